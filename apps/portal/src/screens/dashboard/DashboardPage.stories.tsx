import { scenarios } from '@quad/api-client/mocks';
import { hasAttribute, presses, sees, seesRole, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { DashboardPage } from './DashboardPage.tsx';

const meta = {
  title: 'Pages/Dashboard/DashboardPage',
  component: DashboardPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/dashboard" />,
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = shows(scenarios.student, seesTitle('Welcome to the Home Section'), sees('Calendar Coming Soon'));

export const Collapsed: Story = {
  beforeEach: backend(scenarios.president),
  render: () => <Portal path="/dashboard" isSidebarCollapsed />,
  play: sequence(hasAttribute('button', 'Expand sidebar', 'aria-expanded', 'false'), sees('Calendar Coming Soon')),
};

export const CollapsesAndOpens: Story = {
  tags: ['act'],
  beforeEach: backend(scenarios.president),
  play: sequence(
    presses('Collapse sidebar'),
    presses('Expand sidebar'),
    hasAttribute('button', 'Collapse sidebar', 'aria-expanded', 'true'),
  ),
};

export const OnAPhone: Story = {
  beforeEach: backend(scenarios.president),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    // Appears together with the part above it.
    await waitFor(() => expect(canvas.getByText('Calendar Coming Soon')).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const NavigatesOnAPhone: Story = {
  tags: ['act'],
  ...OnAPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    const drawer = await canvas.findByRole('dialog', { name: 'Quad' });
    await userEvent.click(within(drawer).getByRole('link', { name: 'Events' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome to the Events Section' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const ProfileMenu: Story = {
  beforeEach: backend(scenarios.president),
  play: sequence(presses(/Kavya Subramanian/), seesRole('menuitem', 'My Profile'), seesRole('menuitem', 'Logout')),
};
