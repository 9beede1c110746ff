import type { ComponentGuide } from '../../testing/guide.ts';
import { StatCard } from '../StatCard/StatCard.tsx';
import { BudgetBar } from './BudgetBar.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['The used share of one budget is shown, and whether it is overspent.'],
  useInstead: [
    { when: 'Budgets of several clubs are compared', component: 'BudgetChart' },
    { when: 'The figure is a share of something other than money', component: 'Meter' },
    { when: 'Only the amount matters', component: 'StatCard' },
  ],
  anatomy: [
    { part: 'Label', is: 'the owner of the budget, or what is measured.' },
    { part: 'Amounts', is: 'spent, allocated and percentage, and the word overspent; only the percentage with `amountHidden`.' },
    { part: 'Bar', is: 'the spent amount in a track of the allocated amount; full and red if overspent.' },
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
      why: 'If the amounts are already shown above, the bar only needs the percentage.',
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
    narrow: { says: 'The bar is as wide as its container; amounts that do not fit beside the label move below it.', story: 'Default' },
    long: { says: 'Amounts have the digit groups of the institute’s locale, and are never shortened.', story: 'Overspent' },
    many: { says: 'One bar is one budget. For two or more, BudgetChart draws them on one scale.', story: 'States' },
    rightToLeft: { says: 'The bar fills from the right; amounts keep their own direction.', story: 'Default' },
  },
  related: ['BudgetChart', 'Meter', 'StatCard', 'QuickStats'],
  matrix: 'Overspent',
} satisfies ComponentGuide;
