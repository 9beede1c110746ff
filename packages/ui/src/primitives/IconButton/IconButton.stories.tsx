import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { fn } from 'storybook/test';
import { hasDescription, neverCalls, presses, shows } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './IconButton.guide.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Notifications', icon: <Bell size={20} aria-hidden="true" />, onClick: fn() },
  parameters: { guide: () => guide },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };

export const Unavailable: Story = shows(
  { unavailableReason: 'Notifications are not available yet' },
  presses('Notifications'),
  hasDescription('button', 'Notifications', 'Notifications are not available yet'),
  neverCalls('onClick'),
  performTables,
);
