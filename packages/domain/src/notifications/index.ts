export * from './channels.ts';
export * from './deciders.ts';
export * from './kinds.ts';
export * from './notification.ts';
export * from './push.ts';
export * from './texts.ts';
export * from './times.ts';
