import type { ComponentGuide } from '../../testing/guide.ts';
import { Field } from '../Field/Field.tsx';
import { FileDrop } from './FileDrop.tsx';

const CHOOSE = { role: 'file button', name: 'Choose files' } as const;
const RETRY = { role: 'button', name: 'Try again: budget.pdf' } as const;
const REMOVE = { role: 'button', name: 'Remove poster.png' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['Files go along with something: proofs of an achievement, a poster, a budget.'],
  useInstead: [
    { when: 'It is the photo of a person', component: 'PhotoInput' },
    { when: 'It is kept elsewhere, and its address is asked for', component: 'TextInput' },
  ],
  anatomy: [
    { part: 'Choose', is: 'opens the system’s own picker of files, or the camera on a phone.' },
    { part: 'Zone', is: 'takes what is dropped on it; its edge is drawn through while files are over it.' },
    { part: 'Limits', is: 'what is taken, said before anything is chosen.' },
    { part: 'Refusals', is: 'what was not taken and why, read out; gone with the next choice.' },
    { part: 'File', is: 'its name and size, how much of it is sent or why it was not, and the ways to try again and to take it away.' },
  ],
  dos: [
    {
      do: (
        <Field label="Proof" group>
          <FileDrop types={['application/pdf']} typesText="PDF" maxBytes={5 * 1024 ** 2} onAdd={() => {}} />
        </Field>
      ),
      dont: (
        <Field label="Proof" group>
          <FileDrop onAdd={() => {}} />
        </Field>
      ),
      why: 'What is taken is said before a file is chosen, and not after it was sent.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to Choose; Enter or Space opens the system’s picker.', outcome: { focus: CHOOSE } },
    { keys: '{Tab}{Tab}', does: 'Moves on through what can be done with each file.', outcome: { focus: REMOVE }, story: 'WithFiles' },
    {
      keys: '{Enter}',
      does: 'Takes the file away; the focus goes on to the next one.',
      outcome: [{ calls: 'onRemove' }, { hides: REMOVE }, { focus: { role: 'button', name: 'Remove plan.pdf' } }],
      story: 'WithFiles',
    },
    { keys: '{Enter}', on: RETRY, does: 'Sends the file once more.', outcome: { calls: 'onRetry' }, story: 'WithFiles' },
  ],
  screenReader: [
    { part: 'Group', role: 'group', name: 'Proofs' },
    { part: 'Choose', ...CHOOSE, description: 'JPEG, PNG or PDF, at most 2 MB each, up to 5 files' },
    { part: 'Progress', role: 'progressbar', name: 'Sending plan.pdf', state: { value: '60%' }, story: 'WithFiles' },
    { part: 'Try again', ...RETRY, story: 'WithFiles' },
    { part: 'Remove', ...REMOVE, story: 'WithFiles' },
    { part: 'Choose while nothing is taken', ...CHOOSE, state: { unavailable: true }, story: 'States' },
  ],
  adapts: {
    narrow: { says: 'It is as wide as its place; buttons keep beside the name.', story: 'Narrow' },
    long: { says: 'Names break anywhere; nothing is cut off.', story: 'Narrow' },
    many: { says: '`maxFiles` says how many are taken; those that are too many are named.', story: 'Refused' },
    rightToLeft: { says: 'Icons stand on the right, buttons on the left.', story: 'RightToLeft' },
  },
  related: ['PhotoInput', 'Field', 'ProgressRing', 'ProgressBar'],
  matrix: 'WithFiles',
} satisfies ComponentGuide;
