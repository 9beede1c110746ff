import { ChevronDown } from 'lucide-react';
import { type ChangeEvent, type Ref, type SelectHTMLAttributes, useMemo } from 'react';
import { useFieldWiring } from '../Field/FieldContext.ts';
import { input } from '../TextInput/TextInput.css.ts';
import { arrow, box, select } from './Select.css.ts';

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
  /** What can be chosen, in this order. */
  options: readonly SelectOption[];
  /** The chosen value, when controlled. */
  value?: string;
  /** The initial value, when uncontrolled or handled by a form library. */
  defaultValue?: string;
  /** Called with what was chosen. */
  onValueChange?: (value: string) => void;
  /** Shown while nothing is chosen, whose value is empty. Without it the first option is chosen. */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

/**
 * One of a list that is known and not long, inside a Field; the system's own menu. Use Combobox instead where people search or
 * where there are more than thirty, RadioGroup for up to five.
 */
export function Select({ options, placeholder, onValueChange, onChange, ...native }: SelectProps) {
  // A filter is rendered with every key that is typed beside it, and its choices need not be.
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
    <span className={box}>
      <select {...native} {...useFieldWiring(native)} onChange={change} className={`${input} ${select}`}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {listed}
      </select>
      <ChevronDown size={16} aria-hidden="true" className={arrow} />
    </span>
  );
}
