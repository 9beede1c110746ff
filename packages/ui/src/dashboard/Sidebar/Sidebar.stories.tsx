import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { EXAMPLE_LINKS } from '../exampleLinks.ts';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';

const meta = {
  title: 'Dashboard/Sidebar',
  component: Sidebar,
  parameters: { frame: 'page', layout: 'fullscreen' },
  args: { title: 'Quad', items: EXAMPLE_LINKS, currentId: 'events', isCollapsed: false, onCollapse: fn() },
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithFooter: Story = { args: { footerItems: [{ id: 'logout', label: 'Logout', href: '#logout', icon: 'logout' }] } };

export const Collapsed: Story = { args: { isCollapsed: true } };

function Collapsible(args: SidebarProps) {
  const [isCollapsed, setCollapsed] = useState(args.isCollapsed);
  return (
    <Sidebar
      {...args}
      isCollapsed={isCollapsed}
      onCollapse={(next) => {
        setCollapsed(next.isCollapsed);
        args.onCollapse(next);
      }}
    />
  );
}

export const Collapsing: Story = {
  render: (args) => <Collapsible {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    const sidebar = canvas.getByRole('complementary', { name: 'Sidebar' });
    await step('14rem open, with the current item named', async () => {
      await expect(sidebar.getBoundingClientRect().width).toBe(224);
      await expect(canvas.getByRole('link', { name: 'Events' })).toHaveAttribute('aria-current', 'page');
    });
    await step('5rem collapsed, with the names as tooltips', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Collapse sidebar' }));
      await expect(args.onCollapse).toHaveBeenCalledWith({ isCollapsed: true });
      await expect(sidebar.getBoundingClientRect().width).toBe(80);
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
      await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Home');
    });
  },
};

/** What an item leads to can be fetched while the pointer or the focus is on its way. */
export const Approaching: Story = {
  args: { onApproach: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Feedback' }));
    await expect(args.onApproach).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'feedback' }));
    canvas.getByRole('link', { name: 'Clubs' }).focus();
    await expect(args.onApproach).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'organization' }));
  },
};

export const ApproachingCollapsed: Story = { ...Approaching, args: { onApproach: fn(), isCollapsed: true } };
