import type { HTMLAttributes, ReactNode } from 'react';
import { flow } from '../flow.css.ts';
import type { Alignment, LayoutElement, Responsive, Space } from '../space.ts';

export interface StackProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'> {
  as?: LayoutElement;
  gap?: Responsive<Space>;
  align?: Responsive<Alignment>;
  children: ReactNode;
}

/** One thing under another, evenly apart. Use Inline instead for things side by side. */
export function Stack({ as: Element = 'div', gap = 'm', align = 'stretch', children, ...native }: StackProps) {
  return (
    <Element {...native} className={flow({ display: 'flex', flexDirection: 'column', minInlineSize: 0, gap, align })}>
      {children}
    </Element>
  );
}
