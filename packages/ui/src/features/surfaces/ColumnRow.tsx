import type { ReactNode } from 'react';
import { action as actionStyle, cell, cells, lead as leadStyle, row } from './table.css.ts';

const ROW_HEADER = { role: 'rowheader' } as const;
const CELL = { role: 'cell' } as const;

export interface ColumnRowProps {
  /** What the row is about. */
  lead: ReactNode;
  /** How many cells there are besides. */
  columns: 2 | 3 | 4;
  /** The others: a Cell each. */
  children: ReactNode;
  /** What can be done, at the end. */
  action?: ReactNode;
}

/** A row of a RecordList with a ColumnHead: side by side where there is room, below each other elsewhere. */
export function ColumnRow({ lead, columns, children, action }: ColumnRowProps) {
  return (
    <div className={row({ columns, hasAction: action !== undefined })}>
      <div {...ROW_HEADER} className={leadStyle}>
        {lead}
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

/** One of its cells. */
export function Cell({ children }: { children?: ReactNode }) {
  return (
    <div {...CELL} className={cell}>
      {children}
    </div>
  );
}
