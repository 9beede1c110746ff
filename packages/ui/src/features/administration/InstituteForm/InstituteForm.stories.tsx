import { instituteSettings } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { guide } from './InstituteForm.guide.tsx';
import { InstituteForm } from './InstituteForm.tsx';

const performGuide = performTables(guide);

const meta = {
  title: 'Features/Administration/InstituteForm',
  component: InstituteForm,
  args: { settings: instituteSettings(), onSave: fn(async () => {}) },
} satisfies Meta<typeof InstituteForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performGuide };

export const Saves: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const days = canvas.getByRole('spinbutton', { name: 'Feedback is answered within' });
    await userEvent.clear(days);
    await userEvent.type(days, '7');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ ...instituteSettings(), feedback_promise_days: 7 }));
  },
};

/** What is wrong is said beside its field, and nothing is sent. */
export const Wrong: Story = {
  args: { settings: instituteSettings({ name: '', domain: 'campus', time_zone: 'Mars/Olympus', room_slot_minutes: 5 }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Enter the name of the institute.')).toBeVisible();
    await expect(canvas.getByText('Enter a domain such as campus.example.')).toBeVisible();
    await expect(canvas.getByText('Enter a time zone such as Asia/Kolkata.')).toBeVisible();
    await expect(canvas.getByText('Enter whole minutes, from 15 to 1440.')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  args: { onSave: fn(() => new Promise(() => {})) },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save' }));
    await performGuide(context);
  },
};

export const Refused: Story = {
  args: {
    onSave: fn(async () => {
      throw new RefusedSubmission('Another institute has this domain.');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Another institute has this domain.');
    await expect(canvas.getByRole('textbox', { name: 'Mail domain' })).toHaveValue('campus.example');
  },
};

export const LongName: Story = {
  args: { settings: instituteSettings({ name: 'Averyveryverylongnamewithoutanyspacesthatgoesonandonandonandonandonandon' }) },
};
