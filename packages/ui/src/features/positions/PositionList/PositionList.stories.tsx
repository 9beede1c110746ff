import { manyPositions } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { performTables } from '../../../testing/performTables.ts';
import { guide } from './PositionList.guide.tsx';
import { PositionList } from './PositionList.tsx';

const performGuide = performTables(guide);

const meta = {
  title: 'Features/Positions/PositionList',
  component: PositionList,
  args: { positions: manyPositions(12), onView: fn(), onFilter: fn() },
} satisfies Meta<typeof PositionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 12 of 12 positions');
    await expect(canvas.getAllByRole('button', { name: 'View Details' })).toHaveLength(12);
    await performGuide(context);
  },
};

export const Coordinator: Story = {
  args: { hasDepartmentFilter: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Department' })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { positions: undefined },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading positions...');
    await performGuide(context);
  },
};

export const Empty: Story = {
  args: { positions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No positions found')).toBeVisible();
  },
};

export const Filtered: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Department' }), 'Coding Club');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Showing 1 of 12 positions'));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ search: '', department: 'Coding Club' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'archive');
    await waitFor(() => expect(canvas.getByText('No positions found')).toBeVisible());
    await performGuide(context);
  },
};

export const Many: Story = {
  args: { positions: manyPositions(500) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-setsize]').length).toBeLessThan(20);
  },
};
