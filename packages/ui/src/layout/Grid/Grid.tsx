import type { HTMLAttributes, ReactNode } from 'react';
import type { LayoutElement, Space } from '../space.ts';
import { grid } from './Grid.css.ts';

export const GRID_COLUMNS = [1, 2, 3, 4] as const;
export type GridColumns = (typeof GRID_COLUMNS)[number];

export interface GridProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'> {
  as?: LayoutElement;
  /**
   * Columns by width of the screen; each holds upwards until the next one is given. 'fit' is as many as have room for a card
   * in the place where the grid stands.
   */
  columns?: GridColumns | 'fit' | { phone?: GridColumns; tablet?: GridColumns; desktop?: GridColumns };
  gap?: Space;
  /** Whether cells of one row get one height. */
  align?: 'start' | 'stretch';
  children: ReactNode;
}

/** Cells in columns that line up: one on a phone, more where there is room. */
export function Grid({
  as: Element = 'div',
  columns = { phone: 1, tablet: 2 },
  gap = 'm',
  align = 'stretch',
  children,
  ...native
}: GridProps) {
  return (
    <Element {...native} className={grid({ display: 'grid', columns, gap, alignItems: align })}>
      {children}
    </Element>
  );
}
