import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { key as keyStyle, list, pair, value as valueStyle } from './KeyValueList.css.ts';

export const KEY_VALUE_COLUMNS = [1, 2] as const;
export type KeyValueColumns = (typeof KEY_VALUE_COLUMNS)[number];

export interface KeyValueItem {
  label: string;
  /** The value; a dash if it is missing. */
  value: ReactNode;
}

export interface KeyValueListProps extends Omit<HTMLAttributes<HTMLDListElement>, 'className' | 'style' | 'children'> {
  /** The properties, each with a name and a value. */
  items: readonly KeyValueItem[];
  /** The number of columns from tablet width upwards; a phone has one. */
  columns?: KeyValueColumns;
  ref?: Ref<HTMLDListElement>;
}

function isMissing(value: ReactNode): boolean {
  return value === undefined || value === null || value === '';
}

/** The properties of one object, as pairs of name and value. Use DataTable instead to compare several objects. */
export function KeyValueList({ items, columns = 2, ...native }: KeyValueListProps) {
  return (
    <dl {...native} className={list({ columns })}>
      {items.map(({ label, value }) => (
        <div key={label} className={pair}>
          <dt className={keyStyle}>{label}</dt>
          <dd className={valueStyle}>{isMissing(value) ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
