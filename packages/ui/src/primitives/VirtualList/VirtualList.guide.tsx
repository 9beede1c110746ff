import { Stack } from '../../layout/Stack/Stack.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { VirtualList } from './VirtualList.tsx';

const ITEM = { role: 'listitem' } as const;
const FEW = ['Meera Iyer', 'Arjun Menon', 'Kavya Nair'];

function itself(text: string): string {
  return text;
}

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Hundreds or thousands of items are read one by one, and all of them are loaded.'],
  useInstead: [
    { when: 'They come from the server and may fail or be empty', component: 'RecordList' },
    { when: 'There are fewer than a hundred: render all of them', component: 'Stack' },
    { when: 'Columns are compared', component: 'DataTable' },
    { when: 'One of them is selected as a value', component: 'Combobox' },
  ],
  anatomy: [
    { part: 'List', is: 'named by `label`; as high as its content up to 70 % of the window, as its container, or as all of its rows.' },
    {
      part: 'Item',
      is: 'of any height. Items out of view are not rendered, except for the focused one. If that is removed, the next one takes the focus.',
    },
    { part: 'Position', is: 'the position and the total, announced when a key has moved the focus.' },
  ],
  dos: [
    {
      do: (
        <Stack as="ul" gap="xs">
          {FEW.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </Stack>
      ),
      dont: (
        <VirtualList label="People" items={FEW} itemKey={itself}>
          {itself}
        </VirtualList>
      ),
      why: 'A short list can be searched by the browser and printed completely; this one is for too many items.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the last focused item, initially the first: the list is one tab stop.', outcome: { focus: ITEM } },
    {
      keys: '{ArrowDown}',
      does: 'Moves to the next item and announces the position.',
      outcome: { shows: { role: 'status', text: 'Row 2 of 10,000' } },
    },
    { keys: '{PageDown}', does: 'Moves on by ten.', outcome: { shows: { role: 'status', text: 'Row 12 of 10,000' } } },
    { keys: '{End}', does: 'Moves to the last item.', outcome: { shows: { role: 'status', text: 'Row 10,000 of 10,000' } } },
    { keys: '{PageUp}', does: 'Moves back by ten.', outcome: { shows: { role: 'status', text: 'Row 9,990 of 10,000' } } },
    {
      keys: '{Home}',
      does: 'Moves to the first item.',
      outcome: [{ focus: ITEM }, { shows: { role: 'status', text: 'Row 1 of 10,000' } }],
    },
    {
      keys: '{Tab}{Tab}',
      does: 'Moves from the item to its controls.',
      outcome: { focus: { role: 'button', name: 'View Details' } },
      story: 'WithControls',
    },
  ],
  screenReader: [
    { part: 'List', role: 'list', name: 'Position holders' },
    { part: 'Item, with its place among all', role: 'listitem', text: 'Position holder 1' },
  ],
  adapts: {
    narrow: { says: 'Rows are as wide as their container; the number of cards side by side decreases to one.', story: 'Cards' },
    long: { says: 'Items are measured and as high as their content.', story: 'UnevenHeights' },
    many: { says: 'Ten thousand items cost as much as a dozen.', story: 'Default' },
    rightToLeft: { says: 'Cards start on the right.', story: 'Cards' },
  },
  related: ['RecordList', 'DataTable', 'Combobox'],
  matrix: 'Cards',
} satisfies ComponentGuide;
