import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { key as keyStyle, list, pair, value as valueStyle } from './KeyValueList.css.ts';

export const KEY_VALUE_COLUMNS = [1, 2] as const;
export type KeyValueColumns = (typeof KEY_VALUE_COLUMNS)[number];

export interface KeyValueItem {
  label: string;
  /** A dash where there is none. */
  value: ReactNode;
}

export interface KeyValueListProps extends Omit<HTMLAttributes<HTMLDListElement>, 'className' | 'style' | 'children'> {
  /** The properties, each a name and its value. */
  items: readonly KeyValueItem[];
  /** From a tablet upwards; one on a phone. */
  columns?: KeyValueColumns;
  ref?: Ref<HTMLDListElement>;
}

function isMissing(value: ReactNode): boolean {
  return value === undefined || value === null || value === '';
}

/** The facts of one thing, each with its name. Use DataTable instead to compare several things. */
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
