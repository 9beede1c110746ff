import type { ComponentGuide } from '../../testing/guide.ts';
import { Field } from '../Field/Field.tsx';
import { PhotoInput } from './PhotoInput.tsx';

const CHOOSE = { role: 'file button', name: 'Choose photo' } as const;
const CHANGE = { role: 'file button', name: 'Change photo' } as const;
const REMOVE = { role: 'button', name: 'Remove photo' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A photo of a person or of a place is chosen, seen and taken away again.'],
  useInstead: [{ when: 'The photo is only shown', component: 'Avatar' }],
  anatomy: [
    {
      part: 'Photo',
      is: 'how it will look: round for a person, whose initials stand in; wide for a place. A chosen file is shown at once.',
    },
    { part: 'Choose', is: 'opens the system’s own picker of files, or the camera on a phone. JPEG, PNG and WebP are taken.' },
    { part: 'Remove', is: 'takes the photo away; there while there is one and `onRemove` is given.' },
    { part: 'Progress', is: 'how much of it is sent; nothing can be chosen meanwhile.' },
  ],
  dos: [
    {
      do: (
        <Field label="Photo" group hint="JPEG, PNG or WebP, at most 2 MB">
          <PhotoInput subject="Meera Iyer" maxBytes={2_000_000} />
        </Field>
      ),
      dont: (
        <Field label="Photo" group>
          <PhotoInput subject="Meera Iyer" maxBytes={2_000_000} />
        </Field>
      ),
      why: 'What is taken is said before a file is chosen.',
    },
    {
      do: (
        <Field label="Photo" group error="The photo is larger than 2 MB. Choose a smaller one.">
          <PhotoInput subject="Meera Iyer" maxBytes={2_000_000} />
        </Field>
      ),
      dont: (
        <Field label="Photo" group error="Upload failed">
          <PhotoInput subject="Meera Iyer" maxBytes={2_000_000} />
        </Field>
      ),
      why: '`onReject` says why a file is refused: make a sentence of it that says what to do.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to Choose; Enter or Space opens the system’s picker.', outcome: { focus: CHOOSE } },
    { keys: '{Tab}{Tab}', does: 'Moves on to Remove where there is a photo.', outcome: { focus: REMOVE }, story: 'WithPhoto' },
    { keys: '{Enter}', does: 'Takes the photo away.', outcome: { calls: 'onRemove' }, story: 'WithPhoto' },
  ],
  screenReader: [
    { part: 'Group', role: 'group', name: 'Photo', description: 'JPEG, PNG or WebP, at most 2 MB' },
    { part: 'Choose', ...CHOOSE },
    { part: 'Choose where there is a photo', ...CHANGE, story: 'WithPhoto' },
    { part: 'Remove', ...REMOVE, story: 'WithPhoto' },
    { part: 'Group while it is sent', role: 'group', name: 'Photo', state: { busy: true }, story: 'Sending' },
    { part: 'Progress', role: 'progressbar', name: 'Sending the photo', state: { value: '60 %' }, story: 'Sending' },
    { part: 'Choose while it is sent', ...CHANGE, state: { unavailable: true }, story: 'Sending' },
  ],
  adapts: {
    narrow: { says: 'The buttons go under the photo.', story: 'WithPhoto' },
    long: { says: 'Hint and error are the Field’s and break there.', story: 'States' },
    many: { says: 'It takes one photo; another one takes its place.', story: 'Chosen' },
    rightToLeft: { says: 'The photo stands to the right of its buttons.', story: 'WithPhoto' },
  },
  related: ['Avatar', 'Field', 'ProgressBar', 'ProfilePhoto'],
  matrix: 'WithPhoto',
} satisfies ComponentGuide;
