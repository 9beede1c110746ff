import { aPosition, aPositionHolder, positionReference } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { callsOnce, presses, says, seesRole, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { MyPositions } from './MyPositions.tsx';

const PRINT = { role: 'button', name: 'Print' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', does: 'Moves to Print.', outcome: { focus: PRINT } },
    { keys: '{Enter}', does: 'Prints the list.', outcome: { calls: 'onPrint' } },
  ],
  screenReader: [
    { part: 'List', role: 'list', name: 'Your PORs' },
    { part: 'Title', role: 'heading', name: 'Workshop Lead', state: { level: 2 } },
    { part: 'Duties', role: 'list', name: 'Duties' },
    { part: 'Print', ...PRINT },
    { part: 'While they are on their way', role: 'status', text: 'Loading your positions...', story: 'Loading' },
  ],
} satisfies ComponentTables;

const lead = { ...positionReference(aPosition()), responsibilities: ['Plan one workshop a week', 'Keep the register of tools'] };
const current = aPositionHolder({ position_id: lead });
const earlier = aPositionHolder({
  _id: 'earlier',
  tenure_year: '2025-2026',
  status: 'completed',
  position_id: { ...positionReference(aPosition({ title: 'Treasurer' })), responsibilities: [] },
});

const meta = {
  title: 'Features/Positions/MyPositions',
  component: MyPositions,
  parameters: { tables },
  args: { positionHolders: [current, earlier], personName: 'Priya Sharma', onPrint: fn() },
} satisfies Meta<typeof MyPositions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('heading', { level: 2, name: 'Workshop Lead' })).toBeVisible();
    await expect(canvas.getByText('Robotics Club · 2026-2027')).toBeVisible();
    await expect(canvas.getByText('active')).toBeVisible();
    const duties = within(canvas.getByRole('list', { name: 'Duties' })).getAllByRole('listitem');
    await expect(duties.map(({ textContent }) => textContent)).toEqual(['Plan one workshop a week', 'Keep the register of tools']);
    await expect(canvas.getByText('completed')).toBeVisible();
    await performTables(context);
  },
};

export const Loading: Story = {
  args: { positionHolders: undefined },
  play: sequence(says('Loading your positions...', 'status'), performTables),
};

export const SparseData: Story = {
  args: { positionHolders: [aPositionHolder({ position_id: null })] },
  play: seesRole('heading', 'Unknown position'),
};

export const LongTitle: Story = {
  args: {
    positionHolders: [
      aPositionHolder({
        position_id: {
          ...lead,
          title: 'Joint Coordinator of the Intercollegiate Symposium on Autonomous Navigation and Swarm Robotics',
          responsibilities: ['Write to every college of the state, arrange their travel, and see that nobody is left at the station'],
        },
      }),
    ],
  },
};

export const Prints: Story = { tags: ['act'], play: sequence(presses('Print'), callsOnce('onPrint')) };
