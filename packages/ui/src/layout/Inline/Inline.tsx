import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { flow } from '../flow.css.ts';
import type { Alignment, Justification, LayoutElement, Responsive, Space } from '../space.ts';

export interface InlineProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'> {
  /** The HTML element. */
  as?: LayoutElement;
  /** The space between elements, and between lines. */
  gap?: Responsive<Space>;
  /** The vertical alignment of elements with different heights. */
  align?: Responsive<Alignment>;
  /** The distribution of free space in a line. */
  justify?: Responsive<Justification>;
  /** Wraps elements into the next line where there is no room; `false` shrinks them instead. */
  wrap?: boolean;
  /** The elements of the line. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Places elements side by side and wraps them where there is no room. Use Grid instead for aligned columns. */
export function Inline({
  as: Element = 'div',
  gap = 's',
  align = 'center',
  justify = 'start',
  wrap = true,
  children,
  ref,
  ...native
}: InlineProps) {
  const lines = wrap ? { flexWrap: 'wrap' as const } : {};
  return (
    <Element
      {...native}
      ref={ref as Ref<never>}
      className={flow({ display: 'flex', flexDirection: 'row', minInlineSize: 0, gap, align, justify, ...lines })}
    >
      {children}
    </Element>
  );
}
