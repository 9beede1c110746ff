import { useCallback, useSyncExternalStore } from 'react';
import { BELOW_DESKTOP } from '../themes/media.ts';

/** Below `tablet` a page has one column; below `laptop` there is no room for a second one. */
const BELOW = { tablet: '(max-width: 47.99rem)', laptop: BELOW_DESKTOP } as const;

/** Whether the viewport is narrower than a tablet or a laptop; false on the server and for print. */
export function useIsNarrow(than: keyof typeof BELOW = 'tablet'): boolean {
  const query = BELOW[than];
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
