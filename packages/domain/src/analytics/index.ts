export * from './clubAnalytics.ts';
export * from './gensecAnalytics.ts';
export * from './kind.ts';
export * from './presidentAnalytics.ts';
export * from './quickStats.ts';
export * from './stats.ts';
export * from './studentAnalytics.ts';
export * from './trend.ts';
