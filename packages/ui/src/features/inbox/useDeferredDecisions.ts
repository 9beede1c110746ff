import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  createDeferredDecisions,
  type DeferredDecisions,
  type DeferredOptions,
  type DeferredState,
  type RefusedDecision,
} from './deferredDecisions.ts';

/** Decisions that can be undone for a while. They are sent when the component is unmounted or the page is hidden. */
export function useDeferredDecisions(
  options: Omit<DeferredOptions, 'onRefuse'> & { onRefuse?: ((refused: RefusedDecision) => void) | undefined },
): DeferredState & Pick<DeferredDecisions, 'defer' | 'undo' | 'dismiss'> {
  const [store] = useState(createDeferredDecisions);
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
  return { ...state, defer: store.defer, undo: store.undo, dismiss: store.dismiss };
}
