import { aPositionHolder, manyPositionHolders } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { performTables } from '../../../testing/performTables.ts';
import { guide } from './PositionHolderList.guide.tsx';
import { PositionHolderList } from './PositionHolderList.tsx';

const performGuide = performTables(guide);

const meta = {
  title: 'Features/Positions/PositionHolderList',
  component: PositionHolderList,
  args: { holders: manyPositionHolders(24), onView: fn(), onFilter: fn() },
} satisfies Meta<typeof PositionHolderList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 24 of 24 position holders');
    await expect(canvas.getAllByRole('button', { name: 'View Details' })).toHaveLength(24);
    await expect(canvas.getByRole('combobox', { name: 'Department' })).toBeVisible();
    await performGuide(context);
  },
};

export const Coordinator: Story = {
  args: { hasDepartmentFilter: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Tenure' })).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Department' })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { holders: undefined },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading position holders...');
    await performGuide(context);
  },
};

export const Empty: Story = {
  args: { holders: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No position holders found')).toBeVisible();
    await expect(canvas.getByText('Try adjusting your search or filter criteria.')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 0 of 0 position holders');
  },
};

export const Searched: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'por-24');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Showing 1 of 24 position holders'));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ search: 'por-24', status: '', tenure: '', department: '' });
  },
};

export const NothingFound: Story = {
  args: { initialFilters: { search: 'nobody' } },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText('No position holders found')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('nobody');
    await performGuide(context);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Showing 24 of 24 position holders'));
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  },
};

export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'active');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tenure' }), '2026-2027');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Department' }), 'Robotics Club');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Showing 1 of 24 position holders'));
  },
};

export const Many: Story = {
  args: { holders: manyPositionHolders(10_000) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('list', { name: 'Position holders' })).toBeVisible();
    await expect(canvas.getByText('Showing 10000 of 10000 position holders')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[aria-setsize]').length).toBeLessThan(20);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'POR-9999');
    await expect(await canvas.findByText('Showing 1 of 10000 position holders')).toBeVisible();
    // Only what is visible is rendered still: nothing was built anew to show the one.
    await expect(canvasElement.querySelectorAll('[aria-setsize="1"]')).toHaveLength(1);
  },
};

export const LongTitle: Story = {
  args: {
    holders: [
      aPositionHolder({
        position_id: {
          _id: 'long',
          title: 'Joint Coordinator of the Intercollegiate Symposium on Autonomous Navigation and Swarm Robotics',
          unit_id: { _id: 'unit', name: 'Committee for Intercollegiate Symposia, Workshops and Industrial Visits' },
        },
      }),
    ],
  },
};
