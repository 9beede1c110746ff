import type { Meta, StoryObj } from '@storybook/react-vite';
import { says, sequence, shows } from '../../plays.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './DashboardTile.guide.tsx';
import { DashboardTile } from './DashboardTile.tsx';

const meta = {
  title: 'Dashboard/DashboardTile',
  component: DashboardTile,
  args: { title: 'Latest Updates', children: 'Line Follower Championship, Nov 1, Main Auditorium' },
  parameters: { guide: () => guide },
} satisfies Meta<typeof DashboardTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(says('Line Follower Championship', 'region', 'Latest Updates'), performTables) };

export const WithActions: Story = shows(
  { title: 'Upcoming Events', subtitle: 'Institute-wide events and club activities', actions: <Button size="s">Add Event</Button> },
  performTables,
);
