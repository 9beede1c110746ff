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
  useWhen: ['Hundreds or thousands of things are gone through one by one, and all of them are there.'],
  useInstead: [
    { when: 'They come from the server and may fail or be none', component: 'RecordList' },
    { when: 'There are fewer than a hundred: render all of them', component: 'Stack' },
    { when: 'Columns are compared', component: 'DataTable' },
    { when: 'One of them is chosen as an answer', component: 'Combobox' },
  ],
  anatomy: [
    { part: 'List', is: 'named by `label`; as high as its content up to 70 % of the window, as its place, or as all of its rows.' },
    { part: 'Item', is: 'of any height. What is out of sight is not rendered, but for the one that has the focus.' },
    { part: 'Position', is: 'which of how many, read out when the keyboard has moved.' },
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
      why: 'A short list is found by the browser’s own search and printed whole; this one is for what would be too much.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the item that was left last, at first the first: the list is one stop.', outcome: { focus: ITEM } },
    {
      keys: '{ArrowDown}',
      does: 'Moves to the next item and says where one is.',
      outcome: { shows: { role: 'status', text: 'Row 2 of 10,000' } },
    },
    { keys: '{PageDown}', does: 'Moves on by ten.', outcome: { shows: { role: 'status', text: 'Row 12 of 10,000' } } },
    { keys: '{End}', does: 'Moves to the last.', outcome: { shows: { role: 'status', text: 'Row 10,000 of 10,000' } } },
    { keys: '{PageUp}', does: 'Moves back by ten.', outcome: { shows: { role: 'status', text: 'Row 9,990 of 10,000' } } },
    { keys: '{Home}', does: 'Moves to the first.', outcome: [{ focus: ITEM }, { shows: { role: 'status', text: 'Row 1 of 10,000' } }] },
    {
      keys: '{Tab}{Tab}',
      does: 'Moves from the item to the controls in it.',
      outcome: { focus: { role: 'button', name: 'View Details' } },
      story: 'WithControls',
    },
  ],
  screenReader: [
    { part: 'List', role: 'list', name: 'Position holders' },
    { part: 'Item, with its place among all', role: 'listitem', text: 'Position holder 1' },
  ],
  adapts: {
    narrow: { says: 'Lines are as wide as their place; cards become fewer side by side, down to one.', story: 'Cards' },
    long: { says: 'Items are measured and have the height that they need.', story: 'UnevenHeights' },
    many: { says: 'Ten thousand cost what a dozen costs.', story: 'Default' },
    rightToLeft: { says: 'Cards begin at the right.', story: 'Cards' },
  },
  related: ['RecordList', 'DataTable', 'Combobox'],
  matrix: 'Cards',
} satisfies ComponentGuide;
