export * from './links.ts';
export * from './options.ts';
export * from './profileInput.ts';
