export { type LocaleSettings, useLocaleSettings } from './LocaleSettings.ts';
export type { LinkComponentProps } from './UiContext.ts';
export * from './UiProvider.tsx';
