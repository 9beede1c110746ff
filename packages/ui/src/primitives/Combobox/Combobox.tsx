import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { text } from '../combo/combo.css.ts';
import { ListPopup, MOUNTED_WHEN_OPEN } from '../combo/ListPopup.tsx';
import { OptionList } from '../combo/OptionList.tsx';
import { withoutEmptyReference } from '../combo/options.ts';
import { type DescribedProps, useFieldWiring, useGroupWiring } from '../Field/FieldContext.ts';
import { endButton, overlaid } from '../TextInput/overlaid.css.ts';
import { input } from '../TextInput/TextInput.css.ts';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import { type SingleComboboxOptions, useSingleCombobox } from './useSingleCombobox.ts';

export interface ComboboxProps
  extends DescribedProps,
    Pick<SingleComboboxOptions, 'options' | 'onSearch' | 'value' | 'defaultValue' | 'onValueChange'> {
  /** The `id` of the input, for a label outside of a Field. */
  id?: string;
  /** An example of a search text; hidden once something is typed. */
  placeholder?: string;
  /** Shown if no option matches. */
  empty?: string;
  /** The form field under which the selected value is submitted. */
  name?: string;
  /** Requires a selection before the form can be submitted. */
  required?: boolean;
  /** Makes the input unavailable. */
  disabled?: boolean;
  /** Called when the input loses the focus. */
  onBlur?: () => void;
  /** The accessible name, if there is no Field. */
  'aria-label'?: string;
  /** A ref to the input. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A text input that filters a list of options, of which one is selected, inside a Field. It handles thousands of options; with `onSearch`
 * it requests matching ones, from two characters on, when typing pauses. Use Select instead for a short list, MultiCombobox for several
 * options. With react-hook-form, use Controller and pass its `onChange` as `onValueChange`.
 */
export function Combobox(props: ComboboxProps) {
  const t = useTranslate();
  const { placeholder, empty = t('Nothing found'), name, disabled, onBlur, ref, ...comboOptions } = props;
  const { required, ...wiring } = useFieldWiring(props);
  const { 'aria-labelledby': labelId } = useGroupWiring(props);
  const combo = useSingleCombobox({ ...comboOptions, empty, inputId: wiring.id, labelId });
  const label = props['aria-label'];
  const anchor = (
    <div className={overlaid}>
      <input
        {...withoutEmptyReference(
          combo.getInputProps({ ...wiring, 'aria-label': label, id: wiring.id, ref, required, disabled, placeholder, onBlur }),
        )}
        type="text"
        className={`${input} ${text}`}
      />
      <button {...combo.getToggleButtonProps({ disabled, 'aria-label': t('Show options') })} type="button" className={endButton}>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      {name && <input type="hidden" name={name} value={combo.selectedValue} disabled={disabled} />}
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
        options={combo.matches}
        highlightedIndex={combo.highlightedIndex}
        selected={(value) => value === combo.selectedValue}
        optionProps={(item, index) => combo.getItemProps({ item, index })}
      />
    </ListPopup>
  );
}
