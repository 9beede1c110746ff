import { Star } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import { blank, full, stars } from './StarRating.css.ts';

export interface StarRatingProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'className' | 'style' | 'children' | 'role'> {
  /** The rating; shown rounded to whole stars. */
  value: number;
  /** The number of stars. */
  outOf?: number;
  ref?: Ref<HTMLSpanElement>;
}

/** A read-only star rating. Use StarRatingInput instead to enter one. */
export function StarRating({ value, outOf = 5, ...native }: StarRatingProps) {
  const t = useTranslate();
  return (
    <span aria-label={t('{value} of {outOf} stars', { value, outOf })} {...native} role="img" className={stars}>
      {Array.from({ length: outOf }, (_, index) => index + 1).map((star) => (
        <Star key={star} size={16} aria-hidden="true" className={star <= Math.round(value) ? full : blank} />
      ))}
    </span>
  );
}
