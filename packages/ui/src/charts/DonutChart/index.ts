export * from './DonutChart.tsx';
