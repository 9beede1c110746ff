import { ChevronDown, X } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { text } from '../combo/combo.css.ts';
import { ListPopup, MOUNTED_WHEN_OPEN } from '../combo/ListPopup.tsx';
import { OptionList } from '../combo/OptionList.tsx';
import { withoutEmptyReference } from '../combo/options.ts';
import { type DescribedProps, useFieldWiring, useGroupWiring } from '../Field/FieldContext.ts';
import { focusNeighbor } from '../TagList/focusNeighbor.ts';
import { endButton, overlaid } from '../TextInput/overlaid.css.ts';
import { input } from '../TextInput/TextInput.css.ts';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import { box, chip, chips } from './MultiCombobox.css.ts';
import { type MultipleComboboxOptions, useMultipleCombobox } from './useMultipleCombobox.ts';

export interface MultiComboboxProps
  extends DescribedProps,
    Pick<MultipleComboboxOptions, 'options' | 'onSearch' | 'value' | 'defaultValue' | 'onValueChange'> {
  /** The `id` of the input, for a label outside of a Field. */
  id?: string;
  /** An example of a search text; hidden once something is typed. */
  placeholder?: string;
  /** Shown if no option matches. */
  empty?: string;
  /** The form field under which each selected value is submitted. */
  name?: string;
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
 * A text input that filters a list of options, of which several are selected, inside a Field. Selected options are chips above the input;
 * pressing one removes it, and Backspace removes the last one. With `onSearch` it requests matching options, like Combobox. Use checkboxes
 * instead for a few options that fit on the screen. With react-hook-form, use Controller and pass its `onChange` as `onValueChange`.
 */
export function MultiCombobox(props: MultiComboboxProps) {
  const t = useTranslate();
  const { placeholder, empty = t('Nothing found'), name, disabled, onBlur, ref, ...chosenFrom } = props;
  const { required: _never, ...wiring } = useFieldWiring(props);
  const { 'aria-labelledby': labelId } = useGroupWiring(props);
  const combo = useMultipleCombobox({ ...chosenFrom, empty, inputId: wiring.id, labelId });
  const label = props['aria-label'];
  const dropLast = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = combo.selectedValues.at(-1);
    // Held down to delete what was typed, the key must not go on with the chips.
    const removes = event.key === 'Backspace' && !event.repeat && event.currentTarget.value === '';
    if (removes && last !== undefined) combo.remove(last);
  };
  const anchor = (
    <div className={overlaid}>
      <input
        {...withoutEmptyReference(
          combo.getInputProps({ ...wiring, 'aria-label': label, ref, disabled, placeholder, onBlur, onKeyDown: dropLast }),
        )}
        type="text"
        className={`${input} ${text}`}
      />
      <button {...combo.getToggleButtonProps({ disabled, 'aria-label': t('Show options') })} type="button" className={endButton}>
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
          options={combo.matches}
          highlightedIndex={combo.highlightedIndex}
          selected={(value) => combo.selectedValues.includes(value)}
          optionProps={(item, index) => combo.getItemProps({ item, index })}
        />
      </ListPopup>
    </div>
  );
}
