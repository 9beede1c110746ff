import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { ChoiceLine } from '../choice/ChoiceLine.tsx';
import { changeHandler } from '../choice/changeHandler.ts';
import { mark, square } from '../choice/choice.css.ts';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type' | 'size' | 'children'> {
  /** The label: a statement that is true when the box is checked. */
  label: ReactNode;
  /** A sentence below the label that explains the consequence. */
  hint?: string;
  /** Marks the checkbox as invalid for screen readers; show the error message nearby. */
  invalid?: boolean;
  /** Called with the new state; `onChange` gets the event. */
  onCheckedChange?: (checked: boolean) => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A choice between yes and no that is submitted with its form. It has its own label and needs no Field. Use Switch instead for a setting
 * that takes effect at once, RadioGroup for one of several options.
 */
export function Checkbox({ label, hint, invalid, onCheckedChange, ...native }: CheckboxProps) {
  return (
    <ChoiceLine label={label} hint={hint} describedBy={native['aria-describedby']}>
      {(names) => (
        <input
          {...names}
          {...native}
          aria-describedby={names['aria-describedby']}
          onChange={changeHandler(native.onChange, onCheckedChange, ({ checked }) => checked)}
          type="checkbox"
          aria-invalid={native['aria-invalid'] ?? (invalid || undefined)}
          className={`${mark} ${square}`}
        />
      )}
    </ChoiceLine>
  );
}
