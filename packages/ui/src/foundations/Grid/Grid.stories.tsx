import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { Grid } from './Grid.tsx';

const meta = { title: 'Foundations/Grid', component: Grid, tags: ['!autodocs', '!manifest'] } satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { pressed: true }).map((button) => button.textContent)).toEqual(['home', 'main14 x 10']);
    await expect(canvas.getByText(/below: placeTile\(\[0, 5\], \[10, 16\]\),/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('17 % of the grid is free.');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const below = canvas.getByRole('button', { name: 'below 5 x 6' });
    below.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByText(/below: placeTile\(\[2, 7\], \[10, 16\]\),/)).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('status')).toHaveTextContent('below stays: main lies there.');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(canvas.getByRole('status')).toHaveTextContent('below stays: the grid ends there.');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(below).toHaveAccessibleName('below 6 x 6');
    await userEvent.click(canvas.getByRole('button', { name: 'Put everything back' }));
    await expect(below).toHaveAccessibleName('below 5 x 6');
  },
};

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    const below = canvas.getByRole('button', { name: 'below 5 x 6' });
    const { width } = canvas.getByRole('region', { name: 'Board' }).getBoundingClientRect();
    below.setPointerCapture = () => {};
    const at = (columns: number) => ({ pointerId: 1, clientX: 100 + (columns * width) / 20, clientY: 100, bubbles: true });
    fireEvent.pointerDown(below, at(0));
    fireEvent.pointerMove(below, at(3));
    fireEvent.pointerUp(below, at(3));
    await expect(canvas.getByText(/below: placeTile\(\[3, 8\], \[10, 16\]\),/)).toBeVisible();
  },
};

export const Collapsed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Side bar collapsed' }));
    const board = canvas.getByRole('region', { name: 'Board' });
    await expect(getComputedStyle(board).gridTemplateColumns.split(' ')).toHaveLength(25);
  },
};

export const OtherLayout: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'positions' }));
    await expect(canvas.getByRole('button', { name: 'main 15 x 16' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 % of the grid is free.');
  },
};
