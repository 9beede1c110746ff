export type { LinkComponentProps } from './UiContext.ts';
export * from './UiProvider.tsx';
