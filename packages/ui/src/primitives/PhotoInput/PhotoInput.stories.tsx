import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { act, hasDescription, lacks, sequence } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Field } from '../Field/Field.tsx';
import { guide } from './PhotoInput.guide.tsx';
import { PhotoInput } from './PhotoInput.tsx';

const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#b98a5a" d="M0 0h8v8H0z"/></svg>')}`;

const PIXEL = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const meta = {
  title: 'Primitives/PhotoInput',
  component: PhotoInput,
  args: { subject: 'Meera Iyer', maxBytes: 2_000_000, onFileSelect: fn(), onReject: fn(), onRemove: fn() },
  render: (args) => (
    <Field label="Photo" group hint="JPEG, PNG or WebP, at most 2 MB">
      <PhotoInput {...args} />
    </Field>
  ),
  parameters: { guide: () => guide },
} satisfies Meta<typeof PhotoInput>;
export default meta;
type Story = StoryObj<typeof meta>;

function fileOf(type: string, bytes: number): File {
  return new File([new Uint8Array(bytes)], 'photo', { type });
}

export const Default: Story = {
  play: sequence(hasDescription('group', 'Photo', 'JPEG, PNG or WebP, at most 2 MB'), lacks('button', 'Remove photo'), performTables),
};

export const WithPhoto: Story = { args: { src: PHOTO }, play: performTables };

/** For a place, in a wide shape with an icon as placeholder: empty, with a photo, with a newly selected one, and with an error below. */
export const States: Story = {
  render: (args) => (
    <Stack>
      <Field label="Wide" group>
        <PhotoInput {...args} subject="Main Auditorium" shape="wide" />
      </Field>
      <Field label="Wide, just chosen" group>
        <PhotoInput {...args} subject="Seminar Hall 2" shape="wide" />
      </Field>
      <Field label="Wide, with a photo" group>
        <PhotoInput {...args} subject="Main Auditorium" shape="wide" src={PHOTO} />
      </Field>
      <Field label="With an error" group error="The photo is larger than 2 MB. Choose a smaller one.">
        <PhotoInput {...args} />
      </Field>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Change photo')).toBeEnabled();
    const chosen = canvas.getAllByLabelText('Choose photo')[1] as HTMLElement;
    await userEvent.upload(chosen, await (await fetch(PIXEL)).blob().then((blob) => new File([blob], 'hall.png', { type: blob.type })));
    await expect(canvas.getAllByRole('button', { name: 'Remove photo' })).toHaveLength(2);
  },
};

export const Sending: Story = { args: { src: PHOTO, progress: 0.6 }, play: performTables };

/** A photo that was removed can be selected again. */
export const Chosen: Story = act(async ({ args, canvas, userEvent }) => {
  const file = fileOf('image/png', 12);
  await userEvent.upload(canvas.getByLabelText('Choose photo'), file);
  await expect(args.onFileSelect).toHaveBeenCalledWith(file);
  await expect(canvas.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Remove photo' }));
  await userEvent.upload(canvas.getByLabelText('Choose photo'), file);
  await expect(args.onFileSelect).toHaveBeenCalledTimes(2);
  await expect(canvas.getByRole('button', { name: 'Remove photo' })).toBeVisible();
});

export const TooLarge: Story = act({ args: { maxBytes: 10 } }, async ({ args, canvas, userEvent }) => {
  const file = fileOf('image/png', 12);
  await userEvent.upload(canvas.getByLabelText('Choose photo'), file);
  await expect(args.onReject).toHaveBeenCalledWith({ file, reason: 'size' });
  await expect(args.onFileSelect).not.toHaveBeenCalled();
  await expect(canvas.getByLabelText('Choose photo')).toHaveValue('');
});
