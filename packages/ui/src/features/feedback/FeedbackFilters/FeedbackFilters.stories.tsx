import type { FeedbackFilter } from '@quad/domain/feedback';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { act, hasValue, lacks, lastCallsWith, plays, says, selects } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { FeedbackFilters, type FeedbackFiltersProps } from './FeedbackFilters.tsx';

const TYPE = { role: 'combobox', name: 'Type' } as const;
const STATUS = { role: 'combobox', name: 'Status' } as const;
const CLEAR = { role: 'button', name: 'Clear filters' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', on: TYPE, does: 'Moves to the status; the browser’s own keys choose one.', outcome: { focus: STATUS } },
    {
      keys: '{Enter}',
      on: CLEAR,
      does: 'Takes both filters back, and goes away itself.',
      outcome: [{ calls: 'onFiltersChange' }, { hides: CLEAR }, { shows: { ...TYPE, state: { value: 'All' } } }],
      story: 'Filters',
    },
  ],
  screenReader: [
    { part: 'Filters', role: 'search', name: 'Filter feedbacks' },
    { part: 'Type', ...TYPE, state: { value: 'All' } },
    { part: 'Status', ...STATUS, state: { value: 'All' } },
    { part: 'How many are left', role: 'status', text: 'Showing 1,204 of 1,204 feedbacks' },
    { part: 'Clear filters', ...CLEAR, story: 'Filters' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Feedback/FeedbackFilters',
  component: FeedbackFilters,
  parameters: { tables },
  args: { filter: { type: 'All', status: 'All' }, onFiltersChange: fn(), counts: { shown: 1204, all: 1204 } },
} satisfies Meta<typeof FeedbackFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = (select: HTMLElement) => [...(select as HTMLSelectElement).options].map(({ text }) => text);

export const Default: Story = plays(
  ({ canvas }) =>
    expect(words(canvas.getByRole('combobox', { name: 'Type' }))).toEqual([
      'All',
      'Suggestion',
      'Complaint',
      'General Feedback',
      'Query',
      'Appreciation',
      'Report',
      'Other',
    ]),
  ({ canvas }) => expect(words(canvas.getByRole('combobox', { name: 'Status' }))).toEqual(['All', 'Resolved', 'Not Resolved']),
  says('Showing 1,204 of 1,204 feedbacks', 'status'),
  lacks('button', 'Clear filters'),
  performTables,
);

/** Stores the filters, as a page does with its URL. */
function Stateful({ onFiltersChange, ...props }: FeedbackFiltersProps) {
  const [filter, setFilter] = useState<FeedbackFilter>(props.filter);
  const keep = (next: FeedbackFilter) => {
    onFiltersChange(next);
    setFilter(next);
  };
  return <FeedbackFilters {...props} filter={filter} onFiltersChange={keep} />;
}

export const Filters: Story = act(
  { args: { counts: { shown: 3, all: 1204 } }, render: (args) => <Stateful {...args} /> },
  selects('Type', 'Complaint'),
  lastCallsWith('onFiltersChange', { type: 'Complaint', status: 'All' }),
  selects('Status', 'Not Resolved'),
  lastCallsWith('onFiltersChange', { type: 'Complaint', status: 'Not Resolved' }),
  performTables,
  lastCallsWith('onFiltersChange', { type: 'All', status: 'All' }),
  hasValue('combobox', 'Type', ''),
);

/** The count was limited, so it is a minimum. */
export const TooManyToCount: Story = {
  args: { counts: { shown: 12, all: 10_000, isAllExact: false } },
  play: says('Showing 12 of 10,000+ feedbacks', 'status'),
};
