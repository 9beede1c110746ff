import type { ChangeEvent, ChangeEventHandler } from 'react';

/** Combines `onChange` and the value callback of an input into one handler; undefined if neither is set. */
export function changeHandler<Value>(
  onChange: ChangeEventHandler<HTMLInputElement> | undefined,
  onValue: ((value: Value) => void) | undefined,
  read: (input: HTMLInputElement) => Value,
): ChangeEventHandler<HTMLInputElement> | undefined {
  if (!onValue) return onChange;
  return (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onValue(read(event.currentTarget));
  };
}
