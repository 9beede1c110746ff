import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';
import { cell, columnHeading, figureCell, scroller, table } from './ChartTable.css.ts';

export interface ChartTableRow {
  key: string;
  /** The header of the row. */
  name: string;
  /** One value for each column except the first. */
  figures: readonly string[];
}

export interface ChartTableData {
  /** The column headings, that of the names first. */
  columns: readonly string[];
  rows: readonly ChartTableRow[];
}

interface ChartTableProps extends ChartTableData {
  caption: string;
}

/** The figures of a chart as a table, for reading, copying and checking. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  const t = useTranslate();
  const [nameColumn, ...figureColumns] = columns;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container has to be focusable, so that it can be scrolled by keyboard.
    <section aria-label={t('{title}, table', { title: caption })} tabIndex={0} className={scroller}>
      <table className={table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={columnHeading}>
              {nameColumn}
            </th>
            {figureColumns.map((column) => (
              <th key={column} scope="col" className={figureCell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, figures }) => (
            <tr key={key}>
              <th scope="row" className={cell}>
                {name}
              </th>
              {figureColumns.map((column, index) => (
                <td key={column} className={figureCell}>
                  {figures[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
