import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './LoadMore.guide.tsx';
import { LoadMore, type LoadMoreProps } from './LoadMore.tsx';

const performGuide = performTables(guide);

function Growing({ shown: atFirst, onLoadMore, ...rest }: LoadMoreProps) {
  const [shown, setShown] = useState(atFirst);
  const more = () => {
    onLoadMore();
    setShown(Math.min(shown + 20, rest.total ?? 0));
  };
  return <LoadMore {...rest} shown={shown} onLoadMore={more} />;
}

const meta = {
  title: 'Primitives/LoadMore',
  component: LoadMore,
  args: { shown: 20, total: 50, onLoadMore: fn() },
  parameters: { guide: () => guide },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => <Growing {...args} />,
  play: async (context) => {
    await performGuide(context);
    await expect(context.args.onLoadMore).toHaveBeenCalledTimes(2);
    await expect(context.canvas.getByText('All 50 are shown')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async (context) => {
    await performGuide(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Loading...' }));
    await expect(context.args.onLoadMore).not.toHaveBeenCalled();
  },
};

export const Failed: Story = { args: { error: 'The next events could not be loaded. Check the connection.' }, play: performGuide };

export const TotalUnknown: Story = {
  args: { shown: 1200, total: undefined, hasMore: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,200 shown')).toBeVisible();
  },
};

export const All: Story = {
  tags: ['act'],
  args: { shown: 50 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
