import { aPosition, aPositionHolder, positionReference } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { plays, says, sees, seesRole, shows } from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { MyPositions } from './MyPositions.tsx';

const PRINT = { role: 'button', name: 'Print' } as const;

const tables = {
  keyboard: [key('{Tab}', 'Moves to Print.', { focus: PRINT }), key('{Enter}', 'Prints the list.', { calls: 'onPrint' })],
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

export const Default: Story = plays(
  seesRole('heading', { level: 2, name: 'Workshop Lead' }),
  sees('Robotics Club · 2026-2027', 'active'),
  async ({ canvas }) => {
    const duties = within(canvas.getByRole('list', { name: 'Duties' })).getAllByRole('listitem');
    await expect(duties.map(({ textContent }) => textContent)).toEqual(['Plan one workshop a week', 'Keep the register of tools']);
  },
  sees('completed'),
  performTables,
);

export const Loading: Story = shows({ positionHolders: undefined }, says('Loading your positions...', 'status'), performTables);

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
