import type { ReactNode } from 'react';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { action as actionStyle, cell, cells, columns, lead as leadStyle } from './table.css.ts';

const ROW_HEADER = { role: 'rowheader' } as const;
const CELL = { role: 'cell' } as const;

export interface ColumnRowProps {
  /** The content that names the row. */
  lead: ReactNode;
  /** A Cell for each other column of the head. */
  children: ReactNode;
  /** The actions, at the end. */
  action?: ReactNode;
}

/** A row of a RecordList with a ColumnHead: in columns where there is room, stacked elsewhere. */
export function ColumnRow({ lead, children, action }: ColumnRowProps) {
  return (
    <div className={columns}>
      <div {...ROW_HEADER} className={leadStyle}>
        <Stack gap="xxs">{lead}</Stack>
      </div>
      <div className={cells}>{children}</div>
      {action !== undefined && (
        <div {...CELL} className={actionStyle}>
          {action}
        </div>
      )}
    </div>
  );
}

/** A cell of the row. */
export function Cell({ children }: { children?: ReactNode }) {
  return (
    <div {...CELL} className={cell}>
      {children}
    </div>
  );
}
