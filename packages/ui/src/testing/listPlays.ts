import { expect } from 'storybook/test';
import type { Play } from '../plays.ts';
import type { KeyboardRow, ScreenReaderRow } from './guide.ts';

/** Of a list below filters: the focus goes from the search to the first choice. */
export function movesOnTo(firstChoice: string): readonly KeyboardRow[] {
  const focus = { role: 'combobox', name: firstChoice };
  return [{ keys: '{Tab}', on: { role: 'searchbox', name: 'Search' }, does: 'Moves on to the next filter.', outcome: { focus } }];
}

/** The parts of a list below filters. */
export function filteredListParts(filters: string, list: string): readonly ScreenReaderRow[] {
  return [
    { part: 'Filters', role: 'search', name: filters },
    { part: 'List', role: 'list', name: list },
  ];
}

/** So many rows are there, of which the first one says this. */
export function seesRows(count: number, first: string): Play {
  return async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows).toHaveLength(count);
    await expect(rows[0]).toHaveTextContent(first);
  };
}
