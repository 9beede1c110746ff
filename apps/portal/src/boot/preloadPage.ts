import type { ComponentType } from 'react';

let screens: ComponentType | undefined;
let loadPage: ((path: string) => Promise<void>) | undefined;

/** Loads the frame of all screens behind sign-in, with the landing screens. */
export async function loadScreens() {
  const loaded = await import('../app/Screens.tsx');
  screens = loaded.default;
  loadPage = loaded.loadPage;
  return loaded;
}

/** The same, once it is loaded; undefined before. Server-rendered HTML can only be hydrated by code that renders synchronously. */
export function loadedScreens(): ComponentType | undefined {
  return screens;
}

/** Loads the code of a page in advance, while the session is being fetched or somebody signs in. */
export async function preloadPage(path: string): Promise<void> {
  // A failure is ignored here: showing the page tries again and reports it.
  await loadScreens()
    .then(() => loadPage?.(path))
    .catch(() => {});
}
