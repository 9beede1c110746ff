import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { KeyValueList } from '../../../primitives/KeyValueList/KeyValueList.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const ACTIONS = { role: 'textbox', name: 'Actions taken' } as const;
const CANCEL = { role: 'button', name: 'Cancel' } as const;
const SUBMIT = { role: 'button', name: 'Submit' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Somebody who may resolve feedback says what was done about one piece of it.'],
  useInstead: [
    { when: 'Feedback is only read', component: 'FeedbackList' },
    { when: 'Feedback is given', component: 'GiveFeedbackForm' },
    { when: 'Something else is confirmed with yes or no', component: 'AlertDialog' },
  ],
  anatomy: [
    { part: 'Title', is: 'mark as resolved; under it the type, and what the feedback is about.' },
    { part: 'Comment', is: 'the whole of it, as it was typed.' },
    { part: 'Actions taken', is: 'the one field; whoever gave the feedback may read it.' },
    { part: 'Refusal', is: 'why the server did not take it, read out at once. What was typed stays.' },
    { part: 'Resolved meanwhile', is: 'what somebody else did, in place of the field.' },
    { part: 'Submit', is: 'busy until the answer is there; then the dialog asks to be closed.' },
  ],
  dos: [
    {
      do: (
        <KeyValueList
          columns={1}
          items={[
            { label: 'Actions taken', value: 'Spoken with the hall.' },
            { label: 'Resolved by', value: 'Dev Malhotra' },
          ]}
        />
      ),
      dont: <ErrorState message="This feedback cannot be resolved." />,
      why: 'Give the feedback anew when somebody else was first: the dialog shows what was done, and nobody does it twice.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      on: ACTIONS,
      does: 'Moves from the field, which has the focus at first, to Cancel.',
      outcome: { focus: CANCEL },
    },
    { keys: '{Enter}', does: 'Leaves the dialog; nothing is resolved.', outcome: [{ calls: 'onClose' }, { doesNotCall: 'onResolve' }] },
    { keys: '{Escape}', does: 'Leaves it too.', outcome: [{ calls: 'onClose' }, { doesNotCall: 'onResolve' }] },
    {
      keys: '{Enter}',
      on: SUBMIT,
      does: 'Sends nothing while the field is empty, and moves back to it.',
      outcome: [{ doesNotCall: 'onResolve' }, { focus: ACTIONS }, { shows: { ...ACTIONS, state: { invalid: true } } }],
    },
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'mark as resolved', description: 'Suggestion about Monsoon Ragas, Music Club' },
    { part: 'Actions taken', ...ACTIONS, state: { required: true, invalid: false } },
    { part: 'Refusal', role: 'alert', text: 'You can resolve feedback about your own unit only.', story: 'Refused' },
    { part: 'Submit while it works', role: 'button', name: 'Submitting...', state: { busy: true, unavailable: true }, story: 'Submitting' },
  ],
  adapts: {
    narrow: { says: 'The dialog is as wide as the window leaves it; its buttons stay at its foot.', story: 'Default' },
    long: { says: 'A long comment breaks as it was typed, and scrolls inside the dialog.', story: 'LongTitle' },
    many: { says: 'It resolves one piece of feedback; the list behind it stays where it is.', story: 'ResolvedMeanwhile' },
    rightToLeft: { says: 'The comment begins on the right; Submit comes last, on the left.', story: 'Default' },
  },
  related: ['FeedbackList', 'FeedbackStatusBadge', 'Dialog', 'Textarea'],
  matrix: 'ResolvedMeanwhile',
} satisfies ComponentGuide;
