import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createHeldDecisions, type HeldDecisions, type HeldOptions, type HeldState, type RefusedDecision } from './heldDecisions.ts';

/** Decisions that can be undone for a while. They are sent when the component is unmounted or the page is hidden. */
export function useHeldDecisions(
  options: Omit<HeldOptions, 'onRefuse'> & { onRefuse?: ((refused: RefusedDecision) => void) | undefined },
): HeldState & Pick<HeldDecisions, 'hold' | 'undo' | 'dismiss'> {
  const [keeper] = useState(createHeldDecisions);
  const isHere = useRef(false);
  const { onRefuse, ...held } = options;
  useEffect(() => {
    keeper.configure({
      ...held,
      // The board is not visible any more.
      onRefuse: (refused) => {
        if (!isHere.current) onRefuse?.(refused);
      },
    });
  });
  useEffect(() => {
    isHere.current = true;
    const leave = () => {
      if (document.visibilityState === 'hidden') keeper.flush();
    };
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', keeper.flush);
    return () => {
      isHere.current = false;
      keeper.flush();
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', keeper.flush);
    };
  }, [keeper]);
  const state = useSyncExternalStore(keeper.subscribe, keeper.current, keeper.current);
  return { ...state, hold: keeper.hold, undo: keeper.undo, dismiss: keeper.dismiss };
}
