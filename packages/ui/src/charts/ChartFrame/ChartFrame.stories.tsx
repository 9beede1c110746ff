import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { hasAttribute, lacks, lacksText, says, sees, seesRole, sequence, shows } from '../../plays.ts';
import { inCard } from '../../testing/inCard.tsx';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './ChartFrame.guide.tsx';
import { ChartFrame } from './ChartFrame.tsx';

const meta = {
  title: 'Charts/ChartFrame',
  component: ChartFrame,
  decorators: [inCard],
  args: {
    title: 'Members',
    description: 'Robotics Club leads with 12 of 22 members.',
    noData: false,
    toTable: () => ({
      columns: ['Club', 'Members'],
      rows: [
        { key: 'robotics', name: 'Robotics Club', figures: ['12'] },
        { key: 'music', name: 'Music Club', figures: ['10'] },
      ],
    }),
    children: <p>The drawing stands here.</p>,
    empty: 'Figures appear when a club has its first member.',
    onRetry: fn(),
  },
  parameters: { guide: () => guide },
} satisfies Meta<typeof ChartFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };

export const States: Story = {
  render: (args) => (
    <Stack gap="l">
      <ChartFrame {...args} title="Loaded" />
      <ChartFrame {...args} title="Loading" loading />
      <ChartFrame {...args} title="Failed" error="Failed to load analytics data" />
      <ChartFrame {...args} title="Retrying" error="Failed to load analytics data" retrying />
      <ChartFrame {...args} title="Empty" noData />
    </Stack>
  ),
};

export const Loading: Story = shows({ loading: true }, says('Loading Members...', 'status'), lacks('button'), performTables);

export const Failed: Story = { args: { error: 'Failed to load analytics data' }, play: performTables };

export const Empty: Story = shows({ noData: true }, sees('Nothing to show yet', 'Figures appear when a club has its first member.'));

export const Table: Story = { play: sequence(performTables, seesRole('rowheader', 'Music Club'), lacksText('The drawing stands here.')) };

export const WithLink: Story = {
  args: { link: { href: '#clubs', text: 'View all clubs' } },
  play: sequence(hasAttribute('link', 'View all clubs', 'href', '#clubs'), performTables),
};

export const LongTitle: Story = {
  args: { title: 'Members of the clubs of the Science and Technology Council in the tenure of 2026-2027, by club and year' },
};

export const Saving: Story = { parameters: { frame: 'menu' }, play: performTables };
