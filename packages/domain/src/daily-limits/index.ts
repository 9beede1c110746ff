export * from './dailyLimits.ts';
