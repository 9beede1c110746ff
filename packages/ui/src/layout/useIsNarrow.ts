import { useSyncExternalStore } from 'react';
import { BELOW_DESKTOP } from '../themes/media.ts';

function storeOf(query: string) {
  const subscribe = (onChange: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  };
  return [subscribe, () => matchMedia(query).matches, () => false] as const;
}

/** Below `tablet` a page has one column; below `laptop` there is no room for a second one. */
const BELOW = { tablet: storeOf('(max-width: 47.99rem)'), laptop: storeOf(BELOW_DESKTOP) } as const;

/** Whether the viewport is narrower than a tablet or a laptop; false on the server and for print. */
export function useIsNarrow(than: keyof typeof BELOW = 'tablet'): boolean {
  return useSyncExternalStore(...BELOW[than]);
}
