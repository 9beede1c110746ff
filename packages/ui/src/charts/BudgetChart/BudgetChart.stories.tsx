import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { plays, presses, sees, seesRole, sequence } from '../../plays.ts';
import { inCard } from '../../testing/inCard.tsx';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './BudgetChart.guide.tsx';
import { BudgetChart } from './BudgetChart.tsx';

function club(name: string, allocated: number, spent: number) {
  return { _id: name, name, budget: { allocated_budget: allocated, spent_amount: spent } };
}

const CLUBS = [
  club('Robotics Club', 225_000, 62_500),
  club('Coding Club', 250_000, 75_000),
  club('Astronomy Club', 120_000, 118_400),
  club('Chess Club', 60_000, 71_300),
];

const meta = {
  title: 'Charts/BudgetChart',
  component: BudgetChart,
  decorators: [inCard],
  args: { title: 'Budget by club', data: CLUBS, empty: 'Clubs appear when the council has its first one.' },
  parameters: { guide: () => guide },
} satisfies Meta<typeof BudgetChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  sees('₹3,27,200 of ₹6,55,000 is spent (50%). Chess Club is over its budget.'),
  seesRole('application', 'Budget by club'),
  performTables,
);

export const Shapes: Story = {
  render: (args) => (
    <Grid gap="xl" columns={{ phone: 1, desktop: 2 }}>
      <BudgetChart {...args} title="Within" data={CLUBS.slice(0, 2)} />
      <BudgetChart {...args} title="Over" data={CLUBS.slice(3)} />
      <BudgetChart {...args} title="Nothing allocated" data={[club('New Club', 0, 500), club('Newer Club', 0, 0)]} />
      <BudgetChart {...args} title="All zero" data={CLUBS.map(({ name }) => club(name, 0, 0))} />
      <BudgetChart
        {...args}
        title="Many"
        data={Array.from({ length: 14 }, (_, index) => club(`Club ${index + 1}`, 200_000 - index * 10_000, index * 15_000))}
      />
    </Grid>
  ),
};

export const Table: Story = {
  play: sequence(presses('Show table'), seesRole('table', 'Budget by club'), seesRole('row', 'Chess Club ₹60,000 ₹71,300 119%')),
};

export const ByKeyboard: Story = { play: sequence(seesRole('application', 'Budget by club'), performTables) };

/** In a narrow container, and from right to left. */
export const Adapts: Story = {
  render: (args) => (
    <Stack gap="xl">
      <div style={{ inlineSize: '15rem' }}>
        <BudgetChart {...args} title="Narrow" />
      </div>
      <div dir="rtl">
        <BudgetChart {...args} title="Right to left" />
      </div>
      <BudgetChart
        {...args}
        title="Long names"
        data={[
          club('Society for the Promotion of Classical Indian Music, Dance and Drama among Students', 1_25_00_000, 97_45_250),
          ...CLUBS,
        ]}
      />
    </Stack>
  ),
};
