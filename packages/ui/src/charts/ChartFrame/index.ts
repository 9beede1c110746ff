export * from './ChartFrame.tsx';
export type { ChartTableData, ChartTableRow } from './ChartTable.tsx';
