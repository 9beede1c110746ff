export { type OwnSessions, useOwnSessions } from './useOwnSessions.ts';
