import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { act, callsOnce, hasFocus, loses, onPage, presses, sequence } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { guide } from './Drawer.guide.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const meta = {
  title: 'Primitives/Drawer',
  component: Drawer,
  parameters: { guide: () => guide, frame: 'overlay' },
  args: { open: true, onOpenChange: fn(), title: 'Quad', children: <Link href="#events">Events</Link> },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };

function OpenedByAButton(args: DrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Menu</Button>
      <Drawer {...args} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

export const Closed: Story = {
  tags: ['act'],
  render: (args) => <OpenedByAButton {...args} />,
  play: sequence(presses('Menu'), onPage(presses('Close'), loses('dialog')), hasFocus('button', 'Menu'), performTables),
};

export const ClosedByTheBackdrop: Story = act(
  async ({ userEvent }) => userEvent.click((await screen.findByRole('dialog')).parentElement ?? document.body),
  callsOnce('onOpenChange'),
);

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    children: Array.from({ length: 40 }, (_, index) => `Unit ${index + 1} of the Science and Technology Council`).map((unit) => (
      <Link key={unit} href="#unit">
        {unit}
      </Link>
    )),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1);
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().right)).toBe(document.documentElement.clientWidth));
  },
};
