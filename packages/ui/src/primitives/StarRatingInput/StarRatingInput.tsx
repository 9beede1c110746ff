import { Star } from 'lucide-react';
import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { changeHandler } from '../choice/changeHandler.ts';
import { type DescribedProps, useRadioGroupWiring } from '../Field/FieldContext.ts';
import { group, picture, radio, star as starStyle } from '../StarRating/StarRating.css.ts';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';

export interface StarRatingInputProps
  extends DescribedProps,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name' | 'required' | 'onChange' | 'onBlur' | 'aria-label' | 'aria-labelledby'> {
  /** The number of stars. */
  outOf?: number;
  /** The selected rating, when controlled. */
  value?: number;
  /** The initial rating, when uncontrolled. */
  defaultValue?: number;
  /** Called with the new rating; `onChange` gets the event. */
  onValueChange?: (value: number) => void;
  /** A ref that gets every radio in turn, as form libraries expect. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * An input for a star rating, inside a Field with `group`. It consists of radios, so arrow keys, touch and forms work; its value is
 * submitted as text. Use StarRating instead to show one.
 */
export function StarRatingInput({ outOf = 5, value, defaultValue, onValueChange, ref, ...props }: StarRatingInputProps) {
  const t = useTranslate();
  const ownName = useId();
  const wiring = useRadioGroupWiring(props);
  const { name = ownName, onBlur } = props;
  const onChange = changeHandler(props.onChange, onValueChange, (star) => Number(star.value));
  const checked = (star: number) => (value === undefined ? { defaultChecked: star === defaultValue } : { checked: star === value });
  return (
    <div {...wiring} role="radiogroup" className={group}>
      {Array.from({ length: outOf }, (_, index) => index + 1).map((star) => (
        <label key={star} className={starStyle}>
          <input
            {...checked(star)}
            ref={ref}
            type="radio"
            name={name}
            value={star}
            required={wiring['aria-required']}
            aria-label={star === 1 ? t('1 star') : t('{count} stars', { count: star })}
            onChange={onChange}
            onBlur={onBlur}
            readOnly={onChange === undefined}
            className={radio}
          />
          <Star size={24} aria-hidden="true" className={picture} />
        </label>
      ))}
    </div>
  );
}
