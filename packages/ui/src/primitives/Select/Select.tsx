import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { useFieldWiring } from '../Field/FieldContext.ts';
import { input } from '../TextInput/TextInput.css.ts';
import { arrow, box, select } from './Select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

export interface SelectProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'style' | 'multiple' | 'size' | 'children'> {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen, whose value is empty. Without it the first option is chosen. */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

/**
 * One of a list that is known and not long, inside a Field; the system's own menu. Use Combobox instead where people search or
 * where there are more than thirty, RadioGroup for up to five.
 */
export function Select({ options, placeholder, ...native }: SelectProps) {
  return (
    <span className={box}>
      <select {...native} {...useFieldWiring(native)} className={`${input} ${select}`}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden="true" className={arrow} />
    </span>
  );
}
