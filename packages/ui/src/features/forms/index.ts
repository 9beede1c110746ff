export * from './useAction.ts';
