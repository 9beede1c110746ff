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
    'Records of one kind are listed, each read on its own, with any content: people, requests, events.',
    'They come from the server: this list includes placeholders, errors, an empty state and virtualization.',
  ],
  useInstead: [
    { when: 'Figures are compared in a column', component: 'DataTable' },
    { when: 'There is one item with its properties', component: 'KeyValueList' },
    { when: 'There are a few fixed items', component: 'Stack' },
    { when: 'Only virtualization is needed, in a custom layout', component: 'VirtualList' },
  ],
  anatomy: [
    { part: 'List', is: 'named by `label`; numbered with `as="ol"`.' },
    { part: 'Record', is: 'the result of `children`. It can take the focus when its focused button disappears.' },
    { part: 'Blanks', is: 'while the records are loading, as high as the records; `loadingText` is announced.' },
    { part: 'Failure', is: 'an ErrorState in place of the records. If only a refresh fails, the list keeps its records.' },
    { part: 'Show more', is: 'on a phone, below the first records.' },
    { part: 'Empty place', is: 'the result of `empty`, usually an EmptyState.' },
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
      why: 'Pass the previous records together with the error: a failed refresh removes nothing.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to Retry if the records could not be loaded.', outcome: { focus: RETRY }, story: 'Failed' },
    { keys: '{Enter}', does: 'Requests again.', outcome: { calls: 'onRetry' }, story: 'Failed' },
    {
      keys: '{Home}',
      does: 'Moves to the first of more than a hundred records, which are one tab stop, and announces the position.',
      outcome: [{ focus: { role: 'listitem' } }, { shows: { role: 'status', text: 'Row 1 of 10,000' } }],
      story: 'Many',
    },
    {
      keys: '{ArrowDown}',
      does: 'Moves to the next record.',
      outcome: { shows: { role: 'status', text: 'Row 2 of 10,000' } },
      story: 'Many',
    },
    { keys: '{PageDown}', does: 'Moves on by ten.', outcome: { shows: { role: 'status', text: 'Row 12 of 10,000' } }, story: 'Many' },
    {
      keys: '{End}',
      does: 'Moves to the last record.',
      outcome: { shows: { role: 'status', text: 'Row 10,000 of 10,000' } },
      story: 'Many',
    },
  ],
  screenReader: [
    { part: 'List', ...LIST },
    { part: 'Blanks', role: 'status', text: 'Loading position holders...', story: 'Loading' },
    { part: 'Failure', role: 'alert', text: 'Failed to fetch position holders.', story: 'Failed' },
    { part: 'Retry', ...RETRY, story: 'Failed' },
  ],
  adapts: {
    narrow: {
      says: 'A phone shows the first twenty records, or twelve cards, and more on request; the number of columns decreases to one.',
      story: 'OnAPhone',
    },
    long: { says: 'Records are as high as their content.', story: 'Numbered' },
    many: { says: 'Above a hundred, only visible records are rendered; the keyboard reaches the others.', story: 'Many' },
    rightToLeft: { says: 'Columns start on the right.', story: 'Layouts' },
  },
  related: ['DataTable', 'VirtualList', 'EmptyState', 'ErrorState', 'FilterBar'],
  matrix: 'Layouts',
} satisfies ComponentGuide;
