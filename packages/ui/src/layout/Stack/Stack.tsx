import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { flow } from '../flow.css.ts';
import type { Alignment, LayoutElement, Responsive, Space } from '../space.ts';

export interface StackProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'> {
  /** The element that it is. */
  as?: LayoutElement;
  /** The space between things. */
  gap?: Responsive<Space>;
  /** Where things stand that are narrower than it. */
  align?: Responsive<Alignment>;
  /** What stands one under another. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** One thing under another, evenly apart. Use Inline instead for things side by side. */
export function Stack({ as: Element = 'div', gap = 'm', align = 'stretch', children, ref, ...native }: StackProps) {
  return (
    <Element
      {...native}
      ref={ref as Ref<never>}
      className={flow({ display: 'flex', flexDirection: 'column', minInlineSize: 0, gap, align })}
    >
      {children}
    </Element>
  );
}
