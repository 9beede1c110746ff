import { UiProvider } from '@quad/ui';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/** Every theme of the design system, in the order of the toolbar. */
export const THEMES = ['light', 'dark', 'high-contrast'] as const;

/** Puts a story on the ground of the chosen theme and direction, inside the provider that every app needs. */
export const withTheme: Decorator = (Story, { globals }) => {
  const { theme, direction } = globals;
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dir = direction;
  }, [theme, direction]);
  return (
    <UiProvider>
      <Story />
    </UiProvider>
  );
};
