export * from './answers.ts';
export * from './body.ts';
export * from './dates.ts';
export * from './email.ts';
export * from './list.ts';
export * from './number.ts';
export * from './text.ts';
export * from './webAddress.ts';
