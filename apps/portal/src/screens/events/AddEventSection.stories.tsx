import { scenarios } from '@quad/api-client/mocks';
import { anEvent } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { DashboardPage } from '../dashboard/DashboardPage.tsx';

/** Adding an event in the shell: the Events section, with its toggle. */
const meta = {
  title: 'Pages/Events/Adding in the shell',
  component: DashboardPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/dashboard/add-event" />,
  beforeEach: [() => sessionStorage.clear(), backend(scenarios.president)],
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Upcoming Events' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Add Event' })).toHaveAttribute('aria-pressed', 'true');
    await expect(await canvas.findByRole('textbox', { name: 'Title' })).toBeVisible();
  },
};

export const Toggled: Story = {
  tags: ['act'],
  render: () => <Portal path="/dashboard/events" />,
  play: async ({ canvas, userEvent }) => {
    const viewAll = await canvas.findByRole('button', { name: 'View All Events' });
    await expect(viewAll).toHaveAttribute('aria-pressed', 'true');
    const add = canvas.getByRole('button', { name: 'Add Event' });
    await userEvent.click(add);
    await expect(await canvas.findByRole('button', { name: 'Create Event' })).toBeVisible();
    await expect(add).toHaveFocus();
    await userEvent.click(viewAll);
    await expect(await canvas.findAllByRole('article')).toHaveLength(12);
  },
};

/** A student has no toggle, and sees the list, whatever the address says. */
export const Student: Story = {
  beforeEach: backend(scenarios.student),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Build a robot that follows a line faster than the others.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add Event' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('textbox', { name: 'Title' })).not.toBeInTheDocument();
  },
};

/** The form closes, and the list has the event. */
export const Created: Story = {
  tags: ['act'],
  beforeEach: backend(() => scenarios.president({ events: [anEvent({ title: 'Sumo Bots' })] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Sumo Bots');
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Category' }), 'technical');
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Organizing unit' }), 'Robotics');
    await userEvent.click(await canvas.findByRole('option', { name: /^Robotics Club/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Event' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Event created successfully!');
    await expect(await canvas.findByRole('article', { name: 'Sumo Bots' })).toBeVisible();
  },
};
