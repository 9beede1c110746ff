import { Inline } from '../../layout/Inline/Inline.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Pagination } from './Pagination.tsx';

const PREVIOUS = { role: 'button', name: 'Previous page' } as const;
const NEXT = { role: 'button', name: 'Next page' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['A long table has pages that people return to, share, or go through one by one.'],
  useInstead: [
    { when: 'The list is read from its start', component: 'LoadMore' },
    { when: 'The list loads while scrolling, or is searched', component: 'RecordList' },
    { when: 'Steps follow each other', component: 'Button' },
  ],
  anatomy: [
    { part: 'Arrows', is: 'to the previous and next page; at the ends they stay, unavailable and with a reason.' },
    { part: 'Numbers', is: 'the first, the last, and those around the current page. They are links with `hrefOf`.' },
    { part: 'Summary', is: 'on a phone, instead of the numbers: 3 of 12.' },
  ],
  dos: [
    {
      do: <Pagination label="Pages of members" pageCount={12} defaultValue={3} />,
      dont: (
        <Inline>
          <Button>Previous</Button>
          <Button>Next</Button>
        </Inline>
      ),
      why: 'It shows the current page and the number of pages.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the back arrow.', outcome: { focus: PREVIOUS } },
    { keys: '{Enter}', does: 'Goes to the previous page; so does Space.', outcome: [{ calls: 'onValueChange' }, { focus: PREVIOUS }] },
    { keys: '{Enter}', on: NEXT, does: 'Goes to the next page; the focus stays.', outcome: [{ calls: 'onValueChange' }, { focus: NEXT }] },
    { keys: '{Enter}', on: PREVIOUS, does: 'Does nothing on the first page.', outcome: { doesNotCall: 'onValueChange' }, story: 'First' },
  ],
  screenReader: [
    { part: 'Pages', role: 'navigation', name: 'Pages of members' },
    { part: 'Back', ...PREVIOUS },
    { part: 'On', ...NEXT },
    { part: 'Back on the first page', ...PREVIOUS, state: { unavailable: true }, story: 'First' },
  ],
  adapts: {
    narrow: { says: 'A summary between the arrows replaces the numbers.', story: 'OnAPhone' },
    long: { says: 'Large numbers have the format of the locale.', story: 'Many' },
    many: { says: 'There are at most seven numbers; an ellipsis replaces the others.', story: 'Many' },
    rightToLeft: { says: 'The back arrow is on the right, and points there.', story: 'RightToLeft' },
  },
  related: ['LoadMore', 'RecordList', 'DataTable'],
  matrix: 'Many',
} satisfies ComponentGuide;
