import type { ComponentGuide } from '../../testing/guide.ts';
import { Button } from '../Button/Button.tsx';
import { LoadMore } from './LoadMore.tsx';

const BUTTON = { role: 'button', name: 'Show more' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['A list is read piece by piece, and what stands below it has to be reached: comments, past events, a tile.'],
  useInstead: [
    { when: 'The list may read on by itself as its end comes near', component: 'RecordList' },
    { when: 'Each page has an address, and people go to one of them', component: 'Pagination' },
  ],
  anatomy: [
    { part: 'Count', is: 'how many are there, of how many; nothing is cut without being said.' },
    { part: 'Button', is: 'asks for the next ones; busy while they are on their way, and gone with the last.' },
    { part: 'Error', is: 'why they did not come; the button tries again.' },
  ],
  dos: [
    {
      do: <LoadMore shown={20} total={135} onLoadMore={() => {}} />,
      dont: <Button>More</Button>,
      why: 'It says how much there is to come, and what came is read out.',
    },
    {
      do: <LoadMore shown={20} total={135} error="The next ones could not be loaded. Check the connection." onLoadMore={() => {}} />,
      dont: <LoadMore shown={20} total={135} error="Error 500" onLoadMore={() => {}} />,
      why: 'What failed is said in the reader’s words; what there is stays.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the button.', outcome: { focus: BUTTON } },
    {
      keys: '{Enter}',
      does: 'Asks for the next ones; the focus stays, and what came is read out.',
      outcome: [{ focus: BUTTON }, { shows: { role: 'status', text: '20 more are shown' } }],
    },
    {
      keys: '[Space]',
      does: 'Does so too. With the last ones the button goes, and the focus stays at the count.',
      outcome: [{ hides: BUTTON }, { focus: { role: 'paragraph' } }],
    },
  ],
  screenReader: [
    { part: 'Button', ...BUTTON },
    { part: 'Count', role: 'paragraph', text: '20 of 50' },
    { part: 'Button while it loads', role: 'button', name: 'Loading...', state: { busy: true }, story: 'Loading' },
    { part: 'Error', role: 'alert', text: 'The next events could not be loaded. Check the connection.', story: 'Failed' },
    { part: 'Button after an error', role: 'button', name: 'Try again', story: 'Failed' },
  ],
  adapts: {
    narrow: { says: 'The button goes under the count.', story: 'Default' },
    long: { says: 'An error breaks above both.', story: 'Failed' },
    many: { says: 'Numbers are written as the locale does; without `total` it says only how many there are.', story: 'TotalUnknown' },
    rightToLeft: { says: 'The count stands on the right of the button.', story: 'Default' },
  },
  related: ['RecordList', 'Pagination', 'Button'],
  matrix: 'Loading',
} satisfies ComponentGuide;
