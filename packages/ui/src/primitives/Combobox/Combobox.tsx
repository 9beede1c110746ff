import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { box, opener, text } from '../combo/combo.css.ts';
import { ListPopup, MOUNTED_WHEN_OPEN } from '../combo/ListPopup.tsx';
import { OptionList } from '../combo/OptionList.tsx';
import { withoutEmptyReference } from '../combo/options.ts';
import { type DescribedProps, useFieldWiring, useGroupWiring } from '../Field/FieldContext.ts';
import { input } from '../TextInput/TextInput.css.ts';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import { type SingleComboboxOptions, useSingleCombobox } from './useSingleCombobox.ts';

export interface ComboboxProps
  extends DescribedProps,
    Pick<SingleComboboxOptions, 'options' | 'onSearch' | 'value' | 'defaultValue' | 'onValueChange'> {
  /** The `id` of the input, for a label outside of a Field. */
  id?: string;
  /** An example of what to type; gone with the first letter. */
  placeholder?: string;
  /** Shown where nothing fits what was typed. */
  empty?: string;
  /** Sends the chosen value with its form. */
  name?: string;
  /** It has to be chosen before its form is sent. */
  required?: boolean;
  /** Nothing can be chosen for now. */
  disabled?: boolean;
  /** The focus has left it. */
  onBlur?: () => void;
  /** Names it where no Field does. */
  'aria-label'?: string;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * One of many, found by typing, inside a Field; thousands of options cost no more than a few, and with `onSearch` only what fits is
 * asked for: from two letters on, when typing pauses. Use
 * Select instead for a short list, MultiCombobox for several. With react-hook-form: through Controller, whose
 * `onChange` is given as `onValueChange`.
 */
export function Combobox(props: ComboboxProps) {
  const t = useTranslate();
  const { placeholder, empty = t('Nothing found'), name, disabled, onBlur, ref, ...chosenFrom } = props;
  const { required, ...wiring } = useFieldWiring(props);
  const { 'aria-labelledby': labelId } = useGroupWiring(props);
  const combo = useSingleCombobox({ ...chosenFrom, empty, inputId: wiring.id, labelId });
  const label = props['aria-label'];
  const anchor = (
    <div className={box}>
      <input
        {...withoutEmptyReference(
          combo.getInputProps({ ...wiring, 'aria-label': label, id: wiring.id, ref, required, disabled, placeholder, onBlur }),
        )}
        type="text"
        className={`${input} ${text}`}
      />
      <button {...combo.getToggleButtonProps({ disabled, 'aria-label': t('Show options') })} type="button" className={opener}>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      {name && <input type="hidden" name={name} value={combo.chosen} disabled={disabled} />}
    </div>
  );
  return (
    <ListPopup
      open={combo.isOpen}
      anchor={anchor}
      listProps={combo.getMenuProps({ 'aria-label': label }, MOUNTED_WHEN_OPEN)}
      message={combo.message}
      live={props.onSearch !== undefined}
    >
      <OptionList
        options={combo.found}
        highlightedIndex={combo.highlightedIndex}
        chosen={(value) => value === combo.chosen}
        optionProps={(item, index) => combo.getItemProps({ item, index })}
      />
    </ListPopup>
  );
}
