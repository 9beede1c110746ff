import { useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * Whether a component first rendered on the server or during hydration: only then does React read the server snapshot. The snapshot is
 * constant, so this causes no additional render.
 */
export function useIsHydrating(): boolean {
  const [snapshot] = useState({ isHydrating: false });
  useSyncExternalStore(
    subscribeToNothing,
    () => 0,
    () => {
      snapshot.isHydrating = true;
      return 0;
    },
  );
  return snapshot.isHydrating;
}
