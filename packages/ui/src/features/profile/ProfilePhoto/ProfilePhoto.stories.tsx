import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { ProfilePhoto } from './ProfilePhoto.tsx';
import type { PhotoFieldOptions } from './usePhotoField.ts';

const REMOVE = { role: 'button', name: 'Remove photo' } as const;

const tables = {
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
} satisfies ComponentTables;
const performGuide = performTables(tables);

const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#b98a5a" d="M0 0h8v8H0z"/></svg>')}`;
const REFUSAL = 'Please choose a JPEG, PNG or WebP image up to 5 MB.';

const meta = {
  title: 'Features/Profile/ProfilePhoto',
  component: ProfilePhoto,
  parameters: { tables },
  args: {
    person: { name: 'Priya Sharma', profilePic: null },
    onPhotoChange: fn(async () => {}),
    onPhotoRemove: fn(async () => {}),
  },
} satisfies Meta<typeof ProfilePhoto>;
export default meta;
type Story = StoryObj<typeof meta>;
type SentPhoto = Parameters<PhotoFieldOptions['onPhotoChange']>[0];
type Actor = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** The smallest picture that there is. */
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

async function seeNothingToRemove({ canvas }: Pick<Actor, 'canvas'>) {
  await expect(canvas.getByRole('group', { name: 'Photo' })).toHaveAccessibleDescription('JPEG, PNG or WebP, up to 5 MB.');
  await expect(canvas.queryByRole('button', { name: 'Remove photo' })).not.toBeInTheDocument();
}

export const Default: Story = {
  play: async (context) => {
    await seeNothingToRemove(context);
    await performGuide(context);
  },
};

export const WithPhoto: Story = {
  args: { person: { name: 'Priya Sharma', profilePic: PHOTO } },
  play: async (context) => {
    const { args } = context;
    await performGuide(context);
    await expect(args.onPhotoRemove).toHaveBeenCalledOnce();
  },
};

/** The default picture is nobody's own: the initials say more, and there is nothing to remove. */
export const DefaultPicture: Story = {
  tags: ['act'],
  args: { person: { name: 'Priya Sharma', profilePic: '/photos/default.webp' } },
  play: seeNothingToRemove,
};

export const Sending: Story = {
  args: {
    onPhotoChange: fn(({ onProgress }: SentPhoto) => {
      onProgress(0.4);
      return new Promise(() => {});
    }),
  },
  play: async (context) => {
    await choose(context);
    const bar = await context.canvas.findByRole('progressbar', { name: 'Sending the photo' });
    await expect(bar).toHaveAttribute('aria-valuetext', '40 %');
    await performGuide(context);
  },
};

export const Sent: Story = {
  play: async (context) => {
    const { args, canvas } = context;
    await choose(context);
    await expect(args.onPhotoChange).toHaveBeenCalledWith({ file: expect.any(File), onProgress: expect.any(Function) });
    await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument());
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  },
};

/** Refused before it is sent. */
export const TooLarge: Story = {
  play: async (context) => {
    await choose(context, picture(new Uint8Array(5 * 1024 * 1024 + 1)));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(REFUSAL);
    await expect(context.args.onPhotoChange).not.toHaveBeenCalled();
  },
};

/** Its name says that it is a picture; the server looks inside. The preview goes away again. */
export const NoPicture: Story = {
  tags: ['act'],
  args: {
    onPhotoChange: fn(async () => {
      throw new RefusedSubmission(REFUSAL);
    }),
  },
  play: async (context) => {
    const { canvas } = context;
    await choose(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(REFUSAL);
    await expect(canvas.queryByRole('button', { name: 'Remove photo' })).not.toBeInTheDocument();
  },
};

export const TooManyPixels: Story = {
  args: {
    onPhotoChange: fn(async () => {
      throw new RefusedSubmission('Please choose an image of at most 25 megapixels.');
    }),
  },
  play: async (context) => {
    await choose(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Please choose an image of at most 25 megapixels.');
    await performGuide(context);
  },
};
