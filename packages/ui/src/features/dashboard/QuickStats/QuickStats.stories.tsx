import { gensecStats, presidentStats, studentStats } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hasAttribute, plays, sees, sequence, shows } from '../../../plays.ts';
import { type ComponentTables, key, ofStory, performTables } from '../../../testing/performTables.ts';
import { QuickStats } from './QuickStats.tsx';

const tables = {
  keyboard: [
    ...ofStory(
      'President',
      key('{Tab}', 'Moves to the first figure that leads to a section.', { focus: { role: 'link', name: 'Pending Room Requests' } }),
      key('{Tab}', 'Moves to the next; figures without a section are passed by.', { focus: { role: 'link', name: 'Total Clubs' } }),
    ),
  ],
  screenReader: [
    { part: 'List', role: 'list' },
    { part: 'Row', role: 'listitem', text: 'Total Skills7' },
    { part: 'Link of a row', role: 'link', name: 'Total Skills' },
    { part: 'Bar', role: 'meter', name: 'Used', state: { value: '46 %' }, story: 'GenSec' },
    { part: 'None', role: 'paragraph', text: 'No statistics available for this role', story: 'UnknownRole' },
    { part: 'While they are on their way', role: 'status', text: 'Loading...', story: 'Loading' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Dashboard/QuickStats',
  component: QuickStats,
  parameters: { tables },
  args: { role: 'STUDENT', stats: studentStats() },
} satisfies Meta<typeof QuickStats>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  ({ canvas }) =>
    expect(canvas.getAllByRole('listitem').map((item) => item.textContent?.trim())).toEqual([
      'Total Skills7',
      'Feedbacks Given3',
      'Total Achievements4',
      'Total PORs2',
    ]),
  hasAttribute('link', 'Total Skills', 'href', '/dashboard/skills'),
  performTables,
);

export const GenSec: Story = {
  args: { role: 'GENSEC_SCITECH', stats: gensecStats() },
  play: sequence(hasAttribute('meter', 'Used', 'aria-valuetext', '46 %'), sees('of ₹9,00,000'), performTables),
};

export const President: Story = {
  args: { role: 'PRESIDENT', stats: presidentStats() },
  play: sequence(hasAttribute('link', 'Pending Room Requests', 'href', '/inbox?kind=room-request'), performTables),
};

export const Overspent: Story = { args: { role: 'PRESIDENT', stats: presidentStats({ budget: { used: 5_000_000, total: 4_200_000 } }) } };
export const NothingYet: Story = { args: { role: 'GENSEC_SPORTS', stats: {} } };

export const UnknownRole: Story = shows({ role: 'JANITOR' }, sees('No statistics available for this role'), performTables);

export const Loading: Story = { args: { stats: undefined }, play: performTables };
