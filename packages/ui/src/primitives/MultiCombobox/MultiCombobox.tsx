import { ChevronDown, X } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { opener, text, box as textBox } from '../combo/combo.css.ts';
import { ListPopup, MOUNTED_WHEN_OPEN } from '../combo/ListPopup.tsx';
import { OptionList } from '../combo/OptionList.tsx';
import { withoutEmptyReference } from '../combo/options.ts';
import { type DescribedProps, useFieldWiring, useGroupWiring } from '../Field/FieldContext.ts';
import { focusNeighbor } from '../TagList/focusNeighbor.ts';
import { input } from '../TextInput/TextInput.css.ts';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import { box, chip, chips } from './MultiCombobox.css.ts';
import { type MultipleComboboxOptions, useMultipleCombobox } from './useMultipleCombobox.ts';

export interface MultiComboboxProps
  extends DescribedProps,
    Pick<MultipleComboboxOptions, 'options' | 'onSearch' | 'value' | 'defaultValue' | 'onValueChange'> {
  /** The `id` of the input, for a label outside of a Field. */
  id?: string;
  /** An example of what to type; gone with the first letter. */
  placeholder?: string;
  /** Shown where nothing fits what was typed. */
  empty?: string;
  /** Sends each chosen value with its form. */
  name?: string;
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
 * Several of many, found by typing, inside a Field; what is chosen stands above the input and goes away when pressed, the last one
 * also with Backspace. With `onSearch` only what fits is asked for, as by Combobox. Use checkboxes instead for a few that fit on the screen. With
 * react-hook-form: through Controller, whose `onChange` is given as `onValueChange`.
 */
export function MultiCombobox(props: MultiComboboxProps) {
  const t = useTranslate();
  const { placeholder, empty = t('Nothing found'), name, disabled, onBlur, ref, ...chosenFrom } = props;
  const { required: _never, ...wiring } = useFieldWiring(props);
  const { 'aria-labelledby': labelId } = useGroupWiring(props);
  const combo = useMultipleCombobox({ ...chosenFrom, empty, inputId: wiring.id, labelId });
  const label = props['aria-label'];
  const dropLast = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = combo.chosen.at(-1);
    if (event.key === 'Backspace' && event.currentTarget.value === '' && last !== undefined) combo.remove(last);
  };
  const anchor = (
    <div className={textBox}>
      <input
        {...withoutEmptyReference(
          combo.getInputProps({ ...wiring, 'aria-label': label, ref, disabled, placeholder, onBlur, onKeyDown: dropLast }),
        )}
        type="text"
        className={`${input} ${text}`}
      />
      <button {...combo.getToggleButtonProps({ disabled, 'aria-label': t('Show options') })} type="button" className={opener}>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
    </div>
  );
  return (
    <div className={box}>
      {combo.selected.length > 0 && (
        <ul className={chips}>
          {combo.selected.map((option) => (
            <li key={option.value}>
              <button
                type="button"
                aria-label={t('Remove {what}', { what: option.label })}
                disabled={disabled}
                onClick={({ currentTarget }) => {
                  focusNeighbor(currentTarget, document.getElementById(combo.inputId));
                  combo.remove(option.value);
                }}
                className={chip}
              >
                {option.label}
                <X size={16} aria-hidden="true" />
              </button>
              {name && <input type="hidden" name={name} value={option.value} disabled={disabled} />}
            </li>
          ))}
        </ul>
      )}
      <ListPopup
        open={combo.isOpen}
        anchor={anchor}
        listProps={{ ...combo.getMenuProps({ 'aria-label': label }, MOUNTED_WHEN_OPEN), 'aria-multiselectable': true }}
        message={combo.message}
        live={props.onSearch !== undefined}
      >
        <OptionList
          options={combo.found}
          highlightedIndex={combo.highlightedIndex}
          chosen={(value) => combo.chosen.includes(value)}
          optionProps={(item, index) => combo.getItemProps({ item, index })}
        />
      </ListPopup>
    </div>
  );
}
