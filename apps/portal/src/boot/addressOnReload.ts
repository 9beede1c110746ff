const KEY = 'quad-address-on-reload';

/** Keeps the address as it has just become: a reload that is under way already asks for the one from before. */
export function keepAddress(): void {
  const { pathname, search } = window.location;
  try {
    sessionStorage.setItem(KEY, pathname + search);
  } catch {
    // A browser that keeps nothing loses what was typed last.
  }
}

function takeKeptAddress(): string | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return kept;
  } catch {
    return null;
  }
}

/** Gives a reloaded page the address that was kept for it, and says whether there was one; to be called before the router reads the address. */
export function restoreAddress(): boolean {
  const kept = takeKeptAddress();
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (kept?.split('?')[0] !== window.location.pathname || navigation?.type !== 'reload') return false;
  window.history.replaceState(history.state, '', kept);
  return true;
}
