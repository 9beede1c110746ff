export type { Month, MonthlyFigure } from './months.ts';
export * from './TrendChart.tsx';
export type { Measure } from './trendSentence.ts';
