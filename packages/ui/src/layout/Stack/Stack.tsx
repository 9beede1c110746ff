import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { measures } from '../../themes/measures.ts';
import { flow } from '../flow.css.ts';
import type { Alignment, LayoutElement, Responsive, Space } from '../space.ts';

export interface StackProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'> {
  /** The element that it is. */
  as?: LayoutElement;
  /** The space between things. */
  gap?: Responsive<Space>;
  /** Where things stand that are narrower than it. */
  align?: Responsive<Alignment>;
  /** How wide it gets at most: for reading, or for filling in. */
  width?: keyof typeof measures;
  /** What stands one under another. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** One thing under another, evenly apart. Use Inline instead for things side by side. */
export function Stack({ as: Element = 'div', gap = 'm', align = 'stretch', width, children, ref, ...native }: StackProps) {
  return (
    <Element
      {...native}
      ref={ref as Ref<never>}
      className={flow({ display: 'flex', flexDirection: 'column', minInlineSize: 0, maxInlineSize: width, gap, align })}
    >
      {children}
    </Element>
  );
}
