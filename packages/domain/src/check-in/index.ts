export * from './admission.ts';
export * from './checkIn.ts';
export * from './code.ts';
export * from './days.ts';
export * from './offline.ts';
export * from './texts.ts';
