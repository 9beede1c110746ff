import type { ReactNode } from 'react';
import { table } from './ComponentPage.css.ts';

/** A table of a documentation page with its headings. */
export function DocTable({ label, headings, children }: { label: string; headings: readonly string[]; children: ReactNode }) {
  return (
    <table className={table} aria-label={label}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
