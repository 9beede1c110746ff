export * from './clubAnalytics.ts';
export * from './gensecAnalytics.ts';
export * from './presidentAnalytics.ts';
export * from './stats.ts';
export * from './studentAnalytics.ts';
export * from './trend.ts';
