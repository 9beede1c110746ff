import type { ComponentType } from 'react';

let screens: ComponentType | undefined;
let loadPage: ((path: string) => Promise<void>) | undefined;

/** The frame of all screens behind sign-in, with what people land on. */
export async function loadScreens() {
  const loaded = await import('../app/Screens.tsx');
  screens = loaded.default;
  loadPage = loaded.loadPage;
  return loaded;
}

/** The same once it is there: HTML of the server can be taken over by code that need not be waited for, and by no other. */
export function loadedScreens(): ComponentType | undefined {
  return screens;
}

/** Fetches the code of a page before it is shown: while the session is being asked for, or while somebody signs in. */
export async function preloadPage(path: string): Promise<void> {
  // What fails here is tried again, and told, when the page is really shown.
  await loadScreens()
    .then(() => loadPage?.(path))
    .catch(() => {});
}
