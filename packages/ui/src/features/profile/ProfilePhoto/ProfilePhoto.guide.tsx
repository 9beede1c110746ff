import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { ProfilePhoto } from './ProfilePhoto.tsx';

const REMOVE = { role: 'button', name: 'Remove photo' } as const;
const PRIYA = { name: 'Priya Sharma', profilePic: null } as const;

async function doNothing() {}

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Somebody chooses their own photo, changes it or takes it away.'],
  useInstead: [
    { when: 'A photo is only shown', component: 'Avatar' },
    { when: 'A photo belongs to a form and is sent with it', component: 'PhotoInput' },
  ],
  anatomy: [
    { part: 'Photo', is: 'the person’s own, or the initials. What is chosen is seen at once.' },
    { part: 'Choose photo', is: 'opens the files of the device; called Change photo where there is one.' },
    { part: 'Remove photo', is: 'goes back to the initials; there while there is a photo.' },
    { part: 'Progress', is: 'how much of it is sent.' },
    { part: 'Error', is: 'why it was not taken, in the words of the server. The photo of before is back.' },
  ],
  dos: [
    {
      do: <ProfilePhoto person={PRIYA} onPhotoChange={doNothing} onPhotoRemove={doNothing} />,
      dont: <Avatar name="Priya Sharma" size="xlarge" />,
      why: 'Where a photo can be changed, the way to do so stands beside it in words.',
    },
    {
      do: <ErrorState message="Please choose an image of at most 25 megapixels." />,
      dont: <ErrorState message="Upload failed." />,
      why: 'Let `onPhotoChange` be rejected with the sentence of the server: it says which photo would do.',
    },
  ],
  keyboard: [
    {
      keys: '{Enter}',
      on: REMOVE,
      does: 'Takes the photo away.',
      outcome: { calls: 'onPhotoRemove' },
      story: 'WithPhoto',
    },
  ],
  screenReader: [
    { part: 'Photo', role: 'group', name: 'Photo', description: 'JPEG, PNG or WebP, up to 5 MB.' },
    { part: 'Progress', role: 'progressbar', name: 'Sending the photo', state: { value: '40 %' }, story: 'Sending' },
    { part: 'Error', role: 'alert', text: 'Please choose an image of at most 25 megapixels.', story: 'TooManyPixels' },
  ],
  adapts: {
    narrow: { says: 'The buttons go under the photo.', story: 'WithPhoto' },
    long: { says: 'A long sentence of the server breaks under the photo.', story: 'TooManyPixels' },
    many: { says: 'One photo is kept; another takes its place, and none can be chosen while one is sent.', story: 'Sending' },
    rightToLeft: { says: 'The photo stands on the right of its buttons.', story: 'WithPhoto' },
  },
  related: ['ProfileForm', 'PhotoInput', 'Avatar', 'ProgressBar'],
  matrix: 'WithPhoto',
} satisfies ComponentGuide;
