import { anAchievement, manyAchievements } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { AchievementFilters } from './AchievementFilters.tsx';

const ALL = { search: '', category: '', state: '', level: '' };

const meta = {
  title: 'Features/Achievements/AchievementFilters',
  component: AchievementFilters,
  args: {
    achievements: [...manyAchievements(4), anAchievement({ category: 'Music', level: 'Inter-hostel' })],
    filters: ALL,
    shown: 5,
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
  play: async ({ args, canvas, userEvent }) => {
    await expect(['Category', 'Status', 'Level'].map((name) => words(canvas.getByRole('combobox', { name })))).toEqual([
      ['All', 'Music', 'Robotics'],
      ['All', 'Pending', 'Verified'],
      ['All', 'International', 'National', 'State', 'District', 'College', 'Inter-hostel'],
    ]);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'robo');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ search: 'robo' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Verified');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ state: 'verified' });
  },
};

export const Filtered: Story = {
  args: { filters: { ...ALL, search: 'music' }, shown: 1 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('music');
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 1 of 5 achievements');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
