import { DocsContainer, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { THEME_NAMES, type ThemeName } from '../../packages/ui/src/themes/themeNames.ts';
import { bookTheme } from '../bookTheme.ts';
import './docs.css.ts';
import * as styles from './frame.css.ts';
import { storyOfFrame } from './inFrame.tsx';

interface ThemedDocsProps {
  context: DocsContextProps;
}

interface Chosen {
  theme: ThemeName;
  density: string;
  direction: string;
}

/** Reads the globals from the context's internal store, because a page without stories has no other access to the toolbar. */
type WithStore = DocsContextProps & { store: { userGlobals: { get: () => Chosen } } };

/** The current values of the toolbar. */
function useToolbar(context: DocsContextProps): Chosen {
  const { userGlobals } = (context as WithStore).store;
  const [chosen, setChosen] = useState(() => userGlobals.get());
  useEffect(() => {
    const { channel } = context;
    const look = () => setChosen(userGlobals.get());
    channel.on(GLOBALS_UPDATED, look);
    return () => channel.off(GLOBALS_UPDATED, look);
  }, [context, userGlobals]);
  return chosen;
}

type Layout = keyof typeof styles.alone;

/** A single story as the document of a frame. Its play only runs if the story is about opening something. */
function StoryAlone({ context, storyId }: { context: DocsContextProps; storyId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState<Layout>('padded');
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    const complain = (error: unknown) => console.error(error);
    void context.loadStory(storyId).then((story) => {
      if (isUnmounted || !place.current) return;
      setLayout(story.parameters.layout);
      const callbacks = { showMain: () => {}, showError: complain, showException: complain };
      stop = context.renderStoryToElement(story, place.current, callbacks, { autoplay: story.parameters.frame === 'opened' });
    });
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, [context, storyId]);
  return <div ref={place} className={styles.alone[layout]} />;
}

const BOOK_THEMES = Object.fromEntries(THEME_NAMES.map((name) => [name, bookTheme(name)]));

/** The container of every documentation page: applies the theme, density and direction of the toolbar, like its stories. */
export function ThemedDocs({ context, children }: PropsWithChildren<ThemedDocsProps>) {
  const { theme, density, direction } = useToolbar(context);
  const storyId = storyOfFrame();
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, density });
    document.documentElement.dir = direction;
  }, [theme, density, direction]);
  if (storyId) return <StoryAlone context={context} storyId={storyId} />;
  return (
    <DocsContainer context={context} theme={BOOK_THEMES[theme]}>
      {children}
    </DocsContainer>
  );
}
