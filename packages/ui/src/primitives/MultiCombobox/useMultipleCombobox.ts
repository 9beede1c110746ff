import { useCombobox } from 'downshift';
import { useId, useMemo, useState } from 'react';
import { InputBlur, InputKeyDownEnter, ItemClick, keyOf, labelOf, scrollNothing, useSearch } from '../combo/comboboxOptions.ts';
import type { ComboboxOption } from '../combo/options.ts';

export interface MultipleComboboxOptions {
  options: readonly ComboboxOption[];
  value?: readonly string[];
  defaultValue?: readonly string[];
  onChange?: (values: string[]) => void;
  inputId?: string;
  labelId?: string;
}

/** Several chosen options, in the order of choosing, and the list that fits the text; the list stays open while choosing. */
export function useMultipleCombobox({ options, value, defaultValue = [], onChange, inputId, labelId }: MultipleComboboxOptions) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const { found, setTyped } = useSearch(options);
  const chosen = value ?? own;
  const byValue = useMemo(() => new Map(options.map((option) => [option.value, option])), [options]);
  const change = (values: string[]) => {
    setOwn(values);
    onChange?.(values);
  };
  const toggle = (key: string) => change(chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key]);
  const combobox = useCombobox<ComboboxOption>({
    id,
    inputId: inputId ?? `${id}-input`,
    labelId,
    items: found,
    itemToString: labelOf,
    itemToKey: keyOf,
    selectedItem: null,
    scrollIntoView: scrollNothing,
    onInputValueChange: ({ inputValue }) => setTyped(inputValue),
    onStateChange: ({ type, selectedItem }) =>
      (type === InputKeyDownEnter || type === ItemClick) && selectedItem && toggle(selectedItem.value),
    stateReducer: (state, { type, changes }) => {
      if (type === InputBlur) return { ...changes, inputValue: '', selectedItem: null };
      if (type !== InputKeyDownEnter && type !== ItemClick) return changes;
      return { ...changes, isOpen: true, inputValue: '', highlightedIndex: state.inputValue === '' ? state.highlightedIndex : -1 };
    },
  });
  const selected = chosen.map((key) => byValue.get(key) ?? { value: key, label: key });
  return { ...combobox, found, chosen, selected, toggle };
}
