export * from './capacity.ts';
export * from './expected.ts';
export * from './phase.ts';
export * from './register.ts';
export * from './registration.ts';
export * from './texts.ts';
export * from './wording.ts';
