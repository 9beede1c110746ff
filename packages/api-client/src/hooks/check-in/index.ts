/** The door of an event on this device: what is scanned is kept here until the server has it. */
export { sendKeptScans } from './keptScans.ts';
export { clearDevice, keepScan, keptScans } from './scanStore.ts';
export { useDesk } from './useDesk.ts';
export { useSignals } from './useSignals.ts';
export { useVisitorSearch } from './useVisitorSearch.ts';
