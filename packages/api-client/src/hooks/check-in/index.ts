/** Check-in at an event. Scans are stored on this device until the server has them. */

export { clearDevice, readStoredScans, storeScan } from './scanStore.ts';
export { flushStoredScans } from './storedScans.ts';
export { useDesk } from './useDesk.ts';
export { useSignals } from './useSignals.ts';
export { useVisitorSearch } from './useVisitorSearch.ts';
