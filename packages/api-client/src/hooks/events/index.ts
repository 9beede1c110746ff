export { useEvent } from './useEvent.ts';
export { useEvents } from './useEvents.ts';
export { useLatestEvents } from './useLatestEvents.ts';
