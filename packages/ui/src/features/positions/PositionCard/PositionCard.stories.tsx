import { aPosition } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { presses, says, sees, sequence } from '../../../plays.ts';
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
  play: sequence(sees('Workshop Lead', 'Team Lead', 'Robotics Club', 'Created 4 May 2026 · Last updated 5 November 2026'), performGuide),
};

export const SparseData: Story = {
  args: { position: aPosition({ unit_id: null, position_type: null, created_at: undefined, updated_at: undefined }) },
  play: sees('No unit', 'Created – · Last updated –'),
};

export const Viewed: Story = {
  play: sequence(presses('View Details'), ({ args }) => expect(args.onView).toHaveBeenCalledWith(args.position)),
};

export const EditComingSoon: Story = {
  tags: ['act'],
  play: sequence(presses(MENU.name, MENU.role), presses('Edit', 'menuitem'), says('Edit coming soon')),
};
