export * from './places.ts';
export * from './searchHit.ts';
export * from './texts.ts';
