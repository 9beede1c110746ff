import { events } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anEvent, manyUsers, userChoice } from '@quad/domain/fixtures';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { AddEventPage } from './AddEventPage.tsx';

const students = manyUsers(900).map(userChoice);
const late = students[870];

const meta = {
  title: 'Pages/Events/AddEventPage',
  component: AddEventPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/add-event" />,
  beforeEach: [() => sessionStorage.clear(), backend(scenarios.coordinator)],
} satisfies Meta<typeof AddEventPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function create({ canvas, userEvent }: Played, unit = 'Robotics Club') {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Sumo Bots');
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Category' }), 'technical');
  await userEvent.click(await canvas.findByRole('combobox', { name: 'Organizing unit' }));
  await userEvent.click(await canvas.findByRole('option', { name: new RegExp(`^${unit}`) }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Create Event' }));
}

const typed = ({ canvas }: Pick<Played, 'canvas'>) => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Sumo Bots');

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Add Event' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Create Event' })).toBeVisible();
  },
};

export const GenSec: Story = { ...Default, beforeEach: backend(scenarios.cultural) };

export const President: Story = { ...Default, beforeEach: backend(scenarios.president) };

/** Students plan no events. */
export const NotForStudents: Story = {
  tags: ['act'],
  beforeEach: backend(scenarios.student),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '403 - Unauthorised Access' })).toBeVisible();
  },
};

/** The form is blank again, and the event is where events are. */
export const Created: Story = {
  tags: ['act'],
  beforeEach: backend(() => scenarios.coordinator({ events: [anEvent({ title: 'Sumo Bots' })] })),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await create(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Event created successfully!');
    await expect(await canvas.findByRole('textbox', { name: 'Title' })).toHaveValue('');
    await userEvent.click(await canvas.findByRole('link', { name: 'Events' }));
    await expect(await canvas.findByRole('article', { name: 'Sumo Bots' })).toBeVisible();
  },
};

/** The units do not come: that is logged, and the form says nothing of it. */
export const NothingToChoose: Story = {
  tags: ['act'],
  beforeEach: backend(() => [mock(events.units).fails(500, 'Something broke.')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Create Event' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** A server that knows no search answers with everybody: the form finds the one in them. */
export const ManyStudents: Story = {
  beforeEach: backend(() => [mock(events.users).ok(students)]),
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('combobox', { name: 'Organizers' });
    await userEvent.type(input, `${late?.username}`);
    await userEvent.click(await canvas.findByRole('option', { name: new RegExp(`${late?.username}`) }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: `Remove ${late?.personal_info.name}` })).toBeVisible();
  },
};

/** Somebody who was found and named is there by name when the page is come back to. */
export const DraftKeepsNames: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Organizers' }), 'priya sharma');
    await userEvent.click(await canvas.findByRole('option', { name: /^Priya Sharma/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('link', { name: 'Events' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Event' }));
    await expect(await canvas.findByRole('button', { name: 'Remove Priya Sharma' })).toBeVisible();
  },
};

export const SearchFailed: Story = {
  beforeEach: backend(() => [mock(events.users).offline()]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Organizers' }), 'priya');
    await expect(await canvas.findByRole('option', { name: 'The search did not work. Type on to try again.' })).toBeVisible();
  },
};

export const Refused: Story = {
  beforeEach: backend(() => [mock(events.create).fails(403, 'You can manage events of your own unit only.', 'FORBIDDEN')]),
  play: async (context) => {
    await create(context);
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to submit event.');
    await expect(alert).toHaveTextContent('You can manage events of your own unit only.');
    await typed(context);
  },
};

export const FieldRefused: Story = {
  beforeEach: backend(() => [
    mock(events.create).fails(400, 'Choose organizers from the list.', 'INVALID', { organizers: 'Choose organizers from the list.' }),
  ]),
  play: async (context) => {
    await create(context);
    const organizers = context.canvas.getByRole('combobox', { name: 'Organizers' });
    await waitFor(() => expect(organizers).toHaveAccessibleDescription('Choose organizers from the list.'));
    await typed(context);
  },
};

export const Offline: Story = {
  tags: ['act'],
  beforeEach: backend(() => [mock(events.create).offline()]),
  play: async (context) => {
    await create(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Failed to submit event.');
    await typed(context);
  },
};

/** As after a reload: the page is left and come back to. */
export const DraftKept: Story = {
  tags: ['act'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Sumo Bots');
    await userEvent.click(await canvas.findByRole('link', { name: 'Events' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Event' }));
    await expect(await canvas.findByRole('textbox', { name: 'Title' })).toHaveValue('Sumo Bots');
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard draft' }));
    await expect(await canvas.findByRole('textbox', { name: 'Title' })).toHaveValue('');
  },
};
