export * from '../hi.series.ts';
