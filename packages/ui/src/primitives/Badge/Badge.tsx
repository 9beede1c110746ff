import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { ToneName } from '../../themes/contract.css.ts';
import { badge } from './Badge.css.ts';

export const BADGE_TONES = [
  'neutral',
  'info',
  'positive',
  'caution',
  'critical',
  'elevated',
  'concluded',
  'notable',
  'distinguished',
] as const satisfies readonly ToneName[];
export type BadgeTone = (typeof BADGE_TONES)[number];

export const BADGE_VARIANTS = ['filled', 'outline', 'dot'] as const;
export type BadgeVariant = (typeof BADGE_VARIANTS)[number];

export interface BadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'className' | 'style' | 'children'> {
  /** The colour of its kind; it repeats the word and never stands for it. */
  tone?: BadgeTone;
  /** Filled for the one state of a thing, an outline for its kind, with a dot for a level. */
  variant?: BadgeVariant;
  /** A word or two. The word says it; the tone only repeats it. */
  children: ReactNode;
  ref?: Ref<HTMLSpanElement>;
}

/** The state or kind of a thing, in a word. Composites say which tone a state has; use a sentence instead for a message. */
export function Badge({ tone = 'neutral', variant = 'filled', children, ...native }: BadgeProps) {
  return (
    <span {...native} className={badge({ tone, variant })}>
      {children}
    </span>
  );
}
