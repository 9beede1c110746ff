import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { presses, sees, seesRole, sequence } from '../../plays.ts';
import { UiProvider } from '../../primitives/UiProvider/UiProvider.tsx';
import { inCard } from '../../testing/inCard.tsx';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './BarChart.guide.tsx';
import { BarChart } from './BarChart.tsx';

const performGuide = performTables(guide);

const UNITS = [
  { name: 'Robotics Club', value: 12 },
  { name: 'Music Club', value: 10 },
  { name: 'Cricket Club', value: 8 },
  { name: 'Coding Club', value: 7 },
  { name: 'Debating Society', value: 6 },
  { name: 'Dance Club', value: 5 },
];

const LONG_NAME = 'Society for the Promotion of Classical Indian Music, Dance and Drama among Students of Engineering';

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  decorators: [inCard],
  args: {
    title: 'Position holders by unit',
    data: UNITS,
    unit: { one: 'position holder', other: 'position holders' },
    nameHeading: 'Unit',
    empty: 'Units appear when their first position is filled.',
  },
  parameters: { guide: () => guide },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(
    sees('Robotics Club leads with 12 of 48 position holders. The largest 5 of 6 are drawn.'),
    seesRole('application', 'Position holders by unit'),
    performGuide,
  ),
};

export const Shapes: Story = {
  render: (args) => (
    <Grid gap="xl" columns={{ phone: 1, desktop: 2 }}>
      <BarChart {...args} title="Five" data={UNITS.slice(0, 5)} />
      <BarChart {...args} title="One" data={UNITS.slice(0, 1)} />
      <BarChart {...args} title="Equal" data={UNITS.map((unit) => ({ ...unit, value: 4 }))} />
      <BarChart {...args} title="Far apart" data={UNITS.map((unit, index) => ({ ...unit, value: 10 ** (6 - index) }))} />
    </Grid>
  ),
};

/** Numbers are written as the campus writes them. */
export const WritesAsTheCampusDoes: Story = {
  args: { data: UNITS.slice(0, 2).map((unit, index) => ({ ...unit, value: 2_000_000 - index * 500_000 })) },
  render: (args) => (
    <UiProvider locale="de-DE">
      <BarChart {...args} />
    </UiProvider>
  ),
  play: sees('Robotics Club leads with 2.000.000 of 3.500.000 position holders.', '1.500.000'),
};

export const AllZero: Story = {
  args: { data: UNITS.map((unit) => ({ ...unit, value: 0 })) },
  play: sees('No position holders yet. The largest 5 of 6 are drawn.'),
};

export const Many: Story = {
  args: { data: Array.from({ length: 200 }, (_, index) => ({ name: `Club ${index + 1}`, value: 200 - index })) },
};

export const Table: Story = {
  play: sequence(presses('Show table'), seesRole('table', 'Position holders by unit'), seesRole('row', 'Dance Club 5 10%')),
};

export const ByKeyboard: Story = { play: sequence(seesRole('application', 'Position holders by unit'), performGuide) };

/** In little room, and from right to left. */
export const Adapts: Story = {
  render: (args) => (
    <Stack gap="xl">
      <div style={{ inlineSize: '15rem' }}>
        <BarChart {...args} title="Narrow" />
      </div>
      <div dir="rtl">
        <BarChart {...args} title="Right to left" />
      </div>
      <BarChart
        {...args}
        title="Long names"
        data={UNITS.map((unit, index) => ({ ...unit, id: unit.name, name: index % 2 === 0 ? LONG_NAME : unit.name }))}
      />
    </Stack>
  ),
};
