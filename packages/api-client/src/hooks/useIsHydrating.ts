import { useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * Whether a component was first rendered to make HTML, or to take it over: React asks for a server's snapshot then, and only then. What it
 * is told is always the same, so that nothing is rendered once more because of it.
 */
export function useIsHydrating(): boolean {
  const [asked] = useState({ isHydrating: false });
  useSyncExternalStore(
    subscribeToNothing,
    () => 0,
    () => {
      asked.isHydrating = true;
      return 0;
    },
  );
  return asked.isHydrating;
}
