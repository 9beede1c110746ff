/** Check-in at the door of an event: the code of a participant, and the desk that scans it. */
export * from './CheckInCode/CheckInCode.tsx';
export * from './CheckInDesk/CheckInDesk.tsx';
export type { CodeDetector } from './CheckInDesk/useCamera.ts';
export * from './ScanResultCard/ScanResultCard.tsx';
