import { useCombobox } from 'downshift';
import { useId, useMemo, useState } from 'react';
import { type ComboboxOption, keyOf, labelOf } from '../combo/options.ts';
import { type OptionSearchOptions, useOptionSearch } from '../combo/useOptionSearch.ts';
import { useControllableState } from '../useControllableState.ts';

const { InputBlur, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;

export interface MultipleComboboxOptions extends OptionSearchOptions {
  /** The selected values, when controlled. */
  value?: readonly string[];
  /**
   * The initial value, when uncontrolled.
   * @default []
   */
  defaultValue?: readonly string[];
  /** Called with the selected values, and with their options. */
  onValueChange?: (values: string[], chosen: ComboboxOption[]) => void;
  inputId?: string;
  labelId?: string;
}

/**
 * State of a combobox with several selected options, in the order of selection, and the matching list, which stays open while selecting.
 */
export function useMultipleCombobox({ value, defaultValue = [], onValueChange, inputId, labelId, ...from }: MultipleComboboxOptions) {
  const id = useId();
  const ownInputId = inputId ?? `${id}-input`;
  const [selectedValues, setSelectedValues] = useControllableState(value, defaultValue);
  const [picked, setPicked] = useState<readonly ComboboxOption[]>([]);
  const { matches, message, setTyped } = useOptionSearch(from);
  const { options = picked } = from;
  const byValue = useMemo(() => new Map([...picked, ...options].map((option) => [option.value, option])), [picked, options]);
  const optionOf = (key: string) => byValue.get(key) ?? { value: key, label: key };
  const remove = (key: string) => change(selectedValues.filter((each) => each !== key).map(optionOf));
  const change = (values: ComboboxOption[]) => {
    const keys = values.map((option) => option.value);
    setPicked(values);
    setSelectedValues(keys);
    onValueChange?.(keys, values);
  };
  const toggle = (option: ComboboxOption) =>
    selectedValues.includes(option.value) ? remove(option.value) : change([...selectedValues.map(optionOf), option]);
  const combobox = useCombobox<ComboboxOption>({
    id,
    inputId: ownInputId,
    labelId,
    items: matches,
    itemToString: labelOf,
    itemToKey: keyOf,
    selectedItem: null,
    // The virtual list scrolls to the row itself.
    scrollIntoView: () => undefined,
    onInputValueChange: ({ inputValue }) => setTyped(inputValue),
    onStateChange: ({ type, selectedItem }) => (type === InputKeyDownEnter || type === ItemClick) && selectedItem && toggle(selectedItem),
    stateReducer: (state, { type, changes }) => {
      if (type === InputBlur) return { ...changes, inputValue: '', selectedItem: null };
      if (type !== InputKeyDownEnter && type !== ItemClick) return changes;
      return { ...changes, isOpen: true, inputValue: '', highlightedIndex: state.inputValue === '' ? state.highlightedIndex : -1 };
    },
  });
  return { ...combobox, inputId: ownInputId, matches, message, selectedValues, selected: selectedValues.map(optionOf), remove };
}
