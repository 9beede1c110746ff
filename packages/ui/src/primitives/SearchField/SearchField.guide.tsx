import type { ComponentGuide } from '../../testing/guide.ts';
import { SearchField } from './SearchField.tsx';

const BOX = { role: 'searchbox', name: 'Search achievements' } as const;
const CLEAR = { role: 'button', name: 'Clear search' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['What is on the screen is narrowed down by what is typed: a list, a table, a set of cards.'],
  useInstead: [
    { when: 'One of what is found is chosen as an answer', component: 'Combobox' },
    { when: 'It is narrowed down by one property with known values', component: 'Select' },
    { when: 'Several filters stand together, with how many are left', component: 'FilterBar' },
  ],
  anatomy: [
    { part: 'Glass', is: 'a magnifying glass before the text, for the eye only.' },
    { part: 'Box', is: 'calls `onSearch` with every change. Its placeholder is its label, unless something better is given.' },
    { part: 'Clear', is: 'empties the box and goes back into it; there only while there is something to clear.' },
  ],
  dos: [
    {
      do: <SearchField label="Search achievements" placeholder="Title or issuer" />,
      dont: <SearchField label="Search" placeholder="Search..." />,
      why: 'The label says what is searched, the placeholder by what it can be found.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves into the box.', outcome: { focus: BOX } },
    { keys: 'r', does: 'Narrows down with every letter.', outcome: [{ calls: 'onSearch' }, { shows: CLEAR }] },
    {
      keys: '{Escape}',
      does: 'Empties the box, which keeps the focus. A dialog around it stays open.',
      outcome: [{ calls: 'onSearch' }, { shows: { ...BOX, state: { value: '' } } }, { focus: BOX }],
    },
    {
      keys: '{Escape}',
      does: 'Nothing where it is empty already: the key is for what stands around it.',
      outcome: { doesNotCall: 'onSearch' },
    },
    { keys: 'r{Tab}', does: 'Moves to Clear once something is typed.', outcome: { focus: CLEAR } },
    {
      keys: '{Enter}',
      does: 'Clears, and goes back into the box.',
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
    narrow: { says: 'It is as wide as its place; in a FilterBar it has the line but for one button.', story: 'Filled' },
    long: { says: 'A text that is longer than the box scrolls between the glass and Clear.', story: 'Filled' },
    many: { says: 'It calls with every letter: let a slow search wait until typing pauses.', story: 'TypedAndCleared' },
    rightToLeft: { says: 'The glass stands on the right, Clear on the left.', story: 'RightToLeft' },
  },
  related: ['FilterBar', 'Combobox', 'Field'],
  matrix: 'Filled',
} satisfies ComponentGuide;
