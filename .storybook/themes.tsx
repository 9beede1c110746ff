import { UiProvider } from '@quad/ui';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/**
 * Puts a story on the ground of the chosen theme, density and direction, inside the provider that every app needs. A story of a whole
 * app brings its own: it says so by the parameter `hasOwnProvider`.
 */
export const withTheme: Decorator = (Story, { globals, parameters }) => {
  const { theme, density, direction } = globals;
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.density = density;
    document.documentElement.dir = direction;
  }, [theme, density, direction]);
  if (parameters.hasOwnProvider) return <Story />;
  return (
    <UiProvider direction={direction}>
      <Story />
    </UiProvider>
  );
};
