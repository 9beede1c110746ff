import { APPEARANCE_COOKIE, DEFAULT_APPEARANCE, formatAppearance } from '@quad/domain/appearance';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { LocaleContext } from '../packages/ui/src/primitives/UiProvider/LocaleSettings.ts';
// Not from the entry: every page would wait for all that it names.
import { UiProvider } from '../packages/ui/src/primitives/UiProvider/UiProvider.tsx';
import { type BookLanguageName, bookLanguage, currentReading, subscribeToReading } from './languages.ts';

/**
 * Puts a story on the ground of the chosen theme, density and direction, inside the provider that every app needs, in the chosen language. A story of a whole app brings its own: it says so by the parameter `hasOwnProvider`.
 */
export const withTheme: Decorator = (Story, { globals, parameters }) => {
  const { theme, density } = globals;
  const chosen: BookLanguageName = useSyncExternalStore(subscribeToReading, currentReading) ?? globals.language;
  const { lang, settings, direction = globals.direction } = bookLanguage(chosen);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.density = density;
    document.documentElement.dir = direction;
    document.documentElement.lang = lang;
    // A whole portal dresses the page itself, as its cookie says.
    // biome-ignore lint/suspicious/noDocumentCookie: it is read when the story is rendered, and the Cookie Store API answers later.
    document.cookie = `${APPEARANCE_COOKIE}=${formatAppearance({ ...DEFAULT_APPEARANCE, theme, density })}; Path=/; SameSite=Lax`;
  }, [theme, density, direction, lang]);
  const story = parameters.hasOwnProvider ? (
    <Story />
  ) : (
    <UiProvider direction={direction}>
      <Story />
    </UiProvider>
  );
  return <LocaleContext value={settings}>{story}</LocaleContext>;
};
