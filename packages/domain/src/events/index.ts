export * from './event.ts';
export * from './eventForm.ts';
export * from './eventInput.ts';
export * from './latestUpdates.ts';
export * from './mayManage.ts';
export * from './status.ts';
export * from './upcoming.ts';
export * from './visible.ts';
