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
  useWhen: ['A list or table is narrowed down by a search, by properties or by both, and works at once.'],
  useInstead: [
    { when: 'There is a search alone', component: 'SearchField' },
    { when: 'One of a few views is chosen', component: 'ToggleButtonGroup' },
    { when: 'What is filled in is sent by a button', component: 'Field' },
  ],
  anatomy: [
    { part: 'Bar', is: 'a landmark of its own, so that screen readers find it; named by `label`.' },
    {
      part: 'What narrows down',
      is: 'a SearchField and a chip for each Field, whose Select opens the menu of the system. What is chosen stands in it.',
    },
    { part: 'Summary', is: 'how many are left of how many; read out when it changes.' },
    { part: 'Clear', is: 'takes all filters back; there only while something is narrowed down. The focus goes to the search.' },
    {
      part: 'Filters',
      is: 'a button beside the search of a narrow bar: opens what else there is in a sheet, and says how many are active.',
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
      why: 'A Field makes a chip that keeps its label once something is chosen, and how many are left tells that it worked.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves through the filters in their order.', outcome: { focus: { role: 'searchbox', name: 'Search' } } },
    { keys: '{Tab}', does: 'Moves to the next one.', outcome: { focus: { role: 'combobox', name: 'Status' } } },
    {
      keys: '{Enter}',
      on: CLEAR,
      does: 'Takes all filters back, and goes to the search.',
      outcome: [{ calls: 'onClear' }, { focus: { role: 'searchbox', name: 'Search' } }],
      story: 'Filtered',
    },
    {
      keys: '{Escape}',
      does: 'Leaves the sheet with the other filters.',
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
      says: 'The search has the line; the chips stand below it, or in a sheet behind a button. It goes by its own width.',
      story: 'Narrow',
    },
    long: { says: 'A long value is cut in its chip, and a long summary breaks; the row stays as high as it is.', story: 'Chosen' },
    many: { says: 'Chips become short where all of them have no room in one row.', story: 'Chosen' },
    rightToLeft: { says: 'Filters begin at the right; Clear stands on the left.', story: 'Filtered' },
  },
  related: ['SearchField', 'Select', 'RecordList', 'DataTable'],
  matrix: 'Filtered',
} satisfies ComponentGuide;
