import { useState } from 'react';

/**
 * State of a component that may be controlled: `value` if the app sets it, otherwise internal state that starts as `defaultValue`. The
 * returned function updates the internal state and calls `onChange`.
 */
export function useControllableState<Value, Next extends Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange?: (next: Next) => void,
): [Value, (next: Next) => void] {
  const [own, setOwn] = useState(defaultValue);
  const change = (next: Next) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change];
}
