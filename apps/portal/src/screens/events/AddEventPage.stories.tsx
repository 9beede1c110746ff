import { events, series } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anEvent, manyUsers, userChoice } from '@quad/domain/fixtures';
import {
  act,
  hasDescription,
  hasValue,
  is,
  isNot,
  keys,
  lacks,
  onPage,
  presses,
  says,
  seesRole,
  seesTitle,
  selects,
  sequence,
  types,
  typesInto,
} from '@quad/ui/plays';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { acts, backend, PAGE, shows } from '../../stories/backend.ts';
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

export const Default: Story = { play: sequence(seesTitle('Add Event'), seesRole('button', 'Create Event')) };
/** What could not be sent stays and can be sent again. Then the form is blank, and the event is in the list. */
export const Created: Story = acts(
  () => [mock(events.create).offline()],
  create,
  says('Failed to submit event.'),
  typed,
  ({ msw }) => msw.use(...scenarios.coordinator({ events: [anEvent({ title: 'Sumo Bots' })] })),
  presses('Create Event'),
  onPage(says('Event created successfully!')),
  hasValue('textbox', 'Title', ''),
  presses('Events', 'link'),
  seesRole('article', 'Sumo Bots'),
);

/** Units do not load: that is logged, and the form shows no error. */
export const NothingToChoose: Story = acts(
  () => [mock(events.units).fails(500, 'Something broke.')],
  seesRole('button', 'Create Event'),
  lacks('alert'),
);

/** A backend without search returns everybody: the form filters the result. */
export const ManyStudents: Story = shows(
  () => [mock(events.users).ok(students)],
  types('Organizers', `${late?.username}`, 'combobox'),
  presses(new RegExp(`${late?.username}`), 'option'),
  keys('{Escape}'),
  seesRole('button', `Remove ${late?.personal_info.name}`),
);

/** The page is left and opened again, as after a reload. A person chosen in the draft is shown by name. */
export const DraftRestored: Story = act(
  types('Organizers', 'priya sharma', 'combobox'),
  presses(/^Priya Sharma/, 'option'),
  keys('{Escape}'),
  presses('Events', 'link'),
  presses('Add Event'),
  seesRole('button', 'Remove Priya Sharma'),
  types('Title', 'Sumo Bots'),
  presses('Repeats', 'checkbox'),
  presses('Thursday', 'checkbox'),
  typesInto('Room', 'Lab 3'),
  presses('Events', 'link'),
  presses('Add Event'),
  hasValue('textbox', 'Title', 'Sumo Bots'),
  is('checked', 'checkbox', 'Thursday'),
  hasValue('textbox', 'Room', 'Lab 3'),
  presses('Discard draft'),
  hasValue('textbox', 'Title', ''),
  isNot('checked', 'checkbox', 'Repeats'),
  lacks('textbox', 'Room'),
  presses('Events', 'link'),
  presses('Add Event'),
  lacks('button', 'Discard draft'),
);

export const SearchFailed: Story = {
  beforeEach: backend(() => [mock(events.users).offline()]),
  play: sequence(types('Organizers', 'priya', 'combobox'), seesRole('option', 'The search failed. Keep typing to try again.')),
};

export const Refused: Story = {
  beforeEach: backend(() => [mock(events.create).fails(403, 'You can manage events of your own unit only.', 'FORBIDDEN')]),
  play: sequence(create, says('Failed to submit event.'), says('You can manage events of your own unit only.'), typed),
};

export const FieldRefused: Story = {
  beforeEach: backend(() => [
    mock(events.create).fails(400, 'Choose organizers from the list.', 'INVALID', { organizers: 'Choose organizers from the list.' }),
  ]),
  play: sequence(create, hasDescription('combobox', 'Organizers', 'Choose organizers from the list.'), typed),
};

/** Errors of a series are shown beside their fields; the form keeps all input. */
export const RepeatsTooOften: Story = acts(
  () => [
    mock(series.preview).fails(400, 'Check the marked fields.', 'INVALID', { 'repeats.count': 'Enter how many meetings, from 2 to 60.' }),
  ],
  types('Title', 'Robotics from zero'),
  selects('Category', 'Technical'),
  presses('Organizing unit', 'combobox'),
  presses(/^Robotics Club/, 'option'),
  typesInto('Start date', '2026-12-01'),
  typesInto('Start time', '18:00'),
  typesInto('End date', '2026-12-01'),
  typesInto('End time', '20:00'),
  presses('Repeats', 'checkbox'),
  is('checked', 'checkbox', 'Tuesday'),
  presses('Thursday', 'checkbox'),
  presses('On a day', 'radio'),
  presses('After so many meetings', 'radio'),
  presses('Show meetings'),
  hasDescription('spinbutton', 'Meetings', 'Enter how many meetings, from 2 to 60.'),
  is('checked', 'checkbox', 'Thursday'),
  hasValue('textbox', 'Title', 'Robotics from zero'),
);
