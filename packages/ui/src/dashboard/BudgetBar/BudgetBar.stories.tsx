import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { hasAttribute, plays, shows } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './BudgetBar.guide.tsx';
import { BudgetBar } from './BudgetBar.tsx';

const meta = {
  title: 'Dashboard/BudgetBar',
  component: BudgetBar,
  args: { label: 'Budget', spent: 42_500, allocated: 100_000 },
  parameters: { guide: () => guide },
} satisfies Meta<typeof BudgetBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(hasAttribute('meter', 'Budget', 'aria-valuetext', '₹42,500 of ₹1,00,000 (43 %)'), performTables);

export const States: Story = {
  render: (args) => (
    <Stack>
      <BudgetBar {...args} label="Nothing spent" spent={0} />
      <BudgetBar {...args} label="Nothing allocated" spent={0} allocated={0} />
      <BudgetBar {...args} label="The percent alone" amountHidden />
    </Stack>
  ),
};

export const Overspent: Story = shows(
  { spent: 130_000 },
  hasAttribute('meter', 'Budget', 'aria-valuetext', '₹1,30,000 of ₹1,00,000 (130 %), overspent'),
  hasAttribute('meter', 'Budget', 'aria-valuenow', '100000'),
  performTables,
);
