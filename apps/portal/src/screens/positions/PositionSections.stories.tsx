import { scenarios } from '@quad/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { PorSection } from './PositionsSection.tsx';

/** Positions inside the dashboard's shell: the sections por, manage-positions and cosa. */
const meta = {
  title: 'Pages/Positions/Sections',
  component: PorSection,
  parameters: { ...PAGE },
  render: () => <Portal path="/dashboard/por" />,
  beforeEach: backend(scenarios.student),
} satisfies Meta<typeof PorSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Students see their own. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome to the PORs Section' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Workshop Lead' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'WorkAssigned' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Club Points' })).toBeVisible();
  },
};

export const OfACoordinator: Story = {
  beforeEach: backend(scenarios.coordinator),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing 3 of 3 position holders')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Club Points' })).toBeVisible();
  },
};

export const Adding: Story = {
  tags: ['act'],
  beforeEach: backend(scenarios.coordinator),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Position' }));
    await expect(await canvas.findByRole('form', { name: 'Add Position Holder' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByText('Showing 3 of 3 position holders')).toBeVisible();
  },
};

export const ManagePositions: Story = {
  render: () => <Portal path="/dashboard/manage-positions" />,
  beforeEach: backend(scenarios.president),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Manage Positions' })).toBeVisible();
    await expect(await canvas.findByText('Showing 25 of 25 position holders')).toBeVisible();
  },
};

export const Cosa: Story = {
  render: () => <Portal path="/dashboard/cosa" isSidebarCollapsed />,
  beforeEach: backend(scenarios.president),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'CoSA' })).toBeVisible();
  },
};
