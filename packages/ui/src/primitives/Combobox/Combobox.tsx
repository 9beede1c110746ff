import { ChevronDown } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { box, opener, text } from '../combo/combo.css.ts';
import { ListPopup } from '../combo/ListPopup.tsx';
import { OptionList } from '../combo/OptionList.tsx';
import { SearchNews } from '../combo/SearchNews.tsx';
import { useFieldWiring } from '../Field/FieldContext.ts';
import { useGroupWiring } from '../Field/useGroupWiring.ts';
import { input } from '../TextInput/TextInput.css.ts';
import { type SingleComboboxOptions, useSingleCombobox } from './useSingleCombobox.ts';

export interface ComboboxProps extends Pick<SingleComboboxOptions, 'options' | 'onSearch' | 'value' | 'defaultValue' | 'onChange'> {
  id?: string;
  placeholder?: string;
  /** Shown where nothing fits what was typed. */
  emptyText?: string;
  /** Sends the chosen value with its form. */
  name?: string;
  required?: boolean;
  disabled?: boolean;
  onBlur?: () => void;
  'aria-label'?: string;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * One of many, found by typing, inside a Field; thousands of options cost no more than a few, and with `onSearch` only what fits is
 * asked for: from two letters on, when typing pauses. Heavy: load its form lazily. Use
 * Select instead for a short list, MultiCombobox for several. With react-hook-form: through Controller.
 */
export function Combobox(props: ComboboxProps) {
  const { placeholder, emptyText = 'Nothing found', name, disabled, onBlur, ref, ...chosenFrom } = props;
  const { required, ...wiring } = useFieldWiring(props);
  const { 'aria-labelledby': labelId } = useGroupWiring(props);
  const combo = useSingleCombobox({ ...chosenFrom, emptyText, inputId: wiring.id, labelId });
  const boxRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const label = props['aria-label'];
  return (
    <div ref={boxRef} className={box}>
      <input
        {...combo.getInputProps({ ...wiring, 'aria-label': label, id: wiring.id, ref, required, disabled, placeholder, onBlur })}
        type="text"
        className={`${input} ${text}`}
      />
      <button {...combo.getToggleButtonProps({ disabled, 'aria-label': 'Show options' })} type="button" className={opener}>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      {name && <input type="hidden" name={name} value={combo.chosen} disabled={disabled} />}
      <ListPopup
        isOpen={combo.isOpen}
        anchorRef={boxRef}
        listRef={listRef}
        listProps={combo.getMenuProps({ ref: listRef, 'aria-label': label })}
        message={combo.message}
      >
        <OptionList
          options={combo.found}
          highlightedIndex={combo.highlightedIndex}
          isChosen={(value) => value === combo.chosen}
          optionProps={(item, index) => combo.getItemProps({ item, index })}
        />
      </ListPopup>
      {props.onSearch && <SearchNews message={combo.isOpen ? combo.message : undefined} />}
    </div>
  );
}
