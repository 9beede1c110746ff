import type { ReactNode, Ref } from 'react';
import type { NativeProps } from '../nativeProps.ts';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends NativeProps<HTMLElement> {
  /** A heading where the text names a part of the page. */
  as?: 'span' | 'div' | 'h2' | 'h3';
  /** For what is described or labelled by it. */
  id?: string;
  /** What is read out. */
  children: ReactNode;
}

/** Text for screen readers; it takes no room on the screen. */
export function VisuallyHidden({ as: Element = 'span', children, ref, ...native }: VisuallyHiddenProps) {
  return (
    <Element {...native} ref={ref as Ref<never>} className={hidden}>
      {children}
    </Element>
  );
}
