import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** A heading where the text names a part of the page. */
  as?: 'span' | 'div' | 'h2' | 'h3';
  /** For what is described or labelled by it. */
  id?: string;
  /** What is read out. */
  children: ReactNode;
}

/** Text for screen readers; it takes no room on the screen. */
export function VisuallyHidden({ as: Element = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={hidden}>
      {children}
    </Element>
  );
}
