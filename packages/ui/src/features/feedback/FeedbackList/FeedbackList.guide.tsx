import { manyFeedbacks } from '@quad/domain/fixtures';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { FeedbackList } from './FeedbackList.tsx';

const PREVIEW = { role: 'button', name: 'The lights in the robotics workshop flicker after ...' } as const;
const FIRST = { role: 'button', name: 'The sound at the back rows was hard to follow; two...' } as const;
const UPDATE = { role: 'button', name: 'Update' } as const;

const PRESIDENT = 'PRESIDENT';
const STUDENT = 'STUDENT';
const TWO = manyFeedbacks(2);

function doNothing() {}

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Feedback is read, and resolved by those who may: a line each, the whole of it one press away.'],
  useInstead: [
    { when: 'One piece of feedback is resolved', component: 'ResolveFeedbackDialog' },
    { when: 'Feedback is given', component: 'GiveFeedbackForm' },
    { when: 'Figures are compared', component: 'DataTable' },
  ],
  anatomy: [
    { part: 'Preview', is: 'the beginning of the comment. It opens and closes the whole.' },
    { part: 'Facts', is: 'type, what it is about, and the day on which it was given.' },
    { part: 'Status', is: 'Resolved or Not Resolved.' },
    { part: 'Update', is: 'for whoever may resolve it, while it is not.' },
    { part: 'The whole', is: 'the comment, who gave it, the stars, and what was done about it.' },
    { part: 'None', is: 'says that nothing passes the filters.' },
  ],
  dos: [
    {
      do: <FeedbackList feedbacks={TWO} role={STUDENT} onUpdate={doNothing} />,
      dont: <FeedbackList feedbacks={TWO} role={PRESIDENT} onUpdate={doNothing} />,
      why: 'Give the role of whoever looks: a student who sees Update is refused only after having typed.',
    },
    {
      do: <FeedbackList feedbacks={[]} role={STUDENT} onUpdate={doNothing} />,
      dont: <EmptyState title="Everything is fine" />,
      why: 'An empty list says what to do about it, and nothing about the campus.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the first preview.', outcome: { focus: FIRST } },
    { keys: '{Tab}', does: 'Moves to Update beside it.', outcome: { focus: UPDATE } },
    { keys: '{Enter}', does: 'Asks for the dialog that resolves it.', outcome: { calls: 'onUpdate' } },
    {
      keys: '{Enter}',
      on: PREVIEW,
      does: 'Opens the whole under the line.',
      outcome: [{ shows: { ...PREVIEW, state: { expanded: true } } }, { shows: { role: 'img', name: '4 of 5 stars' } }],
      story: 'Opens',
    },
    {
      keys: '{Enter}',
      does: 'Closes it again.',
      outcome: [{ shows: { ...PREVIEW, state: { expanded: false } } }, { hides: { role: 'img', name: '4 of 5 stars' } }],
      story: 'Opens',
    },
  ],
  screenReader: [
    { part: 'List', role: 'list', name: 'Feedbacks' },
    { part: 'Line', role: 'listitem', text: 'Suggestion · Event: Monsoon Ragas, Music Club · Nov 20, 2026' },
    { part: 'Preview', ...FIRST, state: { expanded: false } },
    { part: 'Update', ...UPDATE, description: 'The sound at the back rows was hard to follow; two...' },
    { part: 'While it is on its way', role: 'status', text: 'Loading...', story: 'Loading' },
  ],
  adapts: {
    narrow: { says: 'Facts, status and Update stand under the preview; from a tablet on beside it.', story: 'Default' },
    long: { says: 'A preview ends after fifty characters; opened, the comment breaks as it was typed.', story: 'LongTitle' },
    many: { says: 'Of thousands only the lines in sight are rendered; arrow keys, Home and End reach the rest.', story: 'Many' },
    rightToLeft: { says: 'Lines begin on the right; status and Update end on the left.', story: 'Default' },
  },
  related: ['FeedbackFilters', 'FeedbackStatusBadge', 'ResolveFeedbackDialog', 'RecordList'],
  matrix: 'EachTarget',
} satisfies ComponentGuide;
