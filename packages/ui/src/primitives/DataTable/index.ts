export * from './DataTable.tsx';
export type { SortDirection, Sorting } from './sorting.ts';
