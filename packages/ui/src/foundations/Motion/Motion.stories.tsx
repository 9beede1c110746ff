import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { plays } from '../../plays.ts';
import { Motion } from './Motion.tsx';

const meta = { title: 'Foundations/Motion', component: Motion, tags: ['!autodocs', '!manifest'] } satisfies Meta<typeof Motion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tests run with reduced motion: durations are 0, and elements move at once. */
export const Default: Story = plays(async ({ canvas, canvasElement, userEvent }) => {
  const runners = [...canvasElement.querySelectorAll<HTMLElement>('[data-runner]')];
  const starts = runners.map((runner) => runner.getBoundingClientRect().x);
  await userEvent.click(canvas.getByRole('button', { name: 'Send them over' }));
  await waitFor(() => expect(runners.every((runner, index) => runner.getBoundingClientRect().x > (starts[index] ?? 0) + 100)).toBe(true));
  await expect(canvas.getByRole('button', { name: 'Send them back' })).toBeVisible();
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  await expect(canvas.getByText(isReduced ? 'normal: 0s' : 'normal: 200ms')).toBeVisible();
});
