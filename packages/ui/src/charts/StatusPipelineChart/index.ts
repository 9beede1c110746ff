export * from './StatusPipelineChart.tsx';
