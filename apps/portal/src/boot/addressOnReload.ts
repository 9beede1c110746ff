const KEY = 'quad-address-on-reload';

/** Stores the current URL, because a reload that has already begun still requests the previous one. */
export function storeAddress(): void {
  const { pathname, search } = window.location;
  try {
    sessionStorage.setItem(KEY, pathname + search);
  } catch {
    // Without storage, the text typed last is lost.
  }
}

function consumeStoredAddress(): string | null {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return stored;
  } catch {
    return null;
  }
}

/** Restores the URL that `storeAddress` stored before a reload. Returns whether there was one. Call it before the router reads the URL. */
export function restoreAddress(): boolean {
  const stored = consumeStoredAddress();
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (stored?.split('?')[0] !== window.location.pathname || navigation?.type !== 'reload') return false;
  window.history.replaceState(history.state, '', stored);
  return true;
}
