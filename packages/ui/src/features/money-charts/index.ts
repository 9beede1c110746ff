export * from './MoneyCharts.tsx';
