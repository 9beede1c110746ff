import type { ComponentGuide } from '../../testing/guide.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { RecordList } from './RecordList.tsx';

const LIST = { role: 'list', name: 'Position holders' } as const;
const RETRY = { role: 'button', name: 'Retry' } as const;
const PEOPLE = ['Meera Iyer', 'Arjun Menon'];

function itself(text: string): string {
  return text;
}

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: [
    'Records of one kind are listed, each read by itself, with whatever it shows: people, requests, events.',
    'They come from the server: this list has the blanks, the failure, the empty place and the thousands as well.',
  ],
  useInstead: [
    { when: 'Figures are compared down a column', component: 'DataTable' },
    { when: 'It is about one thing and its properties', component: 'KeyValueList' },
    { when: 'A handful is always there', component: 'Stack' },
    { when: 'Only the thousands are needed, in a place of your own', component: 'VirtualList' },
  ],
  anatomy: [
    { part: 'List', is: 'named by `label`; numbered with `as="ol"`.' },
    { part: 'Record', is: 'what `children` renders. It can take the focus where its button has gone.' },
    { part: 'Blanks', is: 'while the records are on their way, as high as they will be; `loadingText` is read out.' },
    { part: 'Failure', is: 'an ErrorState in place of the records. A list that only failed to refresh keeps what it has.' },
    { part: 'Show more', is: 'on a phone, below the first records.' },
    { part: 'Empty place', is: 'what `empty` renders, usually an EmptyState.' },
  ],
  dos: [
    {
      do: (
        <RecordList
          label="Position holders"
          items={[]}
          itemKey={itself}
          empty={<EmptyState title="No position holders yet" description="They appear here once they are appointed." />}
        >
          {itself}
        </RecordList>
      ),
      dont: (
        <RecordList label="Position holders" items={[]} itemKey={itself}>
          {itself}
        </RecordList>
      ),
      why: 'An empty list says that it is empty, and why.',
    },
    {
      do: (
        <RecordList label="Position holders" items={PEOPLE} itemKey={itself} error="Failed to fetch position holders.">
          {itself}
        </RecordList>
      ),
      dont: (
        <RecordList label="Position holders" items={undefined} itemKey={itself} error="Failed to fetch position holders.">
          {itself}
        </RecordList>
      ),
      why: 'Hand on what was there before together with the error: a failed refresh takes nothing away.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to Retry where the records did not come.', outcome: { focus: RETRY }, story: 'Failed' },
    { keys: '{Enter}', does: 'Asks again.', outcome: { calls: 'onRetry' }, story: 'Failed' },
    {
      keys: '{Home}',
      does: 'Moves to the first of more than a hundred, which are one stop, and says where one is.',
      outcome: [{ focus: { role: 'listitem' } }, { shows: { role: 'status', text: 'Row 1 of 10,000' } }],
      story: 'Many',
    },
    { keys: '{ArrowDown}', does: 'Moves to the next.', outcome: { shows: { role: 'status', text: 'Row 2 of 10,000' } }, story: 'Many' },
    { keys: '{PageDown}', does: 'Moves on by ten.', outcome: { shows: { role: 'status', text: 'Row 12 of 10,000' } }, story: 'Many' },
    { keys: '{End}', does: 'Moves to the last.', outcome: { shows: { role: 'status', text: 'Row 10,000 of 10,000' } }, story: 'Many' },
  ],
  screenReader: [
    { part: 'List', ...LIST },
    { part: 'Blanks', role: 'status', text: 'Loading position holders...', story: 'Loading' },
    { part: 'Failure', role: 'alert', text: 'Failed to fetch position holders.', story: 'Failed' },
    { part: 'Retry', ...RETRY, story: 'Failed' },
  ],
  adapts: {
    narrow: {
      says: 'A phone shows the first twenty, or twelve cards, and more when asked; columns become fewer, down to one.',
      story: 'OnAPhone',
    },
    long: { says: 'Records have the height that they need.', story: 'Numbered' },
    many: { says: 'Beyond a hundred only what is in sight is rendered; the rest is a key away.', story: 'Many' },
    rightToLeft: { says: 'Columns begin at the right.', story: 'Layouts' },
  },
  related: ['DataTable', 'VirtualList', 'EmptyState', 'ErrorState', 'FilterBar'],
  matrix: 'Layouts',
} satisfies ComponentGuide;
