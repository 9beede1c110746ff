export * from './days.ts';
export * from './results.ts';
export * from './rules.ts';
export * from './screenTexts.ts';
export * from './survey.ts';
export * from './texts.ts';
