import { scenarios } from '@quad/api-client/mocks';
import { act, hasAttribute, inside, loses, presses, sees, seesRole, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { acts, backend, PAGE, shows } from '../../stories/backend.ts';
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

export const CollapsesAndOpens: Story = acts(
  scenarios.president,
  presses('Collapse sidebar'),
  presses('Expand sidebar'),
  hasAttribute('button', 'Collapse sidebar', 'aria-expanded', 'true'),
);

export const OnAPhone: Story = {
  beforeEach: backend(scenarios.president),
  globals: { viewport: { value: 'phone' } },
  play: sequence(
    // Appears together with the part above it.
    sees('Calendar Coming Soon'),
    () => expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth),
  ),
};

export const NavigatesOnAPhone: Story = act(
  { ...OnAPhone },
  presses('More'),
  inside('dialog', 'Quad', presses('Events', 'link')),
  seesRole('heading', { level: 1, name: 'Welcome to the Events Section' }),
  loses('dialog'),
);

export const ProfileMenu: Story = {
  beforeEach: backend(scenarios.president),
  play: sequence(presses(/Kavya Subramanian/), seesRole('menuitem', 'My Profile'), seesRole('menuitem', 'Logout')),
};
