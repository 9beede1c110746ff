/**
 * Converts rows to CSV for spreadsheets. Texts that a spreadsheet would evaluate as a formula are prefixed with an apostrophe, because
 * users choose their own names; an import removes it again. The CSV library is loaded on demand.
 */
export async function toCsv(rows: readonly (readonly (string | number | null | undefined)[])[]): Promise<string> {
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  // The byte order mark makes spreadsheets read the file as UTF-8.
  return stringify(
    rows.map((cells) => cells.map(guarded)),
    { bom: true, escape_formulas: true, record_delimiter: 'windows' },
  );
}

/** A text that already starts with such an apostrophe gets another one, because an import removes one. */
function guarded<Cell>(cell: Cell): Cell | string {
  return typeof cell === 'string' && /^'+[=+\-@\t\r＝＋－＠]/.test(cell) ? `'${cell}` : cell;
}
