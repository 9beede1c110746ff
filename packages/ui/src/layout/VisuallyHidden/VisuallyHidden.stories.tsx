import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sequence } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './VisuallyHidden.guide.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { title: 'Layout/VisuallyHidden', component: VisuallyHidden, parameters: { guide: () => guide } } satisfies Meta<
  typeof VisuallyHidden
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: 'Events of this month', as: 'h2' },
  render: (args) => (
    <section>
      <VisuallyHidden {...args} />
      <p>Line Follower Championship</p>
    </section>
  ),
  play: sequence(async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Events of this month' });
    await expect(heading.getBoundingClientRect().width).toBe(1);
  }, performTables),
};

export const InALine: Story = {
  args: { children: ' out of 5' },
  render: (args) => (
    <p>
      4<VisuallyHidden {...args} />
    </p>
  ),
  play: performTables,
};
