import type { InputHTMLAttributes, Ref } from 'react';
import { ChoiceLine } from '../choice/ChoiceLine.tsx';
import { changeHandler } from '../choice/changeHandler.ts';
import { track } from '../choice/choice.css.ts';

export interface SwitchProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type' | 'size' | 'role' | 'children'> {
  /** The label: what is on or off. */
  label: string;
  /** A sentence below the label that explains the setting. */
  hint?: string;
  /** Called with the new state; `onChange` gets the event. */
  onCheckedChange?: (checked: boolean) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A setting that is turned on or off at once. It has its own label and needs no Field. Use Checkbox instead for an answer in a form. */
export function Switch({ label, hint, onCheckedChange, ...native }: SwitchProps) {
  return (
    <ChoiceLine label={label} hint={hint} describedBy={native['aria-describedby']}>
      {(names) => (
        <input
          {...names}
          {...native}
          aria-describedby={names['aria-describedby']}
          onChange={changeHandler(native.onChange, onCheckedChange, ({ checked }) => checked)}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its state, also with the role switch.
          role="switch"
          className={track}
        />
      )}
    </ChoiceLine>
  );
}
