import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { keys, plays, presses, says, sees, seesRole, sequence } from '../../plays.ts';
import { inCard } from '../../testing/inCard.tsx';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './PartsChart.guide.tsx';
import { PartsChart } from './PartsChart.tsx';

const CATEGORIES = [
  { name: 'technical', value: 38 },
  { name: 'cultural', value: 30 },
  { name: 'sports', value: 22 },
  { name: 'academic', value: 15 },
];

const MANY = Array.from({ length: 14 }, (_, index) => ({ name: `Branch ${index + 1}`, value: 150 - index * 10 }));

const meta = {
  title: 'Charts/PartsChart',
  component: PartsChart,
  decorators: [inCard],
  args: {
    title: 'Events by category',
    data: CATEGORIES,
    unit: { one: 'event', other: 'events' },
    nameHeading: 'Category',
    empty: 'Categories appear with the first event.',
  },
  parameters: { guide: () => guide },
} satisfies Meta<typeof PartsChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(sees('Technical is the largest part: 36% of 105 events.'), seesRole('application', 'Events by category'), performTables),
};

/** Verified is the desired state, pending is a waiting one. */
const STATES = [
  { name: 'Verified', value: 41, tone: 'positive' },
  { name: 'Pending', value: 9, tone: 'caution' },
] as const;

export const Shapes: Story = {
  render: (args) => (
    <Grid gap="xl" columns={{ phone: 1, desktop: 2 }}>
      <PartsChart {...args} title="States" data={STATES} nameHeading="Status" />
      <PartsChart {...args} title="One" data={CATEGORIES.slice(0, 1)} />
      <PartsChart {...args} title="Eight" data={MANY.slice(0, 8)} />
      <PartsChart {...args} title="Small parts" data={CATEGORIES.map((figure, index) => ({ ...figure, value: index === 0 ? 1000 : 1 }))} />
      <PartsChart {...args} title="All zero" data={CATEGORIES.map((figure) => ({ ...figure, value: 0 }))} />
    </Grid>
  ),
  play: sees('No events yet.'),
};

export const Many: Story = {
  args: { title: 'Students by branch', data: MANY, unit: { one: 'student', other: 'students' } },
  play: sequence(seesRole('application', 'Students by branch'), keys('{Tab}{Tab}{Tab}{End}'), says('Other: 270 students, 23%', 'status')),
};

export const Table: Story = plays(presses('Show table'), seesRole('table', 'Events by category'), seesRole('row', 'sports 22 21%'));

export const ByKeyboard: Story = { play: sequence(seesRole('application', 'Events by category'), performTables) };

/** In a narrow container, and from right to left. */
export const Adapts: Story = {
  render: (args) => (
    <Stack gap="xl">
      <div style={{ inlineSize: '15rem' }}>
        <PartsChart {...args} title="Narrow" />
      </div>
      <div dir="rtl">
        <PartsChart {...args} title="Right to left" />
      </div>
      <PartsChart
        {...args}
        title="Long names"
        data={CATEGORIES.map((figure, index) => ({
          ...figure,
          name: `Computer Science, Data Engineering and Applied Mathematics ${index + 1}`,
        }))}
      />
    </Stack>
  ),
};
