import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { flow } from '../flow.css.ts';
import type { LayoutElement, Responsive, Space } from '../space.ts';

export const GRID_COLUMNS = [1, 2, 3, 4] as const;
export type GridColumns = (typeof GRID_COLUMNS)[number];

export interface GridProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'> {
  /** The element that it is. */
  as?: LayoutElement;
  /**
   * Columns by width of the screen. 'fit' is as many as have room for a card in the place where the grid stands; 'stretch' the same, and
   * fewer cells than that share the whole row.
   */
  columns?: Responsive<GridColumns | 'fit' | 'stretch'>;
  /** The space between cells. */
  gap?: Responsive<Space>;
  /** Whether cells of one row get one height. */
  align?: Responsive<'start' | 'stretch'>;
  /** The cells, in reading order. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Cells in columns that line up: one on a phone, more where there is room. */
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
