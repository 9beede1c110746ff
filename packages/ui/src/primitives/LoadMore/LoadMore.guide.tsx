import type { ComponentGuide } from '../../testing/guide.ts';
import { Button } from '../Button/Button.tsx';
import { LoadMore } from './LoadMore.tsx';

const BUTTON = { role: 'button', name: 'Show more' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['A list is read in pieces, and the content below it has to be reachable: comments, past events, a tile.'],
  useInstead: [
    { when: 'The list may load more by itself while scrolling', component: 'RecordList' },
    { when: 'Each page has a URL, and people open one of them', component: 'Pagination' },
  ],
  anatomy: [
    { part: 'Count', is: 'the number of shown items and of all; nothing is omitted silently.' },
    { part: 'Button', is: 'requests the next items; busy while loading, and hidden after the last ones.' },
    { part: 'Error', is: 'why loading failed; the button retries.' },
  ],
  dos: [
    {
      do: <LoadMore shown={20} total={135} onLoadMore={() => {}} />,
      dont: <Button>More</Button>,
      why: 'It shows how many items remain, and announces the new ones.',
    },
    {
      do: <LoadMore shown={20} total={135} error="The next ones could not be loaded. Check the connection." onLoadMore={() => {}} />,
      dont: <LoadMore shown={20} total={135} error="Error 500" onLoadMore={() => {}} />,
      why: 'A failure is explained in the reader’s words; the shown items stay.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the button.', outcome: { focus: BUTTON } },
    {
      keys: '{Enter}',
      does: 'Requests the next items; the focus stays, and the new items are announced.',
      outcome: [{ focus: BUTTON }, { shows: { role: 'status', text: '20 more are shown' } }],
    },
    {
      keys: '[Space]',
      does: 'So does Space. After the last items the button disappears, and the focus moves to the count.',
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
    narrow: { says: 'The button moves below the count.', story: 'Default' },
    long: { says: 'An error wraps above both.', story: 'Failed' },
    many: { says: 'Numbers have the format of the locale; without `total` only the shown number is known.', story: 'TotalUnknown' },
    rightToLeft: { says: 'The count is to the right of the button.', story: 'Default' },
  },
  related: ['RecordList', 'Pagination', 'Button'],
  matrix: 'Loading',
} satisfies ComponentGuide;
