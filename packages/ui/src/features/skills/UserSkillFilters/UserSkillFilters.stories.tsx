import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { callsOnce, hasDisplayValue, lastCallsWith, plays, says, selects, shows } from '../../../plays.ts';
import { type ComponentTables, key, ofStory, performTables } from '../../../testing/performTables.ts';
import { UserSkillFilters } from './UserSkillFilters.tsx';

const PROFICIENCY = { role: 'combobox', name: 'Proficiency' } as const;
const ENDORSEMENT = { role: 'combobox', name: 'Endorsement' } as const;
const CLEAR = { role: 'button', name: 'Clear filters' } as const;

const tables = {
  keyboard: [
    key('{Tab}', PROFICIENCY, 'Moves to the next filter; the browser’s own keys choose one.', { focus: ENDORSEMENT }),
    ...ofStory('Filtered', key('{Enter}', CLEAR, 'Takes all filters back.', { calls: 'onClear' })),
  ],
  screenReader: [
    { part: 'Filters', role: 'search', name: 'Filter skills' },
    { part: 'Proficiency', ...PROFICIENCY, state: { value: 'All' } },
    { part: 'Filter that is set', ...ENDORSEMENT, state: { value: 'Not Endorsed' }, story: 'Filtered' },
    { part: 'How many are left', role: 'status', text: 'Showing 2 of 5 skills', story: 'Filtered' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Skills/UserSkillFilters',
  component: UserSkillFilters,
  parameters: { tables },
  args: { filters: { proficiency: '', endorsement: '', type: '' }, counts: { shown: 5, all: 5 }, onFiltersChange: fn(), onClear: fn() },
} satisfies Meta<typeof UserSkillFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

export const Default: Story = plays(async (context) => {
  const { canvas } = context;
  const all = ['Proficiency', 'Endorsement', 'Type'].map((name) => words(canvas.getByRole('combobox', { name })));
  await expect(all).toEqual([
    ['All', 'Beginner', 'Intermediate', 'Advanced', 'Expert'],
    ['All', 'Endorsed', 'Not Endorsed'],
    ['All', 'Technical', 'Cultural', 'Sports', 'Academic', 'Other'],
  ]);
  await expect(canvas.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  await performTables(context);
});

export const Filtered: Story = shows(
  { filters: { proficiency: '', endorsement: 'not-endorsed', type: '' }, counts: { shown: 2, all: 5 } },
  says('Showing 2 of 5 skills', 'status'),
  hasDisplayValue('combobox', 'Endorsement', 'Not Endorsed'),
  selects('Type', 'Sports'),
  lastCallsWith('onFiltersChange', { type: 'sports' }),
  performTables,
  callsOnce('onClear'),
);
