import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SECTION_LEVELS, Section } from './Section.tsx';

const meta = {
  title: 'Layout/Section',
  component: Section,
  args: { title: 'Recent Events', children: 'Line Follower Championship, 24 Nov' },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Recent Events' })).toBeVisible();
  },
};

export const Levels: Story = {
  render: (args) => (
    <Stack gap="xl">
      {SECTION_LEVELS.map((level) => (
        <Section key={level} {...args} level={level} title={`Level ${level}`} />
      ))}
    </Stack>
  ),
};

export const WithActions: Story = {
  args: { subtitle: 'The last three, newest first', actions: <Button size="small">View All Events</Button> },
};

export const LongTitle: Story = {
  args: { ...WithActions.args, title: 'Everything that the committee for the inter-college festival has planned for the winter term' },
};
