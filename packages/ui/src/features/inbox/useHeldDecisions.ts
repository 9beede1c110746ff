import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createHeldDecisions, type HeldDecisions, type HeldOptions, type HeldState, type RefusedDecision } from './heldDecisions.ts';

/** Decisions that can be undone for a while. They are sent when the component is unmounted or the page is hidden. */
export function useHeldDecisions(
  options: Omit<HeldOptions, 'onRefuse'> & { onRefuse?: ((refused: RefusedDecision) => void) | undefined },
): HeldState & Pick<HeldDecisions, 'hold' | 'undo' | 'dismiss'> {
  const [store] = useState(createHeldDecisions);
  const isMounted = useRef(false);
  const { onRefuse, ...storeOptions } = options;
  useEffect(() => {
    store.configure({
      ...storeOptions,
      // The board is not visible any more.
      onRefuse: (refused) => {
        if (!isMounted.current) onRefuse?.(refused);
      },
    });
  });
  useEffect(() => {
    isMounted.current = true;
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') store.flush();
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    window.addEventListener('pagehide', store.flush);
    return () => {
      isMounted.current = false;
      store.flush();
      document.removeEventListener('visibilitychange', onVisibilityChange);
      window.removeEventListener('pagehide', store.flush);
    };
  }, [store]);
  const state = useSyncExternalStore(store.subscribe, store.current, store.current);
  return { ...state, hold: store.hold, undo: store.undo, dismiss: store.dismiss };
}
