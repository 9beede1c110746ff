import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { ChoiceLine } from '../choice/ChoiceLine.tsx';
import { changeHandler } from '../choice/changeHandler.ts';
import { mark, square } from '../choice/choice.css.ts';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type' | 'size' | 'children'> {
  /** What is true when it is ticked; its name. */
  label: ReactNode;
  /** What ticking it means, in a sentence under the label. */
  hint?: string;
  /** What is wrong with it, for screen readers; say it in words nearby. */
  invalid?: boolean;
  /** Called with the new state; `onChange` gets the event. */
  onCheckedChange?: (checked: boolean) => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Something that is so or not, sent with its form. It has its own label and needs no Field. Use Switch instead for what
 * takes effect at once, RadioGroup for one of several.
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
