import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { performTables } from '../../../testing/performTables.ts';
import { guide } from './UserSkillFilters.guide.tsx';
import { UserSkillFilters } from './UserSkillFilters.tsx';

const performGuide = performTables(guide);

const meta = {
  title: 'Features/Skills/UserSkillFilters',
  component: UserSkillFilters,
  args: { filters: { proficiency: '', endorsement: '', type: '' }, counts: { shown: 5, all: 5 }, onFilter: fn(), onClear: fn() },
} satisfies Meta<typeof UserSkillFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    const all = ['Proficiency', 'Endorsement', 'Type'].map((name) => words(canvas.getByRole('combobox', { name })));
    await expect(all).toEqual([
      ['All', 'Beginner', 'Intermediate', 'Advanced', 'Expert'],
      ['All', 'Endorsed', 'Not Endorsed'],
      ['All', 'Technical', 'Cultural', 'Sports', 'Academic', 'Other'],
    ]);
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
    await performGuide(context);
  },
};

export const Filtered: Story = {
  args: { filters: { proficiency: '', endorsement: 'not-endorsed', type: '' }, counts: { shown: 2, all: 5 } },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 2 of 5 skills');
    await expect(canvas.getByRole('combobox', { name: 'Endorsement' })).toHaveDisplayValue('Not Endorsed');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type' }), 'Sports');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ type: 'sports' });
    await performGuide(context);
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
