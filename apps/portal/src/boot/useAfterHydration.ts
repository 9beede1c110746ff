import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** A value that the HTML of the page could not know, or knew otherwise: `before` while that HTML is being taken over, `value` right after. */
export function useAfterHydration<Value>(value: Value, before: Value): Value {
  return useSyncExternalStore(
    subscribeToNothing,
    () => value,
    () => before,
  );
}
