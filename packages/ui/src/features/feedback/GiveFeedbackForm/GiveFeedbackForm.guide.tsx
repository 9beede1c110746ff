import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const TYPE = { role: 'combobox', name: 'Type' } as const;
const TARGET = { role: 'combobox', name: 'Target' } as const;
const COMMENTS = { role: 'textbox', name: 'Comments' } as const;
const ANONYMOUS = { role: 'checkbox', name: 'Give it anonymously' } as const;
const SUBMIT = { role: 'button', name: 'Submit' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Somebody says what was good or bad about a person, an event, a unit or a position.'],
  useInstead: [
    { when: 'Feedback is answered', component: 'ResolveFeedbackDialog' },
    { when: 'Feedback is read', component: 'FeedbackList' },
    { when: 'Only stars are asked for', component: 'StarRatingInput' },
  ],
  anatomy: [
    { part: 'Type', is: 'what kind of feedback it is.' },
    { part: 'Target type', is: 'decides what is searched; another one forgets the target.' },
    { part: 'Target', is: 'is searched by name among what fits its type. Events, units and positions are suggested, people are not.' },
    { part: 'Rating', is: 'one to five stars. It is marked as required and may be left out all the same.' },
    { part: 'Comments', is: 'with a count of what is typed, and of how much may be.' },
    { part: 'Give it anonymously', is: 'and who then learns nothing.' },
    { part: 'Submit', is: 'busy until the answer is there; then the form is blank again.' },
  ],
  dos: [
    {
      do: (
        <Checkbox
          label="Give it anonymously"
          hint="Nobody who reads or resolves it learns that it was you. The list has it once the hour is over, so that the moment tells nothing either."
        />
      ),
      dont: <Checkbox label="Anonymous" />,
      why: 'Whoever hesitates wants to know from whom the name is kept.',
    },
    {
      do: <ErrorState message="You have given feedback 20 times in the last 24 hours. Please come back tomorrow." />,
      dont: <ErrorState message="Submission failed." />,
      why: 'Let the promise of `onGive` be rejected with the sentence of the server: it says what to do next.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      on: TYPE,
      does: 'Moves to the target type; the browser’s own keys choose one.',
      outcome: { focus: { role: 'combobox', name: 'Target type' } },
    },
    { keys: '{Tab}', does: 'Moves to the target, which is searched.', outcome: { focus: TARGET } },
    {
      keys: '[Space]',
      on: ANONYMOUS,
      does: 'Keeps the name out of it.',
      outcome: { shows: { ...ANONYMOUS, state: { checked: true } } },
    },
    {
      keys: '{Enter}',
      on: SUBMIT,
      does: 'Sends nothing while something is missing, and moves to the first field that is wrong.',
      outcome: [{ doesNotCall: 'onGive' }, { focus: TYPE }, { shows: { ...TYPE, state: { invalid: true } } }],
      story: 'NothingTyped',
    },
  ],
  screenReader: [
    { part: 'Type', ...TYPE, state: { required: true } },
    { part: 'Target', ...TARGET, description: 'Type to search.', state: { required: true, expanded: false } },
    { part: 'Rating', role: 'radiogroup', name: 'Rating', state: { required: true } },
    { part: 'Star', role: 'radio', name: '2 stars', state: { checked: false } },
    { part: 'Comments', ...COMMENTS, state: { required: true } },
    {
      part: 'Give it anonymously',
      ...ANONYMOUS,
      description:
        'Nobody who reads or resolves it learns that it was you. The list has it once the hour is over, so that the moment tells nothing either.',
      state: { checked: false },
    },
    { part: 'Refusal', role: 'alert', text: 'You have given feedback 20 times in the last 24 hours.', story: 'Refused' },
    { part: 'Submit while it works', role: 'button', name: 'Submitting...', state: { busy: true, unavailable: true }, story: 'Submitting' },
  ],
  adapts: {
    narrow: { says: 'Type and target type stand under each other on a phone, side by side from a tablet on.', story: 'Default' },
    long: { says: 'A comment may have 2,000 characters; the field counts them, and can be pulled higher.', story: 'Gives' },
    many: { says: 'Targets are searched and never listed whole, however many there are.', story: 'TargetFitsItsType' },
    rightToLeft: { says: 'Labels begin on the right, and the first star stands there.', story: 'Default' },
  },
  related: ['FeedbackList', 'ResolveFeedbackDialog', 'StarRatingInput', 'Combobox'],
  matrix: 'NothingTyped',
} satisfies ComponentGuide;
