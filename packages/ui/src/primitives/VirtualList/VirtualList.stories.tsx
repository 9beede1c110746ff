import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { hasFocus, keys, rendersAtMost, sees, seesRole, sequence } from '../../plays.ts';
import { othersRemove, useRemaining } from '../../testing/listPlays.tsx';
import { performTables } from '../../testing/performTables.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { guide } from './VirtualList.guide.tsx';
import { VirtualList, type VirtualListProps } from './VirtualList.tsx';

interface Holder {
  id: string;
  name: string;
}

function holders(count: number): Holder[] {
  return Array.from({ length: count }, (_, index) => ({ id: `POR-${index + 1}`, name: `Position holder ${index + 1}` }));
}

const meta = {
  title: 'Primitives/VirtualList',
  component: VirtualList,
  args: { label: 'Position holders', items: holders(10_000), itemKey: ({ id }) => id, children: ({ name }) => name },
  parameters: { guide: () => guide, frame: 'page' },
} satisfies Meta<VirtualListProps<Holder>>;
export default meta;
type Story = StoryObj<VirtualListProps<Holder>>;

export const Default: Story = { play: sequence(seesRole('list', 'Position holders'), rendersAtMost(200), performTables) };
export const Few: Story = { args: { items: holders(5) }, play: sees('Position holder 5') };
export const Empty: Story = { args: { items: [] } };

export const UnevenHeights: Story = {
  args: { children: ({ name }, index) => `${name} ${'and what they have done this year '.repeat(index % 7)}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = await canvas.findByText(/^Position holder 10000 /);
    await waitFor(() => expect(last).toHaveFocus());
  },
};

/** To the end and back; the focused row stays rendered while the list scrolls. */
export const ByKeyboard: Story = {
  tags: ['act'],
  play: sequence(
    async ({ canvas, canvasElement, userEvent }) => {
      await userEvent.tab();
      await expect(canvas.getByText('Position holder 1')).toHaveFocus();
      await userEvent.keyboard('{PageDown}{ArrowDown}');
      await waitFor(() => expect(canvas.getByText('Position holder 12')).toHaveFocus());
      await expect(canvas.getByRole('status')).toHaveTextContent('Row 12 of 10,000');
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(canvas.getByText('Position holder 10000')).toHaveFocus());
      await expect(canvas.getByRole('status')).toHaveTextContent('Row 10,000 of 10,000');
      await expect(canvas.getByText('Position holder 10000')).toHaveAttribute('aria-posinset', '10000');
      await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(200);
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(canvas.getByText('Position holder 1')).toHaveFocus());
    },
    async ({ canvas, userEvent }) => {
      const first = canvas.getByText('Position holder 1');
      canvas.getByRole('list').scrollTo({ top: 50_000 });
      await waitFor(() => expect(canvas.queryByText('Position holder 5')).not.toBeInTheDocument());
      await expect(first).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByText('Position holder 2')).toHaveFocus();
      await waitFor(() => expect(canvas.getByText('Position holder 5')).toBeVisible());
    },
  ),
};

/** As high as all its rows, inside a scrolling box; only visible rows are rendered. */
export const InABox: Story = {
  args: { height: 'whole' },
  decorators: [
    (Story) => (
      <section aria-label="Dashboard" style={{ blockSize: '20rem', overflowY: 'auto' }}>
        <p>Whoever holds a position this year.</p>
        <Story />
      </section>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('region', { name: 'Dashboard' });
    await expect(canvas.getByText('Position holder 1')).toBeVisible();
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(200);
    await waitFor(async () => {
      box.scrollTo({ top: box.scrollHeight });
      await expect(canvas.getByText('Position holder 10000')).toBeVisible();
    });
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(200);
  },
};

/** A box with `overflow` that is as high as its content, except for a few pixels: the page is the scroll container. */
export const InABoxThatGrows: Story = {
  tags: ['act'],
  args: { height: 'whole' },
  decorators: [
    (Story) => (
      <div style={{ overflow: 'auto' }}>
        <Story />
        <p style={{ position: 'relative', insetBlockStart: '4rem' }}>Whoever holds a position this year.</p>
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Position holder 1')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('li').length).toBeGreaterThan(5));
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(200);
    await expect(canvas.queryByText('Position holder 10000')).not.toBeInTheDocument();
  },
};

/** As many cards side by side as fit, scrolling with the page. */
export const Cards: Story = {
  args: { height: 'whole', columns: 'fit', estimatedRowHeight: 58, children: ({ name }) => <Card>{name}</Card> },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(document.activeElement).toHaveTextContent('Position holder 2');
    await userEvent.keyboard('{End}');
    await expect(document.activeElement).toHaveTextContent('Position holder 10000');
    await expect(canvas.getByRole('status')).toHaveTextContent('10,000 of 10,000');
    await waitFor(() => expect(canvasElement.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight + 100));
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(300);
  },
};

function Shared({ items, itemKey, ...rest }: VirtualListProps<Holder>) {
  return (
    <>
      <VirtualList {...rest} items={useRemaining(items, itemKey)} itemKey={itemKey} />
      <Button>Elsewhere</Button>
    </>
  );
}

/**
 * Others remove the row that has the focus, together with one above and with the next: the row that follows gets the focus, also out of
 * view; after the last row the one before. The focus stays where it is outside of the removed row.
 */
export const FocusAfterRemoval: Story = {
  tags: ['act'],
  args: {
    items: holders(200),
    children: ({ name }) => (
      <>
        {name} <Button size="s">Details of {name}</Button>
      </>
    ),
  },
  render: (args) => <Shared {...args} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const remove = (...numbers: number[]) => othersRemove(...numbers.map((number) => `POR-${number}`))(context);
    const item = (number: number) => canvas.getByRole('button', { name: `Details of Position holder ${number}` }).closest('li');
    const focusedItem = (number: number) => waitFor(() => expect(item(number)).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await focusedItem(3);
    remove(1, 3, 4);
    await focusedItem(5);
    await userEvent.keyboard('{ArrowUp}');
    await focusedItem(2);
    // The focus is in a control of the row, which is scrolled out of view.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Details of Position holder 2' })).toHaveFocus();
    canvas.getByRole('list').scrollTo({ top: 4000 });
    await waitFor(() => expect(canvas.queryByText('Position holder 8')).not.toBeInTheDocument());
    remove(2);
    await focusedItem(5);
    await userEvent.keyboard('{End}');
    await focusedItem(200);
    remove(200);
    await focusedItem(199);
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
    elsewhere.focus();
    remove(199);
    await waitFor(() => expect(canvas.queryByText('Position holder 199')).not.toBeInTheDocument());
    await expect(elsewhere).toHaveFocus();
  },
};

/** With the last row the focus goes to what is focusable around the list. */
export const FocusAfterTheLastRow: Story = {
  tags: ['act'],
  args: { items: holders(1) },
  decorators: [
    (Story) => (
      <section aria-label="Dashboard" tabIndex={-1}>
        <Story />
      </section>
    ),
  ],
  render: (args) => <Shared {...args} />,
  play: sequence(
    keys('{Tab}'),
    ({ canvas }) => expect(canvas.getByText('Position holder 1')).toHaveFocus(),
    othersRemove('POR-1'),
    hasFocus('region', 'Dashboard'),
  ),
};

export const WithControls: Story = {
  args: {
    children: ({ name }) => (
      <>
        {name} <Button size="s">View Details</Button>
      </>
    ),
  },
  play: performTables,
};
