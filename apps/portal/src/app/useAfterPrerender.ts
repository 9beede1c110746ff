import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** A value that the prerendered sign-in page could not know: `before` while that HTML is being taken over, `value` right after. */
export function useAfterPrerender<Value>(value: Value, before: Value): Value {
  return useSyncExternalStore(
    subscribeToNothing,
    () => value,
    () => before,
  );
}
