import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { shows } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Button } from '../Button/Button.tsx';
import { guide } from './Banner.guide.tsx';
import { BANNER_TONES, Banner } from './Banner.tsx';

const meta = {
  title: 'Primitives/Banner',
  component: Banner,
  args: { children: 'New achievements are reviewed before they are published.' },
  parameters: { guide: () => guide },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {BANNER_TONES.map((tone) => (
        <Banner key={tone} {...args} tone={tone} title={tone} />
      ))}
    </Stack>
  ),
};

export const WithActions: Story = {
  args: {
    tone: 'caution',
    title: 'The Main Auditorium is taken',
    children: 'Line Follower Championship has it on 24 Nov from 6:30 pm.',
    actions: <Button size="s">Choose another room</Button>,
  },
  play: performTables,
};

export const LongText: Story = {
  args: {
    ...WithActions.args,
    children:
      'Line Follower Championship has it on 24 Nov from 6:30 pm, and after that the rehearsal of the winter play goes on until late in the night, so that the room can be had again on the following morning only.',
  },
};

export const Announced: Story = shows({ live: true, tone: 'critical', children: 'Please fix validation errors' }, performTables);
