import { ChevronDown } from 'lucide-react';
import { type ChangeEvent, type Ref, type SelectHTMLAttributes, useMemo } from 'react';
import { useFieldWiring } from '../Field/FieldContext.ts';
import { overlaid } from '../TextInput/overlaid.css.ts';
import { input } from '../TextInput/TextInput.css.ts';
import { arrow, select } from './Select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps
  extends Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    'className' | 'style' | 'multiple' | 'size' | 'children' | 'value' | 'defaultValue'
  > {
  /** The options, in this order. */
  options: readonly SelectOption[];
  /** The selected value, when controlled. */
  value?: string;
  /** The initial value, when uncontrolled or registered with a form library. */
  defaultValue?: string;
  /** Called with the selected value. */
  onValueChange?: (value: string) => void;
  /** Shown while nothing is selected, which is the empty value. Without it the first option is selected. */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

/**
 * A native select for one option of a short, known list, inside a Field. Use Combobox instead if people search or if there are more than
 * thirty options, RadioGroup for up to five.
 */
export function Select({ options, placeholder, onValueChange, onChange, ...native }: SelectProps) {
  // Memoized, because a filter renders on every keystroke in the search beside it.
  const listed = useMemo(
    () =>
      options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      )),
    [options],
  );
  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
  return (
    <span className={overlaid}>
      <select {...native} {...useFieldWiring(native)} onChange={change} className={`${input} ${select}`}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {listed}
      </select>
      <ChevronDown size={16} aria-hidden="true" className={arrow} />
    </span>
  );
}
