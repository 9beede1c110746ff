import { aPositionHolder } from '@quad/domain/fixtures';
import { POSITION_HOLDER_STATUSES } from '@quad/domain/positions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { hasDescription, presses, says, sees, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { PositionHolderCard } from './PositionHolderCard.tsx';

const VIEW = { role: 'button', name: 'View Details' } as const;
const MENU = { role: 'button', name: 'What to do with Priya Sharma' } as const;
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
    { part: 'View Details', ...VIEW, description: 'Priya Sharma' },
    { part: 'Menu', ...MENU },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);

const meta = {
  title: 'Features/Positions/PositionHolderCard',
  component: PositionHolderCard,
  parameters: { tables, frame: 'overlay' },
  args: { holder: aPositionHolder(), onView: fn() },
} satisfies Meta<typeof PositionHolderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(sees('Priya Sharma', 'Robotics Club · ID 20240901 · 2026-2027', 'Workshop Lead', 'active'), performGuide),
};

export const Statuses: Story = {
  render: (args) => (
    <Stack>
      {POSITION_HOLDER_STATUSES.map((status) => (
        <PositionHolderCard key={status} {...args} holder={aPositionHolder({ status })} />
      ))}
    </Stack>
  ),
};

export const SparseData: Story = {
  args: { holder: aPositionHolder({ user_id: 'somebody', position_id: null }) },
  play: sees('Unknown person', 'Unknown position'),
};

export const Viewed: Story = {
  play: sequence(hasDescription('button', 'View Details', 'Priya Sharma'), presses('View Details'), ({ args }) =>
    expect(args.onView).toHaveBeenCalledWith(args.holder),
  ),
};

export const EditComingSoon: Story = {
  tags: ['act'],
  play: sequence(presses(MENU.name, MENU.role), presses('Edit', 'menuitem'), says('Edit coming soon')),
};
