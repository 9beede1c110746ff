import { Field } from '../../../primitives/Field/Field.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const SEARCH = { role: 'searchbox', name: 'Search' } as const;
const UNIT = { role: 'combobox', name: 'Unit' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['A list of events is longer than what one looks through, and somebody wants those of a unit, a kind or a time.'],
  useInstead: [
    { when: 'Feedback is narrowed down', component: 'FeedbackFilters' },
    { when: 'Another list gets filters of its own', component: 'FilterBar' },
  ],
  anatomy: [
    { part: 'Search', is: 'words, each of which is in the title, unit, type or venue.' },
    { part: 'Unit, Category, Status', is: 'one choice each; a unit is not offered where there is only one.' },
    { part: 'From and To', is: 'the days on which an event may begin; neither can be set beyond the other.' },
    { part: 'Summary', is: 'how many pass, and how many there are; read out when it changes.' },
    { part: 'Clear filters', is: 'takes all of them back; there only while there is something to take back.' },
  ],
  dos: [
    {
      do: (
        <Field label="Status">
          <Select placeholder="Any status" options={[{ value: 'planned', label: 'Planned' }]} />
        </Field>
      ),
      dont: (
        <Field label="Status">
          <Select options={[{ value: 'planned', label: 'Planned' }]} />
        </Field>
      ),
      why: 'A filter begins with everything let through, and says so.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the search field.', outcome: { focus: SEARCH }, story: 'Thousands' },
    { keys: 'r', does: 'Narrows the list down while one types.', outcome: { calls: 'onFilter' }, story: 'Thousands' },
    {
      keys: '{Escape}',
      does: 'Clears the search field, and stays there.',
      outcome: [{ calls: 'onFilter' }, { focus: SEARCH }],
      story: 'Thousands',
    },
    { keys: '{Tab}', does: 'Moves on to the first choice.', outcome: { focus: UNIT }, story: 'Thousands' },
  ],
  screenReader: [
    { part: 'Bar', role: 'search', name: 'Filter events', story: 'Thousands' },
    { part: 'Search', ...SEARCH, story: 'Thousands' },
    { part: 'Summary', role: 'status', text: 'Showing 1,840 of 20,000 events', story: 'Thousands' },
  ],
  adapts: {
    narrow: { says: 'The fields wrap; each keeps its label above it.', story: 'Filtered' },
    long: { says: 'Names of units are cut by the browser in the closed field and whole in its list.', story: 'Default' },
    many: { says: 'Figures are grouped as the locale does.', story: 'Thousands' },
    rightToLeft: { says: 'The fields begin on the right; dates keep the order of the locale.', story: 'Filtered' },
  },
  related: ['EventList', 'EventListCompact', 'FilterBar', 'SearchField'],
  matrix: 'Filtered',
} satisfies ComponentGuide;
