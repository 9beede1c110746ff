import { useState } from 'react';

/**
 * The value of a component that may be controlled: `value` while the app sets it, else the component's own, which starts as `defaultValue`.
 * The function changes the own value and calls `onChange`.
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
