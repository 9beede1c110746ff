import type { ReactNode, Ref } from 'react';
import type { NativeProps } from '../nativeProps.ts';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends NativeProps<HTMLElement> {
  /** The HTML element; use a heading if the text is the title of a part of the page. */
  as?: 'span' | 'div' | 'h2' | 'h3';
  /** An id for `aria-labelledby` and `aria-describedby`. */
  id?: string;
  /** The text for screen readers. */
  children: ReactNode;
}

/** Text that only screen readers get; it takes no space on the screen. */
export function VisuallyHidden({ as: Element = 'span', children, ref, ...native }: VisuallyHiddenProps) {
  return (
    <Element {...native} ref={ref as Ref<never>} className={hidden}>
      {children}
    </Element>
  );
}
