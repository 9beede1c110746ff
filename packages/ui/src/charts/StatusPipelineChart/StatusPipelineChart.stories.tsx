import { gensecAnalytics } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { callsOnce, presses, sees, seesRole, sequence } from '../../plays.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './StatusPipelineChart.guide.tsx';
import { StatusPipelineChart } from './StatusPipelineChart.tsx';

const performGuide = performTables(guide);

const PIPELINE = gensecAnalytics().trends.eventPipeline;

const meta = {
  title: 'Charts/StatusPipelineChart',
  component: StatusPipelineChart,
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  args: { title: 'Events by status', data: PIPELINE, empty: 'Events appear here as soon as one is planned.', onRetry: fn() },
  parameters: { guide: () => guide },
} satisfies Meta<typeof StatusPipelineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(
    sees('33 events: 9 planned, 1 ongoing, 21 completed, 2 cancelled.'),
    seesRole('application', 'Events by status'),
    performGuide,
  ),
};

export const Shapes: Story = {
  render: (args) => (
    <Grid gap="xl" columns={{ phone: 1, desktop: 2 }}>
      <StatusPipelineChart {...args} title="All planned" data={PIPELINE.slice(0, 1)} />
      <StatusPipelineChart {...args} title="One of each" data={PIPELINE.map((stage) => ({ ...stage, count: 1 }))} />
      <StatusPipelineChart {...args} title="Without status" data={[...PIPELINE, { _id: null, count: 4 }]} />
    </Grid>
  ),
};

/** What the frame of every chart shows in place of figures, and figures that are all zero. */
export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <StatusPipelineChart {...args} title="Loading" loading />
      <StatusPipelineChart {...args} title="Failed" error="Failed to load analytics data" />
      <StatusPipelineChart {...args} title="Empty" data={[]} />
      <StatusPipelineChart {...args} title="All zero" data={PIPELINE.map((stage) => ({ ...stage, count: 0 }))} />
    </Stack>
  ),
  play: sequence(sees('No events yet.'), presses('Retry'), callsOnce('onRetry')),
};

export const Many: Story = { args: { data: PIPELINE.map((stage, index) => ({ ...stage, count: 98_765 * (index + 1) })) } };
export const Table: Story = {
  play: sequence(presses('Show table'), seesRole('table', 'Events by status'), seesRole('row', 'ongoing 1 3%')),
};

export const ByKeyboard: Story = { play: sequence(seesRole('application', 'Events by status'), performGuide) };

/** In little room, and from right to left. */
export const Adapts: Story = {
  render: (args) => (
    <Stack gap="xl">
      <div style={{ inlineSize: '15rem' }}>
        <StatusPipelineChart {...args} title="Narrow" />
      </div>
      <div dir="rtl">
        <StatusPipelineChart {...args} title="Right to left" />
      </div>
    </Stack>
  ),
};
