import type { ComponentGuide } from '../../testing/guide.ts';
import { SearchField } from './SearchField.tsx';

const BOX = { role: 'searchbox', name: 'Search achievements' } as const;
const CLEAR = { role: 'button', name: 'Clear search' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Typing filters the content of the page: a list, a table, a set of cards.'],
  useInstead: [
    { when: 'A result is selected as the value of a form', component: 'Combobox' },
    { when: 'It is filtered by one property with known values', component: 'Select' },
    { when: 'There are several filters and a count of results', component: 'FilterBar' },
  ],
  anatomy: [
    { part: 'Icon', is: 'a magnifying glass before the text, decorative.' },
    { part: 'Box', is: 'calls `onSearch` on every change. Its placeholder is its label by default.' },
    { part: 'Clear', is: 'clears the input and focuses it; shown only while there is something to clear.' },
  ],
  dos: [
    {
      do: <SearchField label="Search achievements" placeholder="Title or issuer" />,
      dont: <SearchField label="Search" placeholder="Search..." />,
      why: 'The label says what is searched, the placeholder which fields are.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves into the input.', outcome: { focus: BOX } },
    { keys: 'r', does: 'Searches on every letter.', outcome: [{ calls: 'onSearch' }, { shows: CLEAR }] },
    {
      keys: '{Escape}',
      does: 'Clears the input, which keeps the focus. A dialog around it stays open.',
      outcome: [{ calls: 'onSearch' }, { shows: { ...BOX, state: { value: '' } } }, { focus: BOX }],
    },
    {
      keys: '{Escape}',
      does: 'Does nothing in an empty input, so that the key reaches the surrounding dialog.',
      outcome: { doesNotCall: 'onSearch' },
    },
    { keys: 'r{Tab}', does: 'Moves to Clear once something is typed.', outcome: { focus: CLEAR } },
    {
      keys: '{Enter}',
      does: 'Clears, and returns to the input.',
      outcome: [{ focus: BOX }, { shows: { ...BOX, state: { value: '' } } }, { hides: CLEAR }],
    },
  ],
  screenReader: [
    { part: 'Box', ...BOX },
    { part: 'Clear', ...CLEAR, story: 'Filled' },
    {
      part: 'Box in a Field',
      role: 'searchbox',
      name: 'Position holders',
      description: 'Name, email, ID, position or POR ID',
      story: 'InField',
    },
  ],
  adapts: {
    narrow: { says: 'It fills its container; in a FilterBar it takes the line except for one button.', story: 'Filled' },
    long: { says: 'A text that is longer than the input scrolls between the icon and Clear.', story: 'Filled' },
    many: { says: 'It calls `onSearch` on every letter: debounce a slow search.', story: 'TypedAndCleared' },
    rightToLeft: { says: 'The icon is on the right, Clear on the left.', story: 'RightToLeft' },
  },
  related: ['FilterBar', 'Combobox', 'Field'],
  matrix: 'Filled',
} satisfies ComponentGuide;
