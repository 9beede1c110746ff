import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { heading } from './Heading.css.ts';

export const HEADING_LEVELS = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof HEADING_LEVELS)[number];

export const HEADING_SIZES = ['s', 'm', 'l', 'xl'] as const;
export type HeadingSize = (typeof HEADING_SIZES)[number];

export const HEADING_WRAPS = ['balance', 'pretty', 'anywhere'] as const;
export type HeadingWrap = (typeof HEADING_WRAPS)[number];

/** The default size for each level. */
const SIZES = { 1: 'xl', 2: 'l', 3: 'm', 4: 'm', 5: 's', 6: 's' } as const satisfies Record<HeadingLevel, HeadingSize>;

export interface HeadingProps extends Omit<HTMLAttributes<HTMLHeadingElement>, 'className' | 'style' | 'children'> {
  /** The level in the outline of the page. Use `size` to change the look. */
  level: HeadingLevel;
  /** The visual size; by default derived from `level`. */
  size?: HeadingSize;
  /** How lines break: at balanced lengths, without a single word in the last line, or even within a word. */
  wrap?: HeadingWrap;
  /** Cuts the text off after one line with an ellipsis. */
  truncate?: boolean;
  /** The text of the heading. */
  children: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
}

/** A heading for a part of the page. Use Section instead for a part with a heading, buttons and content. */
export function Heading({ level, size = SIZES[level], wrap = 'balance', truncate, children, ref, ...native }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...native} ref={ref} className={heading({ size, wrap, truncate })}>
      {children}
    </Element>
  );
}
