/**
 * Rows as CSV for a spreadsheet. What a spreadsheet would take for a formula gets an apostrophe before it, for people choose their names
 * themselves; whoever brings the file back gets the text without it. The code for it is loaded when it is asked for.
 */
export async function toCsv(rows: readonly (readonly (string | number | null | undefined)[])[]): Promise<string> {
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  // Spreadsheets take a file for UTF-8 only where it says so at its beginning.
  return stringify(
    rows.map((cells) => cells.map(guarded)),
    { bom: true, escape_formulas: true, record_delimiter: 'windows' },
  );
}

/** A text that begins with such an apostrophe by itself gets another one, for whoever brings it in takes one away. */
function guarded<Cell>(cell: Cell): Cell | string {
  return typeof cell === 'string' && /^'+[=+\-@\t\r＝＋－＠]/.test(cell) ? `'${cell}` : cell;
}
