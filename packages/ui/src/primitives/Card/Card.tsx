import type { HTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { cloneWithProps } from '../cloneWithProps.ts';
import { card } from './Card.css.ts';

export const CARD_PADDINGS = ['none', 's', 'm', 'l'] as const;
export type CardPadding = (typeof CARD_PADDINGS)[number];

export const CARD_VARIANTS = ['plain', 'sunken'] as const;
export type CardVariant = (typeof CARD_VARIANTS)[number];

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'> {
  /**
   * Passes look, handlers and ref to the single child: an `article` for an independent item, a `section` for a named part of a page (give
   * it `aria-labelledby`), a `form`, or a link.
   */
  asChild?: boolean;
  /** The space between the border and the content. */
  padding?: CardPadding;
  /** `plain` for cards on the page, `sunken` for a part inside a card. */
  variant?: CardVariant;
  /** Limits the card to the width of a form. */
  width?: 'form';
  /** The content of the card. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A bordered surface that groups related content. Use Stack instead where space alone is enough. */
export function Card({ asChild = false, padding = 'm', variant = 'plain', width, children, ref, ...native }: CardProps) {
  const look = card({ padding, variant, width });
  if (asChild) return cloneWithProps(children as ReactElement, { ...native, ref, className: look });
  return (
    <div {...native} ref={ref as Ref<HTMLDivElement>} className={look}>
      {children}
    </div>
  );
}
