import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { hasAttribute, sees, sequence } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { BudgetBar } from '../BudgetBar/BudgetBar.tsx';
import { guide } from './StatCard.guide.tsx';
import { StatCard } from './StatCard.tsx';

const meta = {
  title: 'Dashboard/StatCard',
  component: StatCard,
  args: { label: 'Total Skills', value: 12 },
  parameters: { guide: () => guide },
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };

export const FourInARow: Story = {
  render: () => (
    <Grid columns={{ phone: 2, desktop: 4 }}>
      <StatCard label="Total Skills" value={12} />
      <StatCard label="Achievements" value={3} />
      <StatCard label="Position of Responsibility" value={1} />
      <StatCard label="Feedback Given" value={0} />
    </Grid>
  ),
};

export const AsLink: Story = {
  args: { label: 'Pending Reviews', value: 7, href: '#reviews' },
  play: sequence(hasAttribute('link', 'Pending Reviews', 'href', '#reviews'), performTables),
};

export const OutOfWhole: Story = {
  args: {
    label: 'Budget Used',
    value: '₹42,500',
    outOf: 'of ₹1,00,000',
    children: <BudgetBar label="Budget" spent={42_500} allocated={100_000} amountHidden />,
  },
  play: performTables,
};

/** Even on the narrowest phone an amount does not wrap. */
export const Narrow: Story = {
  args: { label: 'Budget Spent', value: '₹18,40,000', outOf: 'of ₹42,00,000' },
  decorators: [
    (StatCardInside) => (
      <div style={{ inlineSize: '8rem' }}>
        <StatCardInside />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const amount = document.createRange();
    amount.selectNodeContents(canvas.getByText('₹18,40,000', { exact: false, ignore: 'span' }).firstChild as Text);
    await expect(amount.getClientRects()).toHaveLength(1);
  },
};

export const CouldNotBeHad: Story = { args: { label: 'COSA Records', value: undefined }, play: sees('–') };
export const LargeFigure: Story = { args: { label: 'Total budget', value: '₹12,34,56,789' } };
