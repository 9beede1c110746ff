import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const FIRST = { role: 'button', name: 'Line Follower Challenge wants Main Auditorium' } as const;
const SECOND = { role: 'button', name: 'Monsoon Ragas wants Seminar Hall 2' } as const;
const SHEET = { role: 'dialog', name: 'Keyboard shortcuts' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['Somebody works through all that waits for them, of every kind, and has to decide about it.'],
  useInstead: [
    { when: 'Endorsements of one type alone are worked through', component: 'EndorsementPanel' },
    { when: 'The rooms of one event are decided', component: 'RoomRequestReviewDialog' },
    { when: 'Other things wait than those of the portal', component: 'InboxList' },
  ],
  anatomy: [
    { part: 'Kind', is: 'narrows the list down to one kind of thing.' },
    { part: 'Item', is: 'what it is about and since when it waits, the facts, and what proves it or speaks against it.' },
    { part: 'Actions', is: 'decide about one. The yes is the strong one unless a booking stands against it.' },
    { part: 'Bar', is: 'decides about all that are selected, of each kind what can be decided so.' },
    { part: 'Undo', is: 'takes the latest decision back, for ten seconds: until then nothing is sent.' },
    { part: 'Refusal', is: 'why the server did not take a decision; the item is back in its place.' },
    { part: 'Keys', is: 'a sheet that shows the letters, and turns them off.' },
  ],
  dos: [
    {
      do: (
        <Banner tone="critical" title="Monsoon Ragas wants Seminar Hall 2" actions={<Button size="small">Dismiss</Button>}>
          This request was already Rejected.
        </Banner>
      ),
      dont: <Banner tone="critical">1 of 3 decisions failed.</Banner>,
      why: 'Reject the promise of `onDecide` with the sentence of the server: the board names the thing beside it.',
    },
  ],
  keyboard: [
    {
      keys: 'j',
      does: 'Goes into the list, from wherever the focus is; there to the next item, as Arrow down does.',
      outcome: { focus: FIRST },
    },
    { keys: 'j', does: 'Goes to the next item.', outcome: { focus: SECOND } },
    { keys: 'k', does: 'Goes to the one before.', outcome: { focus: FIRST } },
    {
      keys: 'a',
      does: 'Says yes: approves, endorses or verifies. The focus goes on to the next item.',
      outcome: [{ hides: FIRST }, { focus: SECOND }, { doesNotCall: 'onDecide' }],
    },
    { keys: 'u', does: 'Takes the latest decision back.', outcome: [{ shows: FIRST }, { doesNotCall: 'onDecide' }] },
    { keys: 'r', does: 'Rejects a room, or resolves feedback.', outcome: [{ hides: SECOND }, { doesNotCall: 'onDecide' }] },
    { keys: '?', does: 'Shows the keys.', outcome: { shows: SHEET } },
    { keys: '{Escape}', does: 'Closes them.', outcome: { hides: SHEET } },
  ],
  screenReader: [
    { part: 'List', role: 'list', name: 'Waits for you' },
    { part: 'Item', ...FIRST, state: { expanded: false } },
    { part: 'Approve', role: 'button', name: 'Approve: Line Follower Challenge wants Main Auditorium' },
    { part: 'Undo', role: 'button', name: 'Undo', story: 'Undo' },
    { part: 'Refusal', role: 'alert', text: 'This request was already Rejected.', story: 'Refused' },
  ],
  adapts: {
    narrow: { says: 'Actions go under the words of their item.', story: 'OnAPhone' },
    long: { says: 'Comments are cut off after two lines; opening the item shows all of it.', story: 'LongWords' },
    many: { says: 'A button below reads the next ones; their number is said.', story: 'Many' },
    rightToLeft: { says: 'Words begin on the right, actions stand on the left.', story: 'Default' },
  },
  related: ['InboxList', 'EndorsementPanel', 'RoomRequestReviewDialog', 'FeedbackList'],
  matrix: 'Default',
} satisfies ComponentGuide;
