import type { ReactNode } from 'react';
import { table } from './ComponentPage.css.ts';

interface DocTableProps {
  label: string;
  headings: readonly string[];
  /** The cells of each row, in the order of the headings. */
  rows: readonly (readonly ReactNode[])[];
  /** Whether the first cell of a row names it. */
  rowHeaders?: boolean;
}

/** A table of a documentation page. On a phone its cells are below each other, each below its heading. */
export function DocTable({ label, headings: [first, ...others], rows, rowHeaders = true }: DocTableProps) {
  return (
    <table className={table} aria-label={label}>
      <thead>
        <tr>
          {[first, ...others].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are an ordered sequence, which may contain a row twice.
          <tr key={index}>
            {rowHeaders ? <th scope="row">{name}</th> : <td>{name}</td>}
            {others.map((heading, place) => (
              <td key={heading} data-label={heading}>
                {cells[place]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
