export * from './free.ts';
export * from './room.ts';
export * from './texts.ts';
export * from './use.ts';
