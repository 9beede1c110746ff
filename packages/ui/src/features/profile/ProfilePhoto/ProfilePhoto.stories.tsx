import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  act,
  callsOnce,
  callsWith,
  hasAttribute,
  hasDescription,
  lacks,
  loses,
  neverCalls,
  plays,
  says,
  seesRole,
  sequence,
} from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
import { ProfilePhoto } from './ProfilePhoto.tsx';
import type { PhotoFieldOptions } from './usePhotoField.ts';

const REMOVE = { role: 'button', name: 'Remove photo' } as const;

const tables = {
  keyboard: [{ keys: '{Enter}', on: REMOVE, does: 'Takes the photo away.', outcome: { calls: 'onPhotoRemove' }, story: 'WithPhoto' }],
  screenReader: [
    { part: 'Photo', role: 'group', name: 'Photo', description: 'JPEG, PNG or WebP, up to 5 MB.' },
    { part: 'Progress', role: 'progressbar', name: 'Sending the photo', state: { value: '40 %' }, story: 'Sending' },
    { part: 'Error', role: 'alert', text: 'Please choose an image of at most 25 megapixels.', story: 'TooManyPixels' },
  ],
} satisfies ComponentTables;

const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#b98a5a" d="M0 0h8v8H0z"/></svg>')}`;
const REFUSAL = 'Please choose a JPEG, PNG or WebP image up to 5 MB.';

const meta = {
  title: 'Features/Profile/ProfilePhoto',
  component: ProfilePhoto,
  parameters: { tables },
  args: { person: { name: 'Priya Sharma', profilePic: null }, onPhotoChange: fn(async () => {}), onPhotoRemove: fn(async () => {}) },
} satisfies Meta<typeof ProfilePhoto>;
export default meta;
type Story = StoryObj<typeof meta>;
type SentPhoto = Parameters<PhotoFieldOptions['onPhotoChange']>[0];
type Actor = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** The smallest possible image. */
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
);

function picture(bytes: BlobPart = PIXEL): File {
  return new File([bytes], 'photo.png', { type: 'image/png' });
}

async function choose({ canvas, userEvent }: Actor, file = picture()) {
  await userEvent.upload(canvas.getByLabelText(/^(Choose|Change) photo$/), file);
}

const seeNothingToRemove = sequence(hasDescription('group', 'Photo', 'JPEG, PNG or WebP, up to 5 MB.'), lacks('button', 'Remove photo'));

export const Default: Story = { play: sequence(seeNothingToRemove, performTables) };

export const WithPhoto: Story = {
  args: { person: { name: 'Priya Sharma', profilePic: PHOTO } },
  play: sequence(performTables, callsOnce('onPhotoRemove')),
};

/** The default picture is not the user's own, so initials are shown and there is nothing to remove. */
export const DefaultPicture: Story = act(
  { args: { person: { name: 'Priya Sharma', profilePic: '/photos/default.webp' } } },
  seeNothingToRemove,
);

export const Sending: Story = {
  args: {
    onPhotoChange: fn(({ onProgress }: SentPhoto) => {
      onProgress(0.4);
      return new Promise(() => {});
    }),
  },
  play: sequence(choose, hasAttribute('progressbar', 'Sending the photo', 'aria-valuetext', '40 %'), performTables),
};

export const Sent: Story = plays(
  choose,
  callsWith('onPhotoChange', { file: expect.any(File), onProgress: expect.any(Function) }),
  loses('progressbar'),
  lacks('alert'),
  seesRole('button', 'Remove photo'),
);

/** Rejected before an upload. */
export const TooLarge: Story = {
  play: sequence((context) => choose(context, picture(new Uint8Array(5 * 1024 * 1024 + 1))), says(REFUSAL), neverCalls('onPhotoChange')),
};

export const TooManyPixels: Story = {
  tags: ['act'],
  args: { onPhotoChange: rejecting(new RefusedSubmission('Please choose an image of at most 25 megapixels.')) },
  play: sequence(choose, says('Please choose an image of at most 25 megapixels.'), performTables),
};
