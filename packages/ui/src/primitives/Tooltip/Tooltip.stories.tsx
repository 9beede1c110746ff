import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { TOOLTIP_SIDES } from './place.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: {
    text: 'Reviewed by the president',
    children: (owner) => (
      <button type="button" {...owner}>
        Approved
      </button>
    ),
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const owner = canvas.getByRole('button', { name: 'Approved' });
    await userEvent.tab();
    await expect(owner).toHaveAccessibleDescription('Reviewed by the president');
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};

export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => {
    const owner = canvas.getByRole('button', { name: 'Approved' });
    await userEvent.hover(owner);
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.unhover(owner);
    await expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};

export const Sides: Story = {
  render: (args) => (
    <Inline>
      {TOOLTIP_SIDES.map((side) => (
        <Tooltip key={side} {...args} side={side} />
      ))}
    </Inline>
  ),
};
