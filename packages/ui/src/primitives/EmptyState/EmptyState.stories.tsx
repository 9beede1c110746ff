import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays } from 'lucide-react';
import { performTables } from '../../testing/performTables.ts';
import { Button } from '../Button/Button.tsx';
import { guide } from './EmptyState.guide.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: { title: 'No events found', description: 'There are no events to display for your role.' },
  parameters: { guide: () => guide },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };

export const WithIconAndAction: Story = {
  args: { icon: <CalendarDays size={24} aria-hidden="true" />, action: <Button variant="primary">Add Event</Button> },
  play: performTables,
};
