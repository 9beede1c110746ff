import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/Button.tsx';
import { performTables } from '../../testing/performTables.ts';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Section.guide.tsx';
import { SECTION_LEVELS, Section } from './Section.tsx';

const meta = {
  title: 'Layout/Section',
  component: Section,
  args: { title: 'Recent Events', children: 'Line Follower Championship, 24 Nov' },
  parameters: { guide: () => guide },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };

export const Levels: Story = {
  render: (args) => (
    <Stack gap="xl">
      {SECTION_LEVELS.map((level) => (
        <Section key={level} {...args} headingLevel={level} title={`Level ${level}`} />
      ))}
    </Stack>
  ),
  play: performTables,
};

export const WithActions: Story = {
  args: { subtitle: 'The last three, newest first', actions: <Button size="s">View All Events</Button> },
  play: performTables,
};

export const LongTitle: Story = {
  args: { ...WithActions.args, title: 'Everything that the committee for the inter-college festival has planned for the winter term' },
};
