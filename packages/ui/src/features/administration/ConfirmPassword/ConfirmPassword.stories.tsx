import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { guide } from './ConfirmPassword.guide.tsx';
import { ConfirmPassword } from './ConfirmPassword.tsx';

const performGuide = performTables(guide);

const meta = {
  title: 'Features/Administration/ConfirmPassword',
  component: ConfirmPassword,
  parameters: { frame: 'overlay' },
  args: { onConfirm: fn(async () => {}), onLeave: fn() },
} satisfies Meta<typeof ConfirmPassword>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function confirm({ canvas, userEvent }: Played) {
  await userEvent.type(await canvas.findByLabelText(/^Password/), 'correct horse battery');
  await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
}

export const Default: Story = {
  play: async (context) => {
    await context.canvas.findByRole('dialog', { name: 'Type your password again' });
    await performGuide(context);
  },
};

export const Confirms: Story = {
  play: async (context) => {
    await confirm(context);
    await waitFor(() => expect(context.args.onConfirm).toHaveBeenCalledWith({ password: 'correct horse battery' }));
  },
};

/** Before one's own data is given away or erased. */
export const ForOwnData: Story = {
  args: { about: 'own-data' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('It shows that it is you before your data is given away or erased.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(args.onLeave).toHaveBeenCalled();
  },
};

export const NothingTyped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go on' }));
    await expect(await canvas.findByText('Enter your password.')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: {
    onConfirm: fn(async () => {
      throw new RefusedSubmission('This is not your password.', { password: 'This is not your password.' });
    }),
  },
  play: async (context) => {
    await confirm(context);
    await expect(await context.canvas.findByText('This is not your password.')).toBeVisible();
  },
};

export const Offline: Story = {
  args: {
    onConfirm: fn(async () => {
      throw new TypeError('Failed to fetch');
    }),
  },
  play: async (context) => {
    await confirm(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Failed to check the password.');
  },
};

export const Checking: Story = {
  args: { onConfirm: fn(() => new Promise(() => {})) },
  play: async (context) => {
    await confirm(context);
    await expect(await context.canvas.findByRole('button', { name: 'Checking...' })).toBeVisible();
    await performGuide(context);
  },
};
