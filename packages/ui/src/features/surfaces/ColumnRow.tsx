import type { ReactNode } from 'react';
import { action as actionStyle, cell, lead as leadStyle } from './table.css.ts';

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
    <>
      <div {...ROW_HEADER} className={leadStyle}>
        {lead}
      </div>
      {children}
      {action !== undefined && (
        <div {...CELL} className={actionStyle}>
          {action}
        </div>
      )}
    </>
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
