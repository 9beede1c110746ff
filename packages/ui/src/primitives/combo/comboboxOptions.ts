import { useCombobox } from 'downshift';
import type { ComboboxOption } from './options.ts';

export const { InputBlur, InputChange, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;

/** Where nothing is scrolled by the engine: the virtual list does that itself. */
export const scrollNothing = () => undefined;

export function labelOf(option: ComboboxOption | null): string {
  return option?.label ?? '';
}

export function keyOf(option: ComboboxOption | null): string | undefined {
  return option?.value;
}
