export { type Counter, useCounters } from './useCounters.ts';
