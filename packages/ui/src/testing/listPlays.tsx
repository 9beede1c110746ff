import { type ComponentType, useEffect, useState } from 'react';
import { expect } from 'storybook/test';
import { lastCallsWith, type Play, presses, type Step, sequence } from '../plays.ts';
import type { KeyboardRow, ScreenReaderRow } from './guide.ts';

/** For a list below filters: the focus moves from the search to the first filter. */
export function movesOnTo(firstChoice: string): readonly KeyboardRow[] {
  const focus = { role: 'combobox', name: firstChoice };
  return [{ keys: '{Tab}', on: { role: 'searchbox', name: 'Search' }, does: 'Moves on to the next filter.', outcome: { focus } }];
}

/** The screen reader rows of a list below filters. */
export function filteredListParts(filters: string, list: string, role: 'list' | 'table' = 'list'): readonly ScreenReaderRow[] {
  return [
    { part: 'Filters', role: 'search', name: filters },
    { part: 'List', role, name: list },
  ];
}

/** For a table that the server sorts: the column that it is sorted by. */
export function sortedColumn(name: string, sort: 'ascending' | 'descending'): ScreenReaderRow {
  return { part: 'Column that it is sorted by', role: 'columnheader', name, state: { sort } };
}

/** For a table that the server sorts: keys on the sorted column request the other direction. */
export function reversesSort(column: string, handler = 'onFiltersChange'): KeyboardRow {
  const on = { role: 'button', name: column };
  return { keys: '{Enter}', on, does: 'Sorts the other way round.', outcome: [{ calls: handler }, { focus: on }] };
}

/** Presses a column and expects the order to be requested with the filters. */
export function sortsBy(column: string, filters: object): Play {
  return sequence(presses(column), lastCallsWith('onFiltersChange', filters));
}

/** Expects `count` rows, the first of which contains the text. The head of a table does not count. */
export function seesRows(count: number, first: string, role: 'listitem' | 'row' = 'listitem'): Play {
  return async ({ canvas }) => {
    const rows = (await canvas.findAllByRole(role)).filter((row) => !row.querySelector('[role="columnheader"]'));
    await expect(rows).toHaveLength(count);
    await expect(rows[0]).toHaveTextContent(first);
  };
}

const REMOVED = 'removed-by-others';

/** Removes items of `useRemaining`, as when somebody else has decided about them. */
export function othersRemove(...ids: readonly string[]): Step {
  return () => void window.dispatchEvent(new CustomEvent(REMOVED, { detail: ids }));
}

/** The items that `othersRemove` has left. */
export function useRemaining<Item>(items: readonly Item[], idOf: (item: Item) => string): readonly Item[] {
  const [removed, setRemoved] = useState<readonly string[]>([]);
  useEffect(() => {
    const remove = ({ detail }: CustomEventInit<readonly string[]>) => setRemoved((before) => [...before, ...(detail ?? [])]);
    window.addEventListener(REMOVED, remove);
    return () => window.removeEventListener(REMOVED, remove);
  }, []);
  return items.filter((item) => !removed.includes(idOf(item)));
}

interface Filtered {
  items?: readonly unknown[] | undefined;
  filters: { search: string };
  onFiltersChange: (filters: never) => void;
}

/** Wraps a list so that it keeps the chosen filters; any search finds nothing. */
export function searchable<Props extends Filtered>(List: ComponentType<Props>): ComponentType<Props> {
  return function Searchable(args) {
    const [filters, setFilters] = useState<Props['filters']>(args.filters);
    const onFiltersChange = (next: never) => {
      args.onFiltersChange(next);
      setFilters(next);
    };
    return <List {...args} items={filters.search ? [] : args.items} filters={filters} onFiltersChange={onFiltersChange} />;
  };
}
