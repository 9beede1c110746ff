import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { performTables } from '../../testing/performTables.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { guide } from './Popover.guide.tsx';
import { Popover } from './Popover.tsx';

const performGuide = performTables(guide);

const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  parameters: { guide: () => guide, frame: 'menu' },
  args: {
    label: 'Who is going',
    trigger: <Button>18 people</Button>,
    children: (
      <p>
        Meera, Arjun and 16 others. <Link href="#all">See all</Link>
      </p>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    await performGuide(context);
    await context.userEvent.keyboard('{Escape}');
  },
};

export const Open: Story = {
  parameters: { frame: 'opened' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '18 people' }));
    const panel = canvas.getByRole('dialog', { name: 'Who is going' });
    await expect(panel).toBeVisible();
    await expect(panel).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See all' })).toHaveFocus();
  },
};

/** The app says whether it is open, and is asked to change it. */
export const KeptByTheApp: Story = {
  tags: ['act'],
  args: { open: true, onOpenChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const panel = await canvas.findByRole('dialog', { name: 'Who is going' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(panel).toBeVisible();
  },
};

export const AtTheEdge: Story = {
  ...Open,
  render: (args) => (
    <Inline justify="end">
      <Popover {...args} />
    </Inline>
  ),
  play: async (context) => {
    await Open.play?.(context);
    const panel = context.canvas.getByRole('dialog', { name: 'Who is going' });
    await expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await performGuide(context);
  },
};

export const ClosedWithEscape: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    const owner = canvas.getByRole('button', { name: '18 people' });
    await userEvent.click(owner);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(owner).toHaveFocus();
    await userEvent.click(owner);
    await userEvent.click(document.body);
    await expect(owner).toHaveAttribute('aria-expanded', 'false');
  },
};
