import { APPEARANCE_COOKIE, DEFAULT_APPEARANCE, formatAppearance } from '@quad/domain/appearance';
import { UiProvider } from '@quad/ui';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/**
 * Puts a story on the ground of the chosen theme, density and direction, inside the provider that every app needs, with numbers as the
 * chosen language writes them. A story of a whole app brings its own: it says so by the parameter `hasOwnProvider`.
 */
export const withTheme: Decorator = (Story, { globals, parameters }) => {
  const { theme, density, direction, language } = globals;
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.density = density;
    document.documentElement.dir = direction;
    // A whole portal dresses the page itself, as its cookie says.
    // biome-ignore lint/suspicious/noDocumentCookie: it is read when the story is rendered, and the Cookie Store API answers later.
    document.cookie = `${APPEARANCE_COOKIE}=${formatAppearance({ ...DEFAULT_APPEARANCE, theme, density })}; Path=/; SameSite=Lax`;
  }, [theme, density, direction]);
  if (parameters.hasOwnProvider) return <Story />;
  return (
    <UiProvider direction={direction} locale={language}>
      <Story />
    </UiProvider>
  );
};
