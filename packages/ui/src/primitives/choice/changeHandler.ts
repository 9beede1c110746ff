import type { ChangeEvent, ChangeEventHandler } from 'react';

/** The handler of an input that tells both the event, as the DOM does, and what it means; undefined where nobody wants to know. */
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
