import type { ComponentGuide } from '../../testing/guide.ts';
import { Field } from '../Field/Field.tsx';
import { FileDrop } from './FileDrop.tsx';

const CHOOSE = { role: 'file button', name: 'Choose files' } as const;
const RETRY = { role: 'button', name: 'Try again: budget.pdf' } as const;
const REMOVE = { role: 'button', name: 'Remove poster.png' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['Files are attached: proofs of an achievement, a poster, a budget.'],
  useInstead: [
    { when: 'It is the photo of a person', component: 'PhotoInput' },
    { when: 'The file is stored elsewhere, and its address is needed', component: 'TextInput' },
  ],
  anatomy: [
    { part: 'Choose', is: 'opens the system’s file picker, or the camera on a phone.' },
    { part: 'Zone', is: 'takes dropped files; its border is solid while files are above it.' },
    { part: 'Limits', is: 'which files are accepted, shown before a file is chosen.' },
    { part: 'Refusals', is: 'the refused files with the reason, announced; removed with the next choice.' },
    { part: 'File', is: 'its name and size, the progress or the reason of a failure, and the actions Retry and Remove.' },
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
      why: 'The accepted files are named before a file is chosen, not after it was uploaded.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to Choose; Enter or Space opens the system’s file picker.', outcome: { focus: CHOOSE } },
    { keys: '{Tab}{Tab}', does: 'Moves on through the actions of each file.', outcome: { focus: REMOVE }, story: 'WithFiles' },
    {
      keys: '{Enter}',
      does: 'Removes the file; the focus moves to the next one.',
      outcome: [{ calls: 'onRemove' }, { hides: REMOVE }, { focus: { role: 'button', name: 'Remove plan.pdf' } }],
      story: 'WithFiles',
    },
    { keys: '{Enter}', on: RETRY, does: 'Uploads the file again.', outcome: { calls: 'onRetry' }, story: 'WithFiles' },
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
    narrow: { says: 'It is as wide as its container; buttons stay beside the name.', story: 'Narrow' },
    long: { says: 'Names wrap anywhere; nothing is cut off.', story: 'Narrow' },
    many: { says: '`maxFiles` limits the number of files; the files above the limit are named.', story: 'Refused' },
    rightToLeft: { says: 'Icons are on the right, buttons on the left.', story: 'RightToLeft' },
  },
  related: ['PhotoInput', 'Field', 'ProgressRing', 'ProgressBar'],
  matrix: 'WithFiles',
} satisfies ComponentGuide;
