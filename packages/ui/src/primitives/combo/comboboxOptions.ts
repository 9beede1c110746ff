import { useCombobox } from 'downshift';
import { useMemo, useState } from 'react';
import { type ComboboxOption, search, searchable } from './options.ts';

export const { InputBlur, InputChange, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;

/** Where nothing is scrolled by the engine: the virtual list does that itself. */
export const scrollNothing = () => undefined;

export function labelOf(option: ComboboxOption | null): string {
  return option?.label ?? '';
}

export function keyOf(option: ComboboxOption | null): string | undefined {
  return option?.value;
}

/** The options that fit what is typed, prepared once for many searches. */
export function useSearch(options: readonly ComboboxOption[]) {
  const [typed, setTyped] = useState('');
  const prepared = useMemo(() => searchable(options), [options]);
  const found = useMemo(() => search(prepared, typed), [prepared, typed]);
  return { found, setTyped };
}
