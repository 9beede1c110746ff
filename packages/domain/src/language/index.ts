export * from './language.ts';
export * from './translator.ts';
