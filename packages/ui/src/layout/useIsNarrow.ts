import { useSyncExternalStore } from 'react';

/** Below this a page has one column. */
const NARROW = '(max-width: 47.99rem)';

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(NARROW);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the screen is a phone's; what is printed or rendered elsewhere is none. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  );
}
