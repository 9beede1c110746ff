import { gensecAnalytics } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { plays, presses, sees, seesRole, sequence } from '../../plays.ts';
import { inCard } from '../../testing/inCard.tsx';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './StatusPipelineChart.guide.tsx';
import { StatusPipelineChart } from './StatusPipelineChart.tsx';

const PIPELINE = gensecAnalytics().trends.eventPipeline;

const meta = {
  title: 'Charts/StatusPipelineChart',
  component: StatusPipelineChart,
  decorators: [inCard],
  args: { title: 'Events by status', data: PIPELINE, empty: 'Events appear here as soon as one is planned.' },
  parameters: { guide: () => guide },
} satisfies Meta<typeof StatusPipelineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  sees('33 events: 9 planned, 1 ongoing, 21 completed, 2 cancelled.'),
  seesRole('application', 'Events by status'),
  performTables,
);

export const Shapes: Story = {
  render: (args) => (
    <Grid gap="xl" columns={{ phone: 1, desktop: 2 }}>
      <StatusPipelineChart {...args} title="All planned" data={PIPELINE.slice(0, 1)} />
      <StatusPipelineChart {...args} title="One of each" data={PIPELINE.map((stage) => ({ ...stage, count: 1 }))} />
      <StatusPipelineChart {...args} title="Without status" data={[...PIPELINE, { _id: null, count: 4 }]} />
      <StatusPipelineChart {...args} title="All zero" data={PIPELINE.map((stage) => ({ ...stage, count: 0 }))} />
      <StatusPipelineChart {...args} title="Many" data={PIPELINE.map((stage, index) => ({ ...stage, count: 98_765 * (index + 1) }))} />
    </Grid>
  ),
  play: sees('No events yet.'),
};

export const Table: Story = plays(presses('Show table'), seesRole('table', 'Events by status'), seesRole('row', 'ongoing 1 3%'));

export const ByKeyboard: Story = { play: sequence(seesRole('application', 'Events by status'), performTables) };

/** In a narrow container, and from right to left. */
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
