import { BLANK_EVENT_FORM } from '@quad/domain/events';
import { manyUsers, UNITS, unitReference, userChoice } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  act,
  callsOnce,
  callsWith,
  hasAttribute,
  hasDescription,
  hasFocus,
  hasValue,
  is,
  isNot,
  keys,
  lacks,
  lastCallsWith,
  neverCalls,
  plays,
  presses,
  says,
  seesRole,
  selects,
  sequence,
  shows,
  types,
  typesInto,
} from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { rejecting } from '../../../testing/submission.ts';
import { RefusedEvent } from '../testing/RefusedEvent.ts';
import { EventForm } from './EventForm.tsx';

const TITLE = { role: 'textbox', name: 'Title' } as const;
const CREATE = { role: 'button', name: 'Create Event' } as const;
const DISCARD = { role: 'button', name: 'Discard draft' } as const;
const REQUIRED = { role: 'checkbox', name: 'Registration Required' } as const;

const tables = {
  keyboard: [
    {
      keys: '[Space]',
      on: REQUIRED,
      does: 'Asks for a registration; the fields for it appear below.',
      outcome: { shows: { role: 'spinbutton', name: 'Registration fees' } },
    },
    {
      keys: '{Enter}',
      on: { role: 'button', name: 'Add sponsor' },
      does: 'Adds a slot and goes there.',
      outcome: { focus: { role: 'textbox', name: 'Sponsor 2' } },
    },
    {
      keys: '{Enter}',
      does: 'Goes on in a further slot, and sends nothing.',
      outcome: [{ focus: { role: 'textbox', name: 'Sponsor 3' } }, { doesNotCall: 'onSubmit' }],
    },
    {
      keys: '{Enter}',
      on: CREATE,
      does: 'Sends nothing while something is missing, and moves to the first field that is wrong.',
      outcome: [{ doesNotCall: 'onSubmit' }, { focus: TITLE }, { shows: { ...TITLE, state: { invalid: true } } }],
      story: 'NothingTyped',
    },
    {
      keys: '{Enter}',
      on: DISCARD,
      does: 'Forgets the draft and begins at the title.',
      outcome: [{ hides: DISCARD }, { focus: TITLE }, { shows: { ...TITLE, state: { value: '' } } }],
      story: 'Draft',
    },
  ],
  screenReader: [
    { part: 'Title', ...TITLE, state: { required: true } },
    { part: 'Unit', role: 'combobox', name: 'Organizing unit', state: { required: true, expanded: false } },
    { part: 'Schedule', role: 'group', name: 'Schedule' },
    { part: 'Registration', ...REQUIRED, state: { checked: false } },
    { part: 'Failure', role: 'alert', text: 'You can manage events of your own unit only.', story: 'Refused' },
    {
      part: 'Create Event while it works',
      role: 'button',
      name: 'Creating...',
      state: { busy: true, unavailable: true },
      story: 'Creating',
    },
  ],
} satisfies ComponentTables;

const [robotics] = UNITS;
const users = manyUsers(3).map(userChoice);
const [first] = users;
const organizer = first?.personal_info.name ?? '';
const students = users.map(({ _id, username, personal_info: { name } }) => ({ value: _id, label: name, detail: username }));

const meta = {
  title: 'Features/Events/EventForm',
  component: EventForm,
  parameters: { tables },
  args: {
    units: UNITS.map(unitReference),
    onSearchUsers: fn(async () => students),
    onDraftChange: fn(),
    onDiscard: fn(),
    onSubmit: fn(async () => {}),
    onSuccess: fn(),
  },
} satisfies Meta<typeof EventForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const fillInTheLeast = sequence(
  types('Title', 'Sumo Bots'),
  selects('Category', 'technical'),
  types('Organizing unit', 'robotics', 'combobox'),
  presses(/^Robotics Club/, 'option'),
);

const create = sequence(fillInTheLeast, presses('Create Event'));

export const Default: Story = plays(
  is('required', 'textbox', 'Title'),
  hasAttribute('textbox', 'Type', 'placeholder', 'e.g. Competition or Workshop'),
  seesRole('group', 'Schedule'),
  isNot('checked', 'checkbox', 'Registration Required'),
  lacks('spinbutton', 'Registration fees'),
  hasValue('textbox', 'Sponsor 1', ''),
  performTables,
);

/** A single unit is preselected; an unchanged form stores no draft. */
export const OneUnit: Story = shows(
  { units: UNITS.slice(0, 1).map(unitReference) },
  hasValue('combobox', 'Organizing unit', robotics?.name),
  ({ args }) => expect(args.onDraftChange).not.toHaveBeenCalledWith(expect.anything()),
);

export const WithRegistration: Story = plays(
  presses('Registration Required', 'checkbox'),
  seesRole('spinbutton', 'Registration fees'),
  seesRole('spinbutton', 'Max participants'),
  seesRole('label', 'Registration start date'),
);

export const Creates: Story = act(
  fillInTheLeast,
  types('Description', 'Push the other one out.'),
  types('Organizers', organizer, 'combobox'),
  presses(new RegExp(organizer), 'option'),
  keys('{Escape}'),
  typesInto('Start date', '2026-12-04'),
  typesInto('Start time', '18:30'),
  typesInto('End date', '2026-12-04'),
  typesInto('End time', '20:00'),
  types('Venue', 'Central Workshop'),
  selects('Mode', 'offline'),
  presses('Registration Required', 'checkbox'),
  types('Registration fees', '150', 'spinbutton'),
  types('Max participants', '24', 'spinbutton'),
  types('Allocated budget', '12000', 'spinbutton'),
  types('Sponsor 1', 'Sahyadri Electronics'),
  presses('Create Event'),
  callsOnce('onSuccess'),
  callsWith('onSubmit', {
    title: 'Sumo Bots',
    description: 'Push the other one out.',
    category: 'technical',
    type: '',
    organizing_unit_id: robotics._id,
    organizers: [first?._id],
    schedule: {
      date: '2026-12-04',
      time: '18:30',
      start: '2026-12-04T13:00:00.000Z',
      end: '2026-12-04T14:30:00.000Z',
      venue: 'Central Workshop',
      mode: 'offline',
    },
    registration: { required: true, date: '', time: '', start: null, end: null, fees: 150, max_participants: 24 },
    budget: { allocated: 12000, sponsors: ['Sahyadri Electronics'] },
  }),
  hasValue('textbox', 'Title', ''),
  hasValue('combobox', 'Organizing unit', ''),
  lacks('button', `Remove ${organizer}`),
  isNot('checked', 'checkbox', 'Registration Required'),
  lastCallsWith('onDraftChange', undefined),
);

export const Creating: Story = {
  args: { onSubmit: fn(() => new Promise(() => {})) },
  play: sequence(create, presses('Creating...'), callsOnce('onSubmit'), performTables),
};

export const NothingTyped: Story = plays(
  performTables,
  hasDescription('textbox', 'Title', 'Enter a title.'),
  hasFocus('textbox', 'Title'),
  hasDescription('combobox', 'Category', 'Choose a category.'),
  hasDescription('combobox', 'Organizing unit', 'Choose the organizing unit.'),
  neverCalls('onSubmit'),
);

export const Refused: Story = shows(
  { onSubmit: rejecting(new RefusedEvent(403, 'You can manage events of your own unit only.')) },
  create,
  says('Failed to submit event.'),
  says('You can manage events of your own unit only.'),
  hasValue('textbox', 'Title', 'Sumo Bots'),
  neverCalls('onSuccess'),
  performTables,
);

export const Draft: Story = act(
  { args: { draft: { ...BLANK_EVENT_FORM, title: 'Sumo Bots', organizers: [{ _id: first?._id ?? '', name: organizer }] } } },
  hasValue('textbox', 'Title', 'Sumo Bots'),
  seesRole('button', `Remove ${organizer}`),
  performTables,
  hasValue('textbox', 'Title', ''),
  hasFocus('textbox', 'Title'),
  lacks('button', 'Discard draft'),
  callsOnce('onDiscard'),
  lastCallsWith('onDraftChange', undefined),
);

/**
 * The input is stored as a draft. The only sponsor is cleared and one of several is removed. People are requested only by a search. A
 * date needs a time, and the end must be after the start.
 */
export const KeepsWhatIsTyped: Story = act(
  types('Title', 'Su'),
  lastCallsWith('onDraftChange', { ...BLANK_EVENT_FORM, title: 'Su' }),
  types('Title', '{Backspace}{Backspace}'),
  lastCallsWith('onDraftChange', undefined),
  types('Sponsor 1', 'Sahyadri Electronics'),
  presses('Add sponsor'),
  presses('Remove sponsor 2'),
  presses('Remove sponsor 1'),
  hasValue('textbox', 'Sponsor 1', ''),
  presses('Organizers', 'combobox'),
  seesRole('option', 'Type at least 2 letters'),
  neverCalls('onSearchUsers'),
  types('Organizers', organizer, 'combobox'),
  presses(new RegExp(organizer), 'option'),
  callsOnce('onSearchUsers'),
  callsWith('onSearchUsers', organizer, expect.any(AbortSignal)),
  keys('{Escape}'),
  seesRole('button', `Remove ${organizer}`),
  typesInto('Start date', '2026-12-04'),
  create,
  hasDescription('label', 'Start time', 'Choose a time.'),
  hasFocus('label', 'Start time'),
  typesInto('Start time', '18:30'),
  typesInto('End date', '2026-12-03'),
  typesInto('End time', '18:30'),
  presses('Create Event'),
  hasDescription('label', 'End date', 'The event must end after it starts.'),
  neverCalls('onSubmit'),
);
