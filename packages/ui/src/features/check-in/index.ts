/** Checking in at the door of an event: the code that one shows, and the desk where it is read. */
export * from './CheckInCode/CheckInCode.tsx';
export * from './CheckInDesk/CheckInDesk.tsx';
export type { CodeDetector } from './CheckInDesk/useCamera.ts';
export * from './CheckInVerdict/CheckInVerdict.tsx';
