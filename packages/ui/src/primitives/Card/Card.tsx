import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { card } from './Card.css.ts';

export const CARD_PADDINGS = ['none', 'small', 'medium', 'large'] as const;
export type CardPadding = (typeof CARD_PADDINGS)[number];

export const CARD_VARIANTS = ['plain', 'sunken'] as const;
export type CardVariant = (typeof CARD_VARIANTS)[number];

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'> {
  /** `article` for a thing of its own, `section` for a named part of a page (give it `aria-labelledby`). */
  as?: 'div' | 'article' | 'section' | 'li';
  /** The room between its edge and its content. */
  padding?: CardPadding;
  /** Plain stands on the page; sunken is a part inside a card. */
  variant?: CardVariant;
  /** What stands in it. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A surface with a hairline around what belongs together. Use Stack instead when space alone says that. */
export function Card({ as: Element = 'div', padding = 'medium', variant = 'plain', children, ref, ...native }: CardProps) {
  return (
    <Element {...native} ref={ref as Ref<never>} className={card({ padding, variant })}>
      {children}
    </Element>
  );
}
