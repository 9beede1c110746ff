import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarPlus, List } from 'lucide-react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { act, callsWith, hasAttribute, presses } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './ToggleButtonGroup.guide.tsx';
import { ToggleButtonGroup, type ToggleButtonGroupProps } from './ToggleButtonGroup.tsx';

const meta = {
  title: 'Primitives/ToggleButtonGroup',
  component: ToggleButtonGroup,
  args: {
    label: 'Events',
    items: [
      { id: 'list', label: 'View All Events' },
      { id: 'add', label: 'Add Event' },
    ],
    value: 'list',
    onValueChange: fn(),
  },
  parameters: { guide: () => guide },
} satisfies Meta<typeof ToggleButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };

export const WithIcons: Story = {
  args: {
    items: [
      { id: 'list', label: 'View All Events', icon: <List size={16} aria-hidden="true" /> },
      { id: 'add', label: 'Add Event', icon: <CalendarPlus size={16} aria-hidden="true" /> },
    ],
  },
};

export const Many: Story = {
  args: {
    label: 'Modules',
    value: 'Bookings',
    items: ['All Modules', 'Administration', 'Endorsements', 'Bookings', 'Feedback'].map((label) => ({ id: label, label })),
  },
};

function Switching(args: ToggleButtonGroupProps) {
  const [id, setId] = useState('list');
  return (
    <ToggleButtonGroup
      {...args}
      value={id}
      onValueChange={(value) => {
        setId(value);
        args.onValueChange(value);
      }}
    />
  );
}

export const Chosen: Story = act(
  { render: (args) => <Switching {...args} /> },
  presses({ name: 'Add Event', pressed: false }),
  hasAttribute('button', 'Add Event', 'aria-pressed', 'true'),
  hasAttribute('button', 'View All Events', 'aria-pressed', 'false'),
  callsWith('onValueChange', 'add'),
  performTables,
);
