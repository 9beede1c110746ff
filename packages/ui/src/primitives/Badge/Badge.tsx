import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { ToneName } from '../../themes/contract.css.ts';
import { badge } from './Badge.css.ts';

export const BADGE_TONES = ['neutral', 'info', 'positive', 'caution', 'critical'] as const satisfies readonly ToneName[];
export type BadgeTone = (typeof BADGE_TONES)[number];

export const BADGE_APPEARANCES = ['elevated', 'concluded', 'notable', 'distinguished'] as const satisfies readonly ToneName[];
export type BadgeAppearance = (typeof BADGE_APPEARANCES)[number];

export const BADGE_VARIANTS = ['filled', 'outline', 'dot'] as const;
export type BadgeVariant = (typeof BADGE_VARIANTS)[number];

/** Its colour: by what it means, or one of its own. */
export interface BadgeLook {
  /** What it means. The colour repeats the word and never stands for it. */
  tone?: BadgeTone;
  /** In place of a tone, for what is no state: a rank, a count. */
  appearance?: BadgeAppearance;
}

export interface BadgeProps extends BadgeLook, Omit<HTMLAttributes<HTMLSpanElement>, 'className' | 'style' | 'children'> {
  /** Filled for the one state of a thing, an outline for its kind, with a dot for a level. */
  variant?: BadgeVariant;
  /** A word or two. The word says it; the tone only repeats it. */
  children: ReactNode;
  ref?: Ref<HTMLSpanElement>;
}

/** The state or kind of a thing, in a word. Composites say which tone a state has; use a sentence instead for a message. */
export function Badge({ tone = 'neutral', appearance, variant = 'filled', children, ...native }: BadgeProps) {
  return (
    <span {...native} className={badge({ color: appearance ?? tone, variant })}>
      {children}
    </span>
  );
}
