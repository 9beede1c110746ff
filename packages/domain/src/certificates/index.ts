export * from './certificate.ts';
export * from './code.ts';
export * from './kinds.ts';
export * from './recipients.ts';
export * from './template.ts';
export * from './texts.ts';
