import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { ChoiceLine } from '../choice/ChoiceLine.tsx';
import { changeHandler } from '../choice/changeHandler.ts';
import { mark, radioGroup, round } from '../choice/choice.css.ts';
import { type DescribedProps, useRadioGroupWiring } from '../Field/FieldContext.ts';

export const RADIO_ORIENTATIONS = ['vertical', 'horizontal'] as const;
export type RadioOrientation = (typeof RADIO_ORIENTATIONS)[number];

export interface RadioOption {
  value: string;
  label: string;
  hint?: string;
  disabled?: boolean;
}

export interface RadioGroupProps
  extends DescribedProps,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      'id' | 'name' | 'required' | 'disabled' | 'onChange' | 'onBlur' | 'aria-label' | 'aria-labelledby'
    > {
  /** The options, in this order. */
  options: readonly RadioOption[];
  /** `vertical` stacks the options; `horizontal` is for a few short ones. */
  orientation?: RadioOrientation;
  /** The selected value, when controlled. */
  value?: string;
  /** The initial value, when uncontrolled. */
  defaultValue?: string;
  /** Called with the new value; `onChange` gets the event. */
  onValueChange?: (value: string) => void;
  /** A ref that gets every radio in turn, as form libraries expect. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A choice of one option from a few that are all visible, inside a Field with `group`. Use Select instead for more than five options,
 * ToggleButtonGroup for a choice that changes the page at once.
 */
export function RadioGroup({ options, orientation = 'vertical', value, defaultValue, onValueChange, ref, ...props }: RadioGroupProps) {
  const ownName = useId();
  const wiring = useRadioGroupWiring(props);
  const { name = ownName, disabled, onBlur } = props;
  const onChange = changeHandler(props.onChange, onValueChange, (radio) => radio.value);
  const checked = (option: RadioOption) =>
    value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value };
  return (
    <div {...wiring} role="radiogroup" className={radioGroup({ orientation })}>
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
              required={wiring['aria-required']}
              disabled={disabled || option.disabled}
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
