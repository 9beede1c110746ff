import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { flow } from '../flow.css.ts';
import type { Alignment, Justification, LayoutElement, Responsive, Space } from '../space.ts';

export interface InlineProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'> {
  /** The element that it is. */
  as?: LayoutElement;
  /** The space between things, and between lines. */
  gap?: Responsive<Space>;
  /** How things of different height stand to each other. */
  align?: Responsive<Alignment>;
  /** Where things stand where there is room left. */
  justify?: Responsive<Justification>;
  /** Goes on in the next line where there is no room; false squeezes the text of its parts. */
  wrap?: boolean;
  /** What stands side by side. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Things side by side, going on in the next line where there is no room. Use Grid instead for columns that line up. */
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
