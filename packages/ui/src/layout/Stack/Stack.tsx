import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { measures } from '../../themes/measures.ts';
import { flow } from '../flow.css.ts';
import type { Alignment, LayoutElement, Responsive, Space } from '../space.ts';

export interface StackProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'> {
  /** The HTML element. */
  as?: LayoutElement;
  /** The space between elements. */
  gap?: Responsive<Space>;
  /** The horizontal alignment of elements that are narrower than the stack. */
  align?: Responsive<Alignment>;
  /** The maximum width: for reading, or for forms. */
  width?: keyof typeof measures;
  /** The elements of the stack. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Stacks elements vertically at even distances. Use Inline instead for elements side by side. */
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
