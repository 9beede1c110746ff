import type { HTMLAttributes, ReactNode } from 'react';
import { flow } from '../flow.css.ts';
import type { Alignment, Justification, LayoutElement, Space } from '../space.ts';

export interface InlineProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'> {
  as?: LayoutElement;
  gap?: Space;
  align?: Alignment;
  justify?: Justification;
  /** Goes on in the next line where there is no room; false squeezes the text of its parts. */
  isWrapping?: boolean;
  children: ReactNode;
}

/** Things side by side, going on in the next line where there is no room. Use Grid instead for columns that line up. */
export function Inline({
  as: Element = 'div',
  gap = 's',
  align = 'center',
  justify = 'start',
  isWrapping = true,
  children,
  ...native
}: InlineProps) {
  return (
    <Element {...native} className={flow({ direction: 'along', gap, align, justify, isWrapping })}>
      {children}
    </Element>
  );
}
