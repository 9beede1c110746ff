/** The charts: each brings its frame, with a title, a sentence, the same figures as a table, and what stands there without figures. */
export * from './ActivityMap/ActivityMap.tsx';
export type { DailyFigure } from './ActivityMap/days.ts';
export * from './BarChart/BarChart.tsx';
export * from './BudgetChart/BudgetChart.tsx';
export type { ClubBudget } from './BudgetChart/budgetRows.ts';
export * from './ChartFrame/ChartFrame.tsx';
export type { ChartTableData, ChartTableRow } from './ChartFrame/ChartTable.tsx';
export * from './EventPerformanceChart/EventPerformanceChart.tsx';
export type { EventFigure } from './EventPerformanceChart/eventRows.ts';
export * from './PartsChart/PartsChart.tsx';
export type { Unit } from './plot/figures.ts';
export type { NamedFigure } from './plot/namedFigure.ts';
export * from './StatusPipelineChart/StatusPipelineChart.tsx';
export type { Month, MonthlyFigure } from './TrendChart/months.ts';
export * from './TrendChart/TrendChart.tsx';
export type { Measure } from './TrendChart/trendSentence.ts';
