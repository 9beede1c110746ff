export * from './roomRequest.ts';
