import { someData } from '@quad/domain/fixtures';
import { KEPT_RECORDS, LEAVING_OBSTACLES } from '@quad/domain/personal-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { LeavingPanel } from './LeavingPanel.tsx';

const LEAVE = { role: 'button', name: 'Leave and erase my account' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the button.', outcome: { focus: LEAVE } },
    { keys: '{Enter}', on: LEAVE, does: 'Asks once more; nothing is sent yet.', outcome: { doesNotCall: 'onLeave' } },
  ],
  screenReader: [{ part: 'Panel', role: 'region', name: 'Leave' }],
} satisfies ComponentTables;
const performGuide = performTables(tables);
const LEAVING = { asked_at: '2026-11-20T09:30:00.000Z', due_at: '2026-12-04T09:30:00.000Z' };

const meta = {
  title: 'Features/Personal data/LeavingPanel',
  component: LeavingPanel,
  parameters: { tables, frame: 'overlay' },
  args: { data: someData(), onLeave: fn(async () => {}), onStay: fn(async () => {}) },
} satisfies Meta<typeof LeavingPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    await expect(context.canvas.getByText('Lines of the audit log: what was done stays, who did it is a number')).toBeVisible();
    await performGuide(context);
  },
};

export const Leaves: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave and erase my account' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Leave and erase your account?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(args.onLeave).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const ThinksBetterOfIt: Story = {
  tags: ['act'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave and erase my account' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

export const Leaving: Story = {
  args: { data: someData({ leaving: LEAVING }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Your account will be erased on Dec 4, 2026, 3:00 pm')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stay after all' }));
    await waitFor(() => expect(args.onStay).toHaveBeenCalled());
  },
};

export const HasOffices: Story = {
  args: { data: someData({ obstacles: [...LEAVING_OBSTACLES] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your address is the contact of a unit. Have another contact named first.')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const NothingStays: Story = { args: { data: someData({ kept: [] }) } };

export const Everything: Story = {
  args: { data: someData({ kept: KEPT_RECORDS.map((record, index) => ({ record, count: 12_345 * (index + 1) })) }) },
};

export const Refused: Story = {
  args: {
    onLeave: fn(async () => {
      throw new RefusedSubmission('Please sign out and sign in again to go on.');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave and erase my account' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please sign out and sign in again to go on.');
  },
};

export const CannotStay: Story = {
  args: {
    data: someData({ leaving: LEAVING }),
    onStay: fn(async () => {
      throw new TypeError('Failed to fetch');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stay after all' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You are still leaving: that could not be changed. Please try again.');
  },
};

export const Loading: Story = { args: { data: undefined } };
