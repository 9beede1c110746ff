export * from './charts/BarChart/index.ts';
export * from './charts/BudgetChart/index.ts';
export * from './charts/ChartFrame/index.ts';
export * from './charts/DonutChart/index.ts';
export * from './charts/EventPerformanceChart/index.ts';
export type { Unit } from './charts/plot/figures.ts';
export type { NamedFigure } from './charts/plot/namedFigure.ts';
export * from './charts/StatusPipelineChart/index.ts';
export * from './charts/TrendChart/index.ts';
