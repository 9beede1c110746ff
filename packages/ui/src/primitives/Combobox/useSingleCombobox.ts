import { useCombobox } from 'downshift';
import { useId, useMemo, useState } from 'react';
import { type ComboboxOption, keyOf, labelOf } from '../combo/options.ts';
import { type OptionSearchOptions, useOptionSearch } from '../combo/useOptionSearch.ts';
import { useControllableState } from '../useControllableState.ts';

const { InputBlur, InputChange } = useCombobox.stateChangeTypes;

export interface SingleComboboxOptions extends OptionSearchOptions {
  /** The selected value, when controlled. */
  value?: string;
  /**
   * The initial value, when uncontrolled.
   * @default ''
   */
  defaultValue?: string;
  /** Called with the selected value. */
  onValueChange?: (value: string) => void;
  inputId?: string;
  labelId?: string;
}

/**
 * State of a combobox with one selected option: the option, its text and the matching list. Text that was not selected is reset when the
 * input loses the focus.
 */
export function useSingleCombobox({ value, defaultValue = '', onValueChange, inputId, labelId, ...from }: SingleComboboxOptions) {
  const id = useId();
  const [selectedValue, setSelectedValue] = useControllableState(value, defaultValue, onValueChange);
  const [picked, setPicked] = useState<ComboboxOption | null>(null);
  const { matches, message, setTyped } = useOptionSearch(from);
  const { options } = from;
  const selectedItem = useMemo(
    () => options?.find((option) => option.value === selectedValue) ?? (picked?.value === selectedValue ? picked : null),
    [options, selectedValue, picked],
  );
  const choose = (option: ComboboxOption | null) => {
    setPicked(option);
    setSelectedValue(option?.value ?? '');
  };
  const combobox = useCombobox<ComboboxOption>({
    id,
    inputId: inputId ?? `${id}-input`,
    labelId,
    items: matches,
    itemToString: labelOf,
    itemToKey: keyOf,
    selectedItem,
    // The virtual list scrolls to the row itself.
    scrollIntoView: () => undefined,
    onSelectedItemChange: (change) => choose(change.selectedItem),
    onIsOpenChange: (change) => !change.isOpen && setTyped(''),
    onInputValueChange: ({ type, inputValue }) => {
      if (type !== InputChange) return;
      setTyped(inputValue);
      if (inputValue === '' && selectedItem) choose(null);
    },
    stateReducer: (state, { type, changes }) =>
      type === InputBlur ? { ...changes, inputValue: labelOf(changes.selectedItem ?? state.selectedItem) } : changes,
  });
  return { ...combobox, matches, message, selectedValue };
}
