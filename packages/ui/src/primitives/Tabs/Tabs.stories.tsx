import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './Tabs.guide.tsx';
import { Tabs } from './Tabs.tsx';

const performGuide = performTables(guide);

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  args: {
    label: 'Feedback',
    items: [
      { id: 'add', label: 'Add Feedback', content: <p>Tell us what went well, and what did not.</p> },
      { id: 'all', label: 'View All Feedbacks', content: <p>What others said.</p> },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performGuide };

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'View All Feedbacks', selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'View All Feedbacks' })).toHaveTextContent('What others said.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('all');
  },
};

export const KeptByTheApp: Story = { args: { value: 'all' } };

export const Many: Story = {
  args: {
    label: 'Modules',
    items: ['All Modules', 'Administration', 'Endorsements', 'Bookings', 'Feedback', 'Events', 'COSA'].map((label) => ({
      id: label.toLowerCase().replace(' ', '-'),
      label,
      content: <p>{label}</p>,
    })),
  },
};
