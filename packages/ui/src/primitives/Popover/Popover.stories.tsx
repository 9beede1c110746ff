import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { act, hasAttribute, hasFocus, keys, lacks, plays, presses, seesRole, sequence } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { guide } from './Popover.guide.tsx';
import { Popover } from './Popover.tsx';

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

export const Default: Story = { play: sequence(performTables, keys('{Escape}')) };

export const Open: Story = plays(
  { parameters: { frame: 'opened' } },
  presses('18 people'),
  seesRole('dialog', 'Who is going'),
  hasFocus('dialog', 'Who is going'),
  keys('{Tab}'),
  hasFocus('link', 'See all'),
);

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
    await performTables(context);
  },
};

export const ClosedWithEscape: Story = act(
  presses('18 people'),
  keys('{Escape}'),
  lacks('dialog'),
  hasFocus('button', '18 people'),
  presses('18 people'),
  ({ userEvent }) => userEvent.click(document.body),
  hasAttribute('button', '18 people', 'aria-expanded', 'false'),
);
