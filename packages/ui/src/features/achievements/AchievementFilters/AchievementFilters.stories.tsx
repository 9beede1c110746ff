import { achievementFilterOptions } from '@quad/domain/achievements';
import { anAchievement, manyAchievements } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { performTables } from '../../../testing/performTables.ts';
import { guide } from './AchievementFilters.guide.tsx';
import { AchievementFilters } from './AchievementFilters.tsx';

const performGuide = performTables(guide);

const ALL = { search: '', category: '', state: '', level: '' };

const meta = {
  title: 'Features/Achievements/AchievementFilters',
  component: AchievementFilters,
  args: {
    choices: achievementFilterOptions([...manyAchievements(4), anAchievement({ category: 'Music', level: 'Inter-hostel' })]),
    filters: ALL,
    counts: { shown: 5, all: 5 },
    onFilter: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof AchievementFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

export const Default: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await expect(['Category', 'Status', 'Level'].map((name) => words(canvas.getByRole('combobox', { name })))).toEqual([
      ['All', 'Music', 'Robotics'],
      ['All', 'Pending', 'Verified'],
      ['All', 'International', 'National', 'State', 'District', 'College', 'Inter-hostel'],
    ]);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'robo');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ search: 'robo' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Verified');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ state: 'verified' });
    await performGuide(context);
  },
};

export const Filtered: Story = {
  args: { filters: { ...ALL, search: 'music' }, counts: { shown: 1, all: 5 } },
  play: performGuide,
};

/** What an address names is chosen, whether it occurs or not. */
export const ChosenByAddress: Story = {
  args: { filters: { ...ALL, category: 'Chess', level: 'Zonal' }, counts: { shown: 0, all: 5 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Chess');
    await expect(canvas.getByRole('combobox', { name: 'Level' })).toHaveDisplayValue('Zonal');
  },
};
