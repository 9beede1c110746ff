import type { Cell } from '@quad/domain/accreditation';
import { stringify } from 'csv-stringify/sync';
import { strToU8 } from 'fflate';

export type Rows = readonly (readonly Cell[])[];

/** For spreadsheets: UTF-8 with a mark, and no cell that one would take for a formula. */
export async function* csvOf(pages: AsyncIterable<Rows>): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const rows of pages) {
    yield strToU8(
      stringify(
        rows.map((cells) => [...cells]),
        { bom: isFirst, escape_formulas: true },
      ),
    );
    isFirst = false;
  }
}
