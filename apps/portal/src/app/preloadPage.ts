/** Fetches the code of a page before it is shown: while the session is being asked for, or while somebody signs in. */
export async function preloadPage(path: string): Promise<void> {
  // What fails here is tried again, and told, when the page is really shown.
  await import('./Screens.tsx').then(({ loadPage }) => loadPage(path)).catch(() => {});
}
