export * from './eventMarkup.ts';
export * from './publicEvent.ts';
export * from './publicPage.ts';
export * from './publicUnit.ts';
export * from './slug.ts';
export * from './texts.ts';
