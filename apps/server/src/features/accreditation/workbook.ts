import type { Cell } from '@quad/domain/accreditation';
import { strToU8 } from 'fflate';
import { zipped } from './zipped.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The fixed parts of a workbook with one sheet. */
const FRAME: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

const FIRST_LETTER = 65;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

// XML 1.0 has no way to write these.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out.
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** XML of a cell. Columns have one letter, because no template has more than 26. */
function cellXml(cell: Cell, column: number, row: number): string {
  const place = `r="${String.fromCharCode(FIRST_LETTER + column)}${row}"`;
  if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`;
  const text = cell.replace(UNWRITABLE, '').replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
  // Strings are never interpreted as formulas.
  return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

async function* fixed(text: string): AsyncGenerator<Uint8Array> {
  yield strToU8(`${XML}${text}`);
}

async function* sheet(pages: AsyncIterable<readonly (readonly Cell[])[]>): AsyncGenerator<Uint8Array> {
  yield strToU8(`${XML}<worksheet xmlns="${MAIN}"><sheetData>`);
  let row = 0;
  for await (const rows of pages) {
    const lines = rows.map((cells) => {
      row += 1;
      return `<row r="${row}">${cells.map((cell, column) => cellXml(cell, column, row)).join('')}</row>`;
    });
    yield strToU8(lines.join(''));
  }
  yield strToU8('</sheetData></worksheet>');
}

/** An XLSX workbook with one sheet, streamed while the rows are read. */
export function workbook(pages: AsyncIterable<readonly (readonly Cell[])[]>, at: Date): AsyncGenerator<Uint8Array> {
  return zipped(
    [...Object.entries(FRAME).map(([name, text]) => [name, fixed(text)] as const), ['xl/worksheets/sheet1.xml', sheet(pages)]],
    at,
  );
}
