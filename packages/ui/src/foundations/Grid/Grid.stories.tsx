import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { act, plays, presses, says, seesRole } from '../../plays.ts';
import { Grid } from './Grid.tsx';

const meta = { title: 'Foundations/Grid', component: Grid, tags: ['!autodocs', '!manifest'] } satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(async ({ canvas }) => {
  await expect(canvas.getAllByRole('button', { pressed: true }).map((button) => button.textContent)).toEqual(['home', 'main20 x 10']);
  await expect(canvas.getByText(/lead: placeTile\(\[0, 8\], \[0, 6\]\),/)).toBeVisible();
  await expect(canvas.getByRole('status')).toHaveTextContent('0 % of the grid is free.');
});

export const Collapsed: Story = plays(presses('Side bar collapsed', 'switch'), async ({ canvas }) => {
  const board = canvas.getByRole('region', { name: 'Board' });
  await expect(getComputedStyle(board).gridTemplateColumns.split(' ')).toHaveLength(25);
});

/** Selects another layout, then moves a tile by keyboard and by pointer. */
export const Moves: Story = act(
  presses('positions'),
  seesRole('button', 'main 20 x 13'),
  says('0 % of the grid is free.', 'status'),
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'positions' }));
    const side = canvas.getByRole('button', { name: 'asideBottom 10 x 3' });
    side.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
    await expect(canvas.getByText(/asideBottom: placeTile\(\[10, 18\], \[13, 16\]\),/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 % of the grid is free.');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText(/asideBottom: placeTile\(\[11, 19\], \[13, 16\]\),/)).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('status')).toHaveTextContent('asideBottom stays: main lies there.');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(canvas.getByRole('status')).toHaveTextContent('asideBottom stays: the grid ends there.');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(side).toHaveAccessibleName('asideBottom 9 x 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Put everything back' }));
    await expect(side).toHaveAccessibleName('asideBottom 10 x 3');
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'positions' }));
    const side = canvas.getByRole('button', { name: 'asideBottom 10 x 3' });
    side.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}');
    const { width } = canvas.getByRole('region', { name: 'Board' }).getBoundingClientRect();
    side.setPointerCapture = () => {};
    const at = (columns: number) => ({ pointerId: 1, clientX: 100 + (columns * width) / 20, clientY: 100, bubbles: true });
    fireEvent.pointerDown(side, at(0));
    fireEvent.pointerMove(side, at(3));
    fireEvent.pointerUp(side, at(3));
    await expect(await canvas.findByText(/asideBottom: placeTile\(\[13, 20\], \[13, 16\]\),/)).toBeVisible();
  },
);
