import { studentStats } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { plays, seesMany, shows } from '../../../plays.ts';
import { type ComponentTables, key, ofStory, performTables } from '../../../testing/performTables.ts';
import { StudentCounts } from './StudentCounts.tsx';

const tables = {
  keyboard: [
    ...ofStory(
      'Unknown',
      key('{Tab}', 'Moves to the first count.', { focus: { role: 'link', name: 'Total Skills' } }),
      key('{Tab}', 'Moves to the next, whether it is known or not.', { focus: { role: 'link', name: 'Achievements' } }),
    ),
  ],
  screenReader: [
    { part: 'Count', role: 'link', name: 'Total Skills' },
    { part: 'Last count', role: 'link', name: 'Feedback Given' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Dashboard/StudentCounts',
  component: StudentCounts,
  parameters: { tables },
  args: { stats: studentStats() },
} satisfies Meta<typeof StudentCounts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(async (context) => {
  const { canvas } = context;
  const names = canvas.getAllByRole('link').map((link) => link.textContent);
  await expect(names).toEqual(['Total Skills', 'Achievements', 'Position of Responsibility', 'Feedback Given']);
  await expect(canvas.getByText('7')).toBeVisible();
  await performTables(context);
});

/** Still loading, or unavailable. */
export const Unknown: Story = shows({ stats: undefined }, seesMany(4, 'text', '–'), performTables);
