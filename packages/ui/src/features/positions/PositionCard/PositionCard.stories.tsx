import { aPosition } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { PositionCard } from './PositionCard.tsx';

const VIEW = { role: 'button', name: 'View Details' } as const;
const MENU = { role: 'button', name: 'What to do with Workshop Lead' } as const;
const EDIT = { role: 'menuitem', name: 'Edit' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', does: 'Moves to View Details.', outcome: { focus: VIEW } },
    { keys: '{Enter}', does: 'Asks for the details.', outcome: { calls: 'onView' } },
    { keys: '{Tab}', does: 'Moves to the menu.', outcome: { focus: MENU } },
    { keys: '{Enter}', does: 'Opens it, at Edit.', outcome: { focus: EDIT } },
    { keys: '{Enter}', does: 'Says that it is still to come.', outcome: { shows: { role: 'alert', text: 'Edit coming soon' } } },
  ],
  screenReader: [
    { part: 'View Details', ...VIEW, description: 'Workshop Lead' },
    { part: 'Menu', ...MENU },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);

const meta = {
  title: 'Features/Positions/PositionCard',
  component: PositionCard,
  parameters: { tables, frame: 'overlay' },
  args: { position: aPosition(), onView: fn() },
} satisfies Meta<typeof PositionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText('Workshop Lead')).toBeVisible();
    await expect(canvas.getByText('Team Lead')).toBeVisible();
    await expect(canvas.getByText('Robotics Club')).toBeVisible();
    await expect(canvas.getByText('Created 4 May 2026 · Last updated 5 November 2026')).toBeVisible();
    await performGuide(context);
  },
};

export const LittleKnown: Story = {
  args: { position: aPosition({ unit_id: null, position_type: null, created_at: undefined, updated_at: undefined }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No unit')).toBeVisible();
    await expect(canvas.getByText('Created – · Last updated –')).toBeVisible();
  },
};

export const Viewed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Details' }));
    await expect(args.onView).toHaveBeenCalledWith({ position: args.position });
  },
};

export const EditComingSoon: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole(MENU.role, { name: MENU.name }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Edit' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Edit coming soon');
  },
};

export const DeleteComingSoon: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole(MENU.role, { name: MENU.name }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Delete' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Delete coming soon');
  },
};
