import type { ComponentGuide } from '../../testing/guide.ts';
import { Field } from '../Field/Field.tsx';
import { PhotoInput } from './PhotoInput.tsx';

const CHOOSE = { role: 'file button', name: 'Choose photo' } as const;
const CHANGE = { role: 'file button', name: 'Change photo' } as const;
const REMOVE = { role: 'button', name: 'Remove photo' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A photo of a person or of a room is chosen, shown and removed.'],
  useInstead: [{ when: 'The photo is only shown', component: 'Avatar' }],
  anatomy: [
    {
      part: 'Photo',
      is: 'a preview: round for a person, with the initials without a photo; wide for a room. A chosen file is shown immediately.',
    },
    { part: 'Choose', is: 'opens the system’s file picker, or the camera on a phone. JPEG, PNG and WebP are accepted.' },
    { part: 'Remove', is: 'removes the photo; visible if there is one and `onRemove` is set.' },
    { part: 'Progress', is: 'the upload progress; no file can be chosen meanwhile.' },
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
      why: 'The accepted files are named before a file is chosen.',
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
      why: '`onReject` gives the reason for a refused file: turn it into a sentence that says what to do.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to Choose; Enter or Space opens the system’s file picker.', outcome: { focus: CHOOSE } },
    { keys: '{Tab}{Tab}', does: 'Moves on to Remove if there is a photo.', outcome: { focus: REMOVE }, story: 'WithPhoto' },
    { keys: '{Enter}', does: 'Removes the photo.', outcome: { calls: 'onRemove' }, story: 'WithPhoto' },
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
    narrow: { says: 'The buttons move below the photo.', story: 'WithPhoto' },
    long: { says: 'Hint and error belong to the Field and wrap there.', story: 'States' },
    many: { says: 'It takes one photo; another one replaces it.', story: 'Chosen' },
    rightToLeft: { says: 'The photo is to the right of its buttons.', story: 'WithPhoto' },
  },
  related: ['Avatar', 'Field', 'ProgressBar', 'ProfilePhoto'],
  matrix: 'WithPhoto',
} satisfies ComponentGuide;
