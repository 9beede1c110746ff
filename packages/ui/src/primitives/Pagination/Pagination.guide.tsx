import { Inline } from '../../layout/Inline/Inline.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Pagination } from './Pagination.tsx';

const PREVIOUS = { role: 'button', name: 'Previous page' } as const;
const NEXT = { role: 'button', name: 'Next page' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['A long table has pages that people come back to, send to each other, or go through one by one.'],
  useInstead: [
    { when: 'The list is read from its beginning', component: 'LoadMore' },
    { when: 'It reads on by itself, or is searched', component: 'RecordList' },
    { when: 'Steps follow each other', component: 'Button' },
  ],
  anatomy: [
    { part: 'Arrows', is: 'to the page before and after; at the ends they stay, and say why they do nothing.' },
    { part: 'Numbers', is: 'the first, the last, and those around the current one. Links where `hrefOf` is given.' },
    { part: 'Summary', is: 'in place of the numbers on a phone: 3 of 12.' },
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
      why: 'It says where one is, and how far it goes.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the arrow back.', outcome: { focus: PREVIOUS } },
    { keys: '{Enter}', does: 'Goes to the page before; Space does so too.', outcome: [{ calls: 'onValueChange' }, { focus: PREVIOUS }] },
    { keys: '{Enter}', on: NEXT, does: 'Goes to the page after; the focus stays.', outcome: [{ calls: 'onValueChange' }, { focus: NEXT }] },
    { keys: '{Enter}', on: PREVIOUS, does: 'Does nothing on the first page.', outcome: { doesNotCall: 'onValueChange' }, story: 'First' },
  ],
  screenReader: [
    { part: 'Pages', role: 'navigation', name: 'Pages of members' },
    { part: 'Back', ...PREVIOUS },
    { part: 'On', ...NEXT },
    { part: 'Back on the first page', ...PREVIOUS, state: { unavailable: true }, story: 'First' },
  ],
  adapts: {
    narrow: { says: 'Numbers give way to a summary between the arrows.', story: 'OnAPhone' },
    long: { says: 'Numbers of thousands are written as the locale does.', story: 'Many' },
    many: { says: 'At most seven numbers; a sign stands for those left out.', story: 'Many' },
    rightToLeft: { says: 'The arrow back is on the right, and points there.', story: 'RightToLeft' },
  },
  related: ['LoadMore', 'RecordList', 'DataTable'],
  matrix: 'Many',
} satisfies ComponentGuide;
