import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ContextType, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import {
  focuses,
  hasFocus,
  keys,
  lacks,
  loses,
  presses,
  rendersAtMost,
  type Step,
  says,
  sees,
  seesMany,
  seesRole,
  sequence,
} from '../../plays.ts';
import { othersRemove, useRemaining } from '../../testing/listPlays.tsx';
import { performTables } from '../../testing/performTables.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { CodeLoaderContext } from '../loading/useLazyPart.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { guide } from './RecordList.guide.tsx';
import { RECORD_LIST_DENSITIES, RECORD_LIST_LAYOUTS, RecordList, type RecordListProps } from './RecordList.tsx';

interface Holder {
  id: string;
  name: string;
}

function holders(count: number): Holder[] {
  return Array.from({ length: count }, (_, index) => ({ id: `POR-${index + 1}`, name: `Position holder ${index + 1}` }));
}

const meta = {
  title: 'Primitives/RecordList',
  component: RecordList,
  args: { label: 'Position holders', items: holders(5), itemKey: ({ id }: Holder) => id, children: ({ name }: Holder) => name },
  parameters: { guide: () => guide },
} satisfies Meta<RecordListProps<Holder>>;
export default meta;
type Story = StoryObj<RecordListProps<Holder>>;

export const Default: Story = { play: sequence(seesRole('list', 'Position holders'), seesMany(5, 'listitem'), performTables) };

export const Layouts: Story = {
  render: (args) => (
    <Stack gap="xl">
      {RECORD_LIST_LAYOUTS.map((layout) => (
        <RecordList key={layout} {...args} label={layout} layout={layout} />
      ))}
    </Stack>
  ),
};

export const Densities: Story = {
  render: (args) => (
    <Stack gap="xl">
      {RECORD_LIST_DENSITIES.map((density) => (
        <RecordList key={density} {...args} label={density} density={density} />
      ))}
    </Stack>
  ),
};

export const Numbered: Story = { args: { as: 'ol', children: ({ name }, index) => `${index + 1}. ${name}` } };

/** Placeholders have the height of the records. */
export const Loading: Story = {
  args: { loading: true, items: [], loadingText: 'Loading position holders...', estimatedHeight: 96 },
  play: sequence(says('Loading position holders...', 'status'), lacks('list'), performTables),
};

export const LoadingCards: Story = { args: { loading: true, items: [], layout: 'cards' } };

export const LoadingColumns: Story = {
  args: {
    items: undefined,
    layout: 'columns',
    blankCount: 6,
    blank: (
      <Card>
        <Skeleton shape="block" />
      </Card>
    ),
  },
};

export const Empty: Story = {
  args: { items: [], empty: <EmptyState title="No position holders found" /> },
  play: sequence(sees('No position holders found'), lacks('list')),
};

export const Failed: Story = {
  args: { items: undefined, error: 'Failed to fetch position holders.', onRetry: fn() },
  play: performTables,
};

/** A failed refresh keeps the previous records. */
export const FailedToRefresh: Story = {
  tags: ['act'],
  args: { error: 'Failed to fetch position holders.', onRetry: fn() },
  play: sequence(seesMany(5, 'listitem'), lacks('alert')),
};

/** Above a hundred records, only the visible ones are rendered; the keyboard reaches the others. */
export const Many: Story = {
  parameters: { frame: 'page' },
  args: { items: holders(10_000) },
  play: sequence(
    ({ canvas }) => waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000')),
    rendersAtMost(200),
    keys('{Tab}{End}'),
    ({ canvas }) => waitFor(() => expect(canvas.getByText('Position holder 10000')).toHaveFocus()),
    performTables,
  ),
};

const FAILING_LOADER: ContextType<typeof CodeLoaderContext> = {
  fetch: () => Promise.reject(new Error('The connection was lost.')),
  cache: new WeakMap(),
};

/** If the code of the virtual list cannot be loaded, all records are rendered. */
export const ManyWithoutTheirCode: Story = {
  tags: ['act'],
  parameters: { frame: 'page' },
  args: { items: holders(150) },
  decorators: [
    (Story) => (
      <CodeLoaderContext value={FAILING_LOADER}>
        <Story />
      </CodeLoaderContext>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(150));
    await expect(canvas.getByText('Position holder 150')).toBeInTheDocument();
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
};

/** Columns that scroll with the page. */
export const ManyInColumns: Story = {
  parameters: { frame: 'page' },
  args: { items: holders(10_000), layout: 'columns', estimatedHeight: 58, children: ({ name }) => <Card>{name}</Card> },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('list');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveTextContent('Position holder 2');
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(300);
  },
};

/** A filtered result of a long list looks like the whole list. */
export const NarrowedDown: Story = {
  args: { items: holders(3), total: 10_000 },
  play: async ({ canvas }) => {
    const lines = await canvas.findAllByRole('listitem');
    await expect(lines.map((line) => line.getAttribute('aria-setsize'))).toEqual(['3', '3', '3']);
  },
};

/** A phone shows the first twenty records, and a button shows twenty more and focuses the first of them. */
export const OnAPhone: Story = {
  parameters: { frame: 'page' },
  args: { items: holders(30) },
  globals: { viewport: { value: 'phone' } },
  play: sequence(seesMany(20, 'listitem'), presses('Show more'), seesMany(30, 'listitem'), lacks('button', 'Show more'), ({ canvas }) =>
    expect(canvas.getByText('Position holder 21')).toHaveFocus(),
  ),
};

function Worklist(props: RecordListProps<Holder>) {
  const [done, setDone] = useState<readonly string[]>([]);
  return (
    <RecordList {...props}>
      {({ id, name }) => (
        <>
          {name} {!done.includes(id) && <Button onClick={() => setDone([...done, id])}>Approve {name}</Button>}
        </>
      )}
    </RecordList>
  );
}

/** For one of several lists on a page: the first few records, and a button for more. */
export const ByPages: Story = {
  args: { pageSize: 2 },
  play: sequence(seesMany(2, 'listitem'), presses('Show more'), seesMany(4, 'listitem'), presses('Show more'), seesMany(5, 'listitem')),
};

/** A record can take the focus when its button disappears. */
export const FocusStays: Story = {
  tags: ['act'],
  render: (args) => <Worklist {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve Position holder 2' }));
    const record = canvas.getByText('Position holder 2').closest('li');
    record?.focus();
    await expect(record).toHaveFocus();
  },
};

function Shared({ items, ...rest }: RecordListProps<Holder>) {
  return (
    <section aria-label="Requests" tabIndex={-1}>
      <RecordList {...rest} items={useRemaining(items ?? [], rest.itemKey)} empty={<EmptyState title="No position holders yet" />}>
        {({ name }) => (
          <>
            {name} <Button>Approve {name}</Button>
          </>
        )}
      </RecordList>
    </section>
  );
}

function recordHasFocus(number: number): Step {
  return ({ canvas }) => waitFor(() => expect(canvas.getByText(`Position holder ${number}`).closest('li')).toHaveFocus());
}

/** A record that others remove does not move the focus to the place where the last added records begin. */
export const RemovedAfterMore: Story = {
  tags: ['act'],
  args: { pageSize: 2 },
  render: (args) => <Shared {...args} />,
  play: sequence(
    presses('Show more'),
    recordHasFocus(3),
    presses('Show more'),
    recordHasFocus(5),
    focuses('button', 'Approve Position holder 3'),
    othersRemove('POR-1'),
    loses('button', 'Approve Position holder 1'),
    hasFocus('button', 'Approve Position holder 3'),
  ),
};

/** Others decide about the record that has the focus: the next one gets it, in the end what is focusable around the list. */
export const ManyDecidedByOthers: Story = {
  tags: ['act'],
  parameters: { frame: 'page' },
  args: { items: holders(3), total: 10_000 },
  render: (args) => <Shared {...args} />,
  play: sequence(
    ({ canvas }) => waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '3')),
    focuses('button', 'Approve Position holder 2'),
    othersRemove('POR-2'),
    recordHasFocus(3),
    othersRemove('POR-1', 'POR-3'),
    hasFocus('region', 'Requests'),
  ),
};
