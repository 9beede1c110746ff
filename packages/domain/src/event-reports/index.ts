export * from './figures.ts';
export * from './report.ts';
export * from './screenTexts.ts';
export * from './texts.ts';
