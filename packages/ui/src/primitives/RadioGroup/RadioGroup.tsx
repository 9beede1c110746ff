import { type InputHTMLAttributes, type Ref, use, useId } from 'react';
import { ChoiceLine } from '../choice/ChoiceLine.tsx';
import { mark, round } from '../choice/choice.css.ts';
import { FieldContext } from '../Field/FieldContext.ts';
import { useGroupWiring } from '../Field/useGroupWiring.ts';
import { group } from './RadioGroup.css.ts';

export const RADIO_DIRECTIONS = ['down', 'along'] as const;
export type RadioDirection = (typeof RADIO_DIRECTIONS)[number];

export interface RadioOption {
  value: string;
  label: string;
  hint?: string;
  isDisabled?: boolean;
}

export interface RadioGroupProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'id' | 'name' | 'required' | 'disabled' | 'onChange' | 'onBlur' | 'aria-label' | 'aria-labelledby' | 'aria-describedby'
  > {
  options: readonly RadioOption[];
  /** One under another, or side by side where they are few and short. */
  direction?: RadioDirection;
  /** The chosen value, where the app keeps it. */
  value?: string;
  defaultValue?: string;
  /** Gets every radio in turn, as form libraries expect it. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * One of a few, all of them in sight, inside a Field with `isGroup`. Use Select instead for more than five, ToggleButtonGroup for
 * a choice that changes the page at once.
 */
export function RadioGroup({ options, direction = 'down', value, defaultValue, ref, ...props }: RadioGroupProps) {
  const ownName = useId();
  const { isInvalid, isRequired } = use(FieldContext);
  const { name = ownName, required = isRequired || undefined, disabled, onChange, onBlur } = props;
  const checked = (option: RadioOption) =>
    value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value };
  return (
    <div
      {...useGroupWiring(props)}
      role="radiogroup"
      aria-required={required}
      aria-invalid={isInvalid || undefined}
      className={group({ direction })}
    >
      {options.map((option) => (
        <ChoiceLine key={option.value} label={option.label} hint={option.hint}>
          {(names) => (
            <input
              {...names}
              {...checked(option)}
              ref={ref}
              type="radio"
              name={name}
              value={option.value}
              required={required}
              disabled={disabled || option.isDisabled}
              onChange={onChange}
              onBlur={onBlur}
              readOnly={onChange === undefined}
              className={`${mark} ${round}`}
            />
          )}
        </ChoiceLine>
      ))}
    </div>
  );
}
