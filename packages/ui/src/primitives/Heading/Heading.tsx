import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { heading } from './Heading.css.ts';

export const HEADING_LEVELS = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof HEADING_LEVELS)[number];

export const HEADING_SIZES = ['s', 'm', 'l', 'xl'] as const;
export type HeadingSize = (typeof HEADING_SIZES)[number];

export const HEADING_WRAPS = ['balance', 'pretty', 'anywhere'] as const;
export type HeadingWrap = (typeof HEADING_WRAPS)[number];

/** How large a heading is where nobody says. */
const SIZES = { 1: 'xl', 2: 'l', 3: 'm', 4: 'm', 5: 's', 6: 's' } as const satisfies Record<HeadingLevel, HeadingSize>;

export interface HeadingProps extends Omit<HTMLAttributes<HTMLHeadingElement>, 'className' | 'style' | 'children'> {
  /** By what the heading stands under, and not by how it should look: that is what `size` is for. */
  level: HeadingLevel;
  /** How large it looks; by its level where nothing is said. */
  size?: HeadingSize;
  /** Lines of one length, no word alone in the last line, or broken even within a word. */
  wrap?: HeadingWrap;
  /** One line, cut off with an ellipsis. */
  truncate?: boolean;
  /** The name of the part. */
  children: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
}

/** Names a part of the page. Use Section instead where the part has a heading, buttons and content. */
export function Heading({ level, size = SIZES[level], wrap = 'balance', truncate, children, ref, ...native }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...native} ref={ref} className={heading({ size, wrap, truncate })}>
      {children}
    </Element>
  );
}
