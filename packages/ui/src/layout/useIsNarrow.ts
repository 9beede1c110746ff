import { useSyncExternalStore } from 'react';

/** Below this width a page has one column. */
const NARROW = '(max-width: 47.99rem)';

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(NARROW);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the viewport is as narrow as a phone; false on the server and for print. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  );
}
