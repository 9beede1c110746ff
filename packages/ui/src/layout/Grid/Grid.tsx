import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { flow } from '../flow.css.ts';
import type { LayoutElement, Responsive, Space } from '../space.ts';

export const GRID_COLUMNS = [1, 2, 3, 4] as const;
export type GridColumns = (typeof GRID_COLUMNS)[number];

export interface GridProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'> {
  /** The HTML element. */
  as?: LayoutElement;
  /**
   * The number of columns by viewport width. `fit` makes as many as have room for a card in the grid's container; `stretch` does the same,
   * and fewer cells fill the whole row.
   */
  columns?: Responsive<GridColumns | 'fit' | 'stretch'>;
  /** The space between cells. */
  gap?: Responsive<Space>;
  /** Whether the cells of a row have the same height. */
  align?: Responsive<'start' | 'stretch'>;
  /** The cells, in reading order. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A grid of equal columns: one on a phone, more where there is room. Use Inline instead for elements that keep their own width. */
export function Grid({
  as: Element = 'div',
  columns = { phone: 1, tablet: 2 },
  gap = 'm',
  align = 'stretch',
  children,
  ref,
  ...native
}: GridProps) {
  return (
    <Element {...native} ref={ref as Ref<never>} className={flow({ display: 'grid', columns, gap, align })}>
      {children}
    </Element>
  );
}
