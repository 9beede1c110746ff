export * from './count.ts';
export * from './feeDesk.ts';
export * from './screenTexts.ts';
export * from './texts.ts';
