import { scenarios } from '@quad/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { PresidentApprovalPage } from './PresidentApprovalPage.tsx';

/** Pages that the specification keeps for later. */
const meta = {
  title: 'Pages/Dashboards/Placeholders',
  component: PresidentApprovalPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/president-approval" />,
  beforeEach: backend(scenarios.president),
} satisfies Meta<typeof PresidentApprovalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'President Approval' })).toBeVisible();
    await expect(await canvas.findByText('This page is under development.')).toBeVisible();
  },
};

export const RoomBooking: Story = {
  render: () => <Portal path="/roombooking" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Room booking is now handled on the events page.')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'View Events' })).toHaveAttribute('href', '/events');
  },
};

export const ApprovalRefused: Story = {
  beforeEach: backend(scenarios.coordinator),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '403 - Unauthorised Access' })).toBeVisible();
  },
};
