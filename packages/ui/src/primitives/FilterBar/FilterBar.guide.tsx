import type { ComponentGuide } from '../../testing/guide.ts';
import { Field } from '../Field/Field.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Select } from '../Select/Select.tsx';
import { FilterBar } from './FilterBar.tsx';

const CLEAR = { role: 'button', name: 'Clear filters' } as const;
const STATUSES = ['active', 'completed'].map((value) => ({ value, label: value }));

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A list or table is filtered by a search, by properties or by both, with immediate effect.'],
  useInstead: [
    { when: 'There is only a search', component: 'SearchField' },
    { when: 'One of a few views is selected', component: 'ToggleButtonGroup' },
    { when: 'A button submits the values', component: 'Field' },
  ],
  anatomy: [
    { part: 'Bar', is: 'a landmark of its own, so that screen readers find it; named by `label`.' },
    {
      part: 'What narrows down',
      is: 'a SearchField and a chip for each Field, whose Select opens the native menu. The chip shows the selected value.',
    },
    { part: 'Summary', is: 'the number of matches and of all items; announced when it changes.' },
    { part: 'Clear', is: 'clears all filters; visible while a filter is active. The focus moves to the search.' },
    {
      part: 'Filters',
      is: 'a button beside the search of a narrow bar: opens the other filters in a sheet, and shows how many are active.',
    },
  ],
  dos: [
    {
      do: (
        <FilterBar
          label="Filter position holders"
          summary="Showing 3 of 24 position holders"
          search={<SearchField placeholder="Name, email, ID or position" />}
        >
          <Field label="Status">
            <Select placeholder="All" options={STATUSES} />
          </Field>
        </FilterBar>
      ),
      dont: (
        <FilterBar label="Filter position holders" search={<SearchField />}>
          <Select aria-label="Status" placeholder="Status" options={STATUSES} />
        </FilterBar>
      ),
      why: 'A Field becomes a chip that keeps its label when a value is selected, and the number of matches shows the effect.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves through the filters in their order.', outcome: { focus: { role: 'searchbox', name: 'Search' } } },
    { keys: '{Tab}', does: 'Moves to the next one.', outcome: { focus: { role: 'combobox', name: 'Status' } } },
    {
      keys: '{Enter}',
      on: CLEAR,
      does: 'Clears all filters, and moves to the search.',
      outcome: [{ calls: 'onClear' }, { focus: { role: 'searchbox', name: 'Search' } }],
      story: 'Filtered',
    },
    {
      keys: '{Escape}',
      does: 'Closes the sheet with the other filters.',
      outcome: [{ hides: { role: 'dialog', name: 'Filters' } }, { focus: { role: 'button', name: 'Filters (2)' } }],
      story: 'SheetLeft',
    },
  ],
  screenReader: [
    { part: 'Bar', role: 'search', name: 'Filter position holders' },
    { part: 'Summary', role: 'status', text: 'Showing 24 of 24 position holders' },
    { part: 'Clear', ...CLEAR, story: 'Filtered' },
  ],
  adapts: {
    narrow: {
      says: 'The search has a line; the chips are below it, or in a sheet behind a button. It depends on the width of the bar.',
      story: 'Narrow',
    },
    long: { says: 'A long value is cut off in its chip, and a long summary wraps; the row keeps its height.', story: 'Chosen' },
    many: { says: 'Chips get shorter if not all of them fit into one row.', story: 'Chosen' },
    rightToLeft: { says: 'Filters start on the right; Clear is on the left.', story: 'Filtered' },
  },
  related: ['SearchField', 'Select', 'RecordList', 'DataTable'],
  matrix: 'Filtered',
} satisfies ComponentGuide;
