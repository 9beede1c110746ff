export * from './clashes.ts';
export * from './meetings.ts';
export * from './repeatsForm.ts';
export * from './rule.ts';
export * from './scope.ts';
export * from './screenTexts.ts';
export * from './series.ts';
export * from './texts.ts';
