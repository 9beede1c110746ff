export * from './EventPerformanceChart.tsx';
export type { EventFigure } from './eventRows.ts';
