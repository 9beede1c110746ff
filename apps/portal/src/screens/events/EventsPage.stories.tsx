import { events } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { manyEvents } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { EventsPage } from './EventsPage.tsx';

const meta = {
  title: 'Pages/Events/EventsPage',
  component: EventsPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/events" />,
} satisfies Meta<typeof EventsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach: backend(scenarios.president),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(12);
    await expect(canvas.getAllByRole('button', { name: 'Manage Requests' })).toHaveLength(12);
    await expect(canvas.queryByRole('button', { name: '+ Request Room' })).not.toBeInTheDocument();
  },
};

export const Student: Story = {
  beforeEach: backend(scenarios.student),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Build a robot that follows a line faster than the others.')).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  },
};

export const Coordinator: Story = {
  beforeEach: backend(scenarios.coordinator),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await expect(canvas.getAllByRole('button', { name: '+ Request Room' })[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Manage Requests' })).not.toBeInTheDocument();
  },
};

export const GenSec: Story = {
  beforeEach: backend(scenarios.cultural),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article'))[0]).toHaveAccessibleName('Garba Practice');
    await expect(canvas.getAllByRole('button', { name: '+ Request Room' })[0]).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: backend(() => [mock(events.byRole).loading(), ...scenarios.president()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading...');
  },
};

export const LoadingForAStudent: Story = {
  ...Loading,
  beforeEach: backend(() => [mock(events.byRole).loading(), ...scenarios.student()]),
};

export const Empty: Story = {
  beforeEach: backend(() => scenarios.president({ events: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No events found')).toBeVisible();
    await expect(canvas.getByText('There are no events to display for your role.')).toBeVisible();
  },
};

export const EmptyForAStudent: Story = { ...Empty, beforeEach: backend(() => scenarios.student({ events: [] })) };

/** Every event of some years: those in sight are rendered. */
export const Many: Story = {
  beforeEach: backend(() => scenarios.president({ events: manyEvents(1_000) })),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeLessThan(50);
  },
};
