import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { act, focuses, lastCallsWith } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { EXAMPLE_LINKS } from '../exampleLinks.ts';
import { guide } from './Sidebar.guide.tsx';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';

const meta = {
  title: 'Dashboard/Sidebar',
  component: Sidebar,
  parameters: { guide: () => guide, frame: 'page', layout: 'fullscreen' },
  args: { title: 'Quad', items: EXAMPLE_LINKS, currentId: 'events', collapsed: false, onCollapsedChange: fn() },
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };

export const WithFooter: Story = {
  args: { footerItems: [{ id: 'logout', label: 'Logout', href: '#logout', icon: 'logout' }] },
  play: performTables,
};

export const Collapsed: Story = { args: { collapsed: true }, play: performTables };

function Collapsible(args: SidebarProps) {
  const [isCollapsed, setCollapsed] = useState(args.collapsed);
  return (
    <Sidebar
      {...args}
      collapsed={isCollapsed}
      onCollapsedChange={(next) => {
        setCollapsed(next);
        args.onCollapsedChange(next);
      }}
    />
  );
}

export const Collapsing: Story = act({ render: (args) => <Collapsible {...args} /> }, async (context) => {
  const { args, canvas, step } = context;
  const sidebar = canvas.getByRole('complementary', { name: 'Sidebar' });
  await step('14rem open, with the current item named', async () => {
    await expect(sidebar.getBoundingClientRect().width).toBe(224);
    await expect(canvas.getByRole('link', { name: 'Events' })).toHaveAttribute('aria-current', 'page');
  });
  await step('5rem collapsed, with the names as tooltips', async () => {
    await performTables(context);
    await expect(args.onCollapsedChange).toHaveBeenCalledWith(true);
    await expect(sidebar.getBoundingClientRect().width).toBe(80);
  });
});

/** The page of a link can be prefetched when the pointer or the focus reaches it. */
export const Approaching: Story = act(
  { args: { onApproach: fn() } },
  ({ canvas, userEvent }) => userEvent.hover(canvas.getByRole('link', { name: 'Feedback' })),
  lastCallsWith('onApproach', expect.objectContaining({ id: 'feedback' })),
  focuses('link', 'Clubs'),
  lastCallsWith('onApproach', expect.objectContaining({ id: 'organization' })),
);
