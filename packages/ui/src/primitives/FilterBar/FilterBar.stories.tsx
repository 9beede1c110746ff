import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { act, callsOnce, hasFocus, inside, lacks, onPage, plays, presses, says, seesRole, sequence, types } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Field } from '../Field/Field.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Select } from '../Select/Select.tsx';
import { guide } from './FilterBar.guide.tsx';
import { FilterBar } from './FilterBar.tsx';

const STATUSES = ['active', 'completed', 'terminated'].map((value) => ({ value, label: value }));
const TENURES = ['2026-2027', '2025-2026', '2024-2025'].map((value) => ({ value, label: value }));

const meta = {
  title: 'Primitives/FilterBar',
  component: FilterBar,
  args: {
    label: 'Filter position holders',
    onClear: fn(),
    search: <SearchField placeholder="Name, email, ID or position" />,
    children: (
      <>
        <Field label="Status">
          <Select placeholder="All" options={STATUSES} />
        </Field>
        <Field label="Tenure">
          <Select placeholder="All" options={TENURES} />
        </Field>
      </>
    ),
    summary: 'Showing 24 of 24 position holders',
  },
  parameters: { guide: () => guide, frame: 'overlay' },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(seesRole('search', 'Filter position holders'), lacks('button', 'Clear filters'), performTables);

export const Filtered: Story = {
  args: { filtered: true, summary: 'Showing 3 of 24 position holders' },
  play: sequence(says('Showing 3 of 24 position holders', 'status'), presses('Clear filters'), callsOnce('onClear'), performTables),
};

/** The search takes the row, and the chips move below it. */
export const Narrow: Story = {
  decorators: [
    (FilterBarInside) => (
      <div style={{ maxInlineSize: '23rem' }}>
        <FilterBarInside />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const widthOf = (element: Element) => element.getBoundingClientRect().width;
    const bar = widthOf(canvas.getByRole('search'));
    await expect(widthOf(canvas.getByRole('searchbox'))).toBe(bar);
    await expect(widthOf(canvas.getByRole('combobox', { name: 'Status' }))).toBeLessThan(bar / 2);
  },
};

export const WithoutCount: Story = { args: { summary: undefined, onClear: undefined } };

/** Everything except the search is behind a button that shows the number of active filters. */
export const Folded: Story = plays(
  { args: { activeCount: 2, filtered: true }, decorators: Narrow.decorators ?? [] },
  async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filters (2)' });
    await expect(canvas.getByRole('searchbox')).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    const middleOf = (element: Element) => element.getBoundingClientRect().y + element.getBoundingClientRect().height / 2;
    await expect(Math.abs(middleOf(button) - middleOf(canvas.getByRole('searchbox')))).toBeLessThanOrEqual(1);
  },
);

const opensSheet = sequence(
  presses('Filters (2)'),
  onPage(inside('dialog', 'Filters', seesRole('combobox', 'Status'), seesRole('button', 'Done'))),
);

/** The sheet lists the other filters over the page, each with its label above. */
export const Sheet: Story = { ...Folded, play: opensSheet };

export const SheetLeft: Story = act({ ...Sheet }, opensSheet, performTables);

/** A chip shows its selected value. */
export const Chosen: Story = {
  args: {
    filtered: true,
    summary: 'Showing 3 of 24 position holders',
    children: (
      <>
        <Field label="Status">
          <Select placeholder="All" options={STATUSES} defaultValue="completed" />
        </Field>
        <Field label="Tenure">
          <Select placeholder="All" options={TENURES} />
        </Field>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [chosen, other] = canvas.getAllByRole('combobox');
    await expect(chosen).toHaveDisplayValue('completed');
    await expect(chosen?.closest('div')?.offsetWidth).toBeGreaterThan(other?.closest('div')?.offsetWidth ?? 0);
    const heightOf = (element: Element) => Math.round(element.getBoundingClientRect().height);
    await expect(heightOf(canvas.getByRole('search'))).toBe(heightOf(canvas.getByRole('searchbox')));
  },
};

/** In a wide bar all filters are visible. */
export const NotFolded: Story = act({ args: { activeCount: 0 } }, seesRole('combobox', 'Status'), lacks('button', 'Filters'));

function LiveFilter() {
  const [text, setText] = useState('');
  const left = ['Meera', 'Arjun', 'Kavya'].filter((name) => name.toLowerCase().includes(text.toLowerCase()));
  return (
    <FilterBar
      label="Filter people"
      summary={`Showing ${left.length} of 3 people`}
      filtered={text !== ''}
      onClear={() => setText('')}
      search={<SearchField label="Search people" value={text} onSearch={(searched) => setText(searched)} />}
    />
  );
}

export const CountedWhileTyping: Story = act(
  { render: () => <LiveFilter /> },
  types('Search people', 'meer', 'searchbox'),
  says('Showing 1 of 3 people', 'status'),
  presses('Clear filters'),
  says('Showing 3 of 3 people', 'status'),
  // The Clear button has disappeared, and the focus has moved to the search.
  hasFocus('searchbox', 'Search people'),
);
