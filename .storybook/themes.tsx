import { APPEARANCE_COOKIE, DEFAULT_APPEARANCE, formatAppearance } from '@quad/domain/appearance';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { LocaleContext } from '../packages/ui/src/primitives/UiProvider/LocaleSettings.ts';
// Not imported from the entry, which would load everything that it exports.
import { UiProvider } from '../packages/ui/src/primitives/UiProvider/UiProvider.tsx';
import { storyOfFrame } from './frame/inFrame.tsx';
import { type BookLanguageName, bookLanguage, currentStoryLanguage, subscribeToStoryLanguage } from './languages.ts';

/** Renders a story as the toolbar says, in a UiProvider unless it is a whole app with its own (parameter `hasOwnProvider`). */
export const withTheme: Decorator = (Story, { globals, parameters, storyGlobals, viewMode }) => {
  const { theme, density } = globals;
  const chosen: BookLanguageName = useSyncExternalStore(subscribeToStoryLanguage, currentStoryLanguage) ?? globals.language;
  const { lang, settings, direction = globals.direction } = bookLanguage(chosen);
  // A documentation page contains many stories, so ThemedDocs (frame/ThemedDocs.tsx) sets its theme instead of the last story.
  const isOnPage = viewMode === 'docs' && !storyOfFrame();
  useLayoutEffect(() => {
    if (isOnPage) return;
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.density = density;
    document.documentElement.dir = direction;
    document.documentElement.lang = lang;
    // A whole portal dresses the page itself, as its cookie says.
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie is read while the story renders, and the Cookie Store API is asynchronous.
    document.cookie = `${APPEARANCE_COOKIE}=${formatAppearance({ ...DEFAULT_APPEARANCE, theme, density })}; Path=/; SameSite=Lax`;
  }, [isOnPage, theme, density, direction, lang]);
  const story = parameters.hasOwnProvider ? (
    <Story />
  ) : (
    <UiProvider dir={direction}>
      <Story />
    </UiProvider>
  );
  const isOfItsOwn = isOnPage && Object.keys(storyGlobals).length > 0;
  return (
    <LocaleContext value={settings}>
      {isOfItsOwn ? (
        <div dir={direction} lang={lang} data-theme={theme} data-density={density}>
          {story}
        </div>
      ) : (
        story
      )}
    </LocaleContext>
  );
};
