import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Returns a value that may differ between the server and the browser: `before` during hydration, and `value` right after. */
export function useAfterHydration<Value>(value: Value, before: Value): Value {
  return useSyncExternalStore(
    subscribeToNothing,
    () => value,
    () => before,
  );
}
