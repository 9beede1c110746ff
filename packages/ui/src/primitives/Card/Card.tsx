import type { HTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { cloneWithProps } from '../cloneWithProps.ts';
import { card } from './Card.css.ts';

export const CARD_PADDINGS = ['none', 's', 'm', 'l'] as const;
export type CardPadding = (typeof CARD_PADDINGS)[number];

export const CARD_VARIANTS = ['plain', 'sunken'] as const;
export type CardVariant = (typeof CARD_VARIANTS)[number];

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'> {
  /**
   * Lends its look, handlers and ref to the one element in it: an `article` for a thing of its own, a `section` for a named part of a
   * page (give it `aria-labelledby`), a `form`, or a link that is a card.
   */
  asChild?: boolean;
  /** The room between its edge and its content. */
  padding?: CardPadding;
  /** Plain stands on the page; sunken is a part inside a card. */
  variant?: CardVariant;
  /** As wide as what is filled in on it, and no wider. */
  width?: 'form';
  /** What stands in it. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A surface with a hairline around what belongs together. Use Stack instead when space alone says that. */
export function Card({ asChild = false, padding = 'm', variant = 'plain', width, children, ref, ...native }: CardProps) {
  const look = card({ padding, variant, width });
  if (asChild) return cloneWithProps(children as ReactElement, { ...native, ref, className: look });
  return (
    <div {...native} ref={ref as Ref<HTMLDivElement>} className={look}>
      {children}
    </div>
  );
}
