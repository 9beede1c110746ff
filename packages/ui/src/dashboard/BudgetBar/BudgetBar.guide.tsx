import type { ComponentGuide } from '../../testing/guide.ts';
import { StatCard } from '../StatCard/StatCard.tsx';
import { BudgetBar } from './BudgetBar.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['It is shown how much of one budget is spent, and whether it is more than there was.'],
  useInstead: [
    { when: 'Budgets of several clubs are compared', component: 'BudgetChart' },
    { when: 'It is a part of something that is no money', component: 'Meter' },
    { when: 'Only the amount matters', component: 'StatCard' },
  ],
  anatomy: [
    { part: 'Label', is: 'whose budget it is, or what is measured.' },
    { part: 'Amounts', is: 'spent, allocated and the percent, and the word overspent; the percent alone with `amountHidden`.' },
    { part: 'Bar', is: 'what is spent in a track of what was allocated; full and red once it is over.' },
  ],
  dos: [
    {
      do: (
        <StatCard label="Budget Used" value="₹42,500" outOf="of ₹1,00,000">
          <BudgetBar label="Spent" spent={42_500} allocated={100_000} amountHidden />
        </StatCard>
      ),
      dont: (
        <StatCard label="Budget Used" value="₹42,500" outOf="of ₹1,00,000">
          <BudgetBar label="Budget used" spent={42_500} allocated={100_000} />
        </StatCard>
      ),
      why: 'Where the amounts stand above it already, the percent is all that the bar adds.',
    },
  ],
  keyboard: [],
  screenReader: [
    { part: 'Bar', role: 'meter', name: 'Budget', state: { value: '₹42,500 of ₹1,00,000 (43 %)' } },
    {
      part: 'Bar of a budget that is overspent',
      role: 'meter',
      name: 'Budget',
      state: { value: '₹1,30,000 of ₹1,00,000 (130 %), overspent' },
      story: 'Overspent',
    },
  ],
  adapts: {
    narrow: { says: 'The bar is as wide as its place; where the amounts do not fit beside the label they go under it.', story: 'Default' },
    long: { says: 'Amounts have groups of digits as the institute writes them, and are never shortened.', story: 'Overspent' },
    many: { says: 'One bar is one budget. From two on, BudgetChart draws them to one measure.', story: 'States' },
    rightToLeft: { says: 'The bar fills from the right; amounts keep their own direction.', story: 'Default' },
  },
  related: ['BudgetChart', 'Meter', 'StatCard', 'QuickStats'],
  matrix: 'Overspent',
} satisfies ComponentGuide;
