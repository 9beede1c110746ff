import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { ToneName } from '../../themes/contract.css.ts';
import { badge } from './Badge.css.ts';

export const BADGE_TONES = ['neutral', 'info', 'positive', 'caution', 'critical'] as const satisfies readonly ToneName[];
export type BadgeTone = (typeof BADGE_TONES)[number];

export const BADGE_APPEARANCES = ['elevated', 'concluded', 'notable', 'distinguished'] as const satisfies readonly ToneName[];
export type BadgeAppearance = (typeof BADGE_APPEARANCES)[number];

export const BADGE_VARIANTS = ['filled', 'outline', 'dot'] as const;
export type BadgeVariant = (typeof BADGE_VARIANTS)[number];

/** The color of a badge: a tone, or an appearance without a meaning. */
export interface BadgeLook {
  /** The meaning. The color supports the text and never replaces it. */
  tone?: BadgeTone;
  /** A look for what is not a status, such as a rank or a count. Replaces `tone`. */
  appearance?: BadgeAppearance;
}

export interface BadgeProps extends BadgeLook, Omit<HTMLAttributes<HTMLSpanElement>, 'className' | 'style' | 'children'> {
  /** `filled` for the one status of an object, `outline` for its kind, `dot` for a level. */
  variant?: BadgeVariant;
  /** One or two words that carry the meaning; the tone only repeats it. */
  children: ReactNode;
  ref?: Ref<HTMLSpanElement>;
}

/**
 * A short label for the status or kind of an object. Feature components decide which tone a status has. Use Banner instead for a message.
 */
export function Badge({ tone = 'neutral', appearance, variant = 'filled', children, ...native }: BadgeProps) {
  return (
    <span {...native} className={badge({ color: appearance ?? tone, variant })}>
      {children}
    </span>
  );
}
