import { manyPositions, manyUsers, PEOPLE, userChoice } from '@quad/domain/fixtures';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import {
  act,
  callsWith,
  hasDescription,
  hasFocus,
  hasValue,
  lastCallsWith,
  neverCalls,
  plays,
  presses,
  retypes,
  says,
  sees,
  selects,
  sequence,
  shows,
  types,
  typesInto,
} from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { neverResolving, rejecting, submissionPlays } from '../../../testing/submission.ts';
import { PositionHolderForm } from './PositionHolderForm.tsx';

const USER = { role: 'combobox', name: 'User' } as const;
const CANCEL = { role: 'button', name: 'Cancel' } as const;
const ADD = { role: 'button', name: 'Add Position Holder' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', on: ADD, does: 'Moves to Cancel.', outcome: { focus: CANCEL } },
    {
      keys: '{Enter}',
      on: ADD,
      does: 'Sends nothing while something is missing, and moves to the first field that is wrong.',
      outcome: [{ doesNotCall: 'onSubmit' }, { focus: USER }, { shows: { ...USER, state: { invalid: true } } }],
      story: 'NothingTyped',
    },
    {
      keys: '{Enter}',
      on: CANCEL,
      does: 'Leaves the form; nobody is appointed.',
      outcome: [{ calls: 'onCancel' }, { doesNotCall: 'onSubmit' }],
    },
  ],
  screenReader: [
    { part: 'Form', role: 'form', name: 'Add Position Holder' },
    { part: 'User', ...USER, state: { required: true, expanded: false } },
    { part: 'Appointment details', role: 'group', name: 'Appointment details (optional)' },
    { part: 'Appointed by', role: 'combobox', name: 'Appointed by', description: 'You, if nobody is chosen.' },
    { part: 'Refusal', role: 'alert', text: 'Maximum position holders (1) already appointed for the year 2026-2027.', story: 'Full' },
  ],
} satisfies ComponentTables;

const users = manyUsers(12).map(userChoice);
const positions = manyPositions(6);

const meta = {
  title: 'Features/Positions/PositionHolderForm',
  component: PositionHolderForm,
  parameters: { tables },
  args: {
    onSearchUsers: fn(async () => users),
    positions,
    appointer: userChoice(PEOPLE.president),
    currentYear: 2026,
    onSubmit: fn(async () => {}),
    onCancel: fn(),
  },
} satisfies Meta<typeof PositionHolderForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Actor = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function choose({ canvas, userEvent }: Actor, name: string, text: string) {
  await userEvent.type(canvas.getByRole('combobox', { name }), text);
  await canvas.findAllByRole('option', { name: new RegExp(text, 'i') });
  await userEvent.keyboard('{ArrowDown}{Enter}');
}

const fillIn = sequence(
  (context) => choose(context, 'User', 'diya'),
  (context) => choose(context, 'Position', 'treasurer'),
  selects('Tenure year', '2026-2027'),
);

const form = submissionPlays({ fillIn, button: 'Add Position Holder' });

export const Default: Story = plays(async (context) => {
  const { canvas } = context;
  const tenures = within(canvas.getByRole('combobox', { name: 'Tenure year' })).getAllByRole('option');
  await expect(tenures.map(({ textContent }) => textContent)).toEqual([
    'Select a tenure',
    '2026-2027',
    '2025-2026',
    '2024-2025',
    '2023-2024',
    '2022-2023',
    '2021-2022',
    '2020-2021',
    '2019-2020',
    '2018-2019',
    '2017-2018',
    '2016-2017',
  ]);
  await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue('active');
  await expect(canvas.getByRole('spinbutton', { name: 'Events organized' })).toHaveValue(0);
  await performTables(context);
});

export const NothingTyped: Story = plays(
  performTables,
  hasDescription('combobox', 'User', 'User selection is required.'),
  hasFocus('combobox', 'User'),
  sees('Position selection is required.', 'Tenure year is required.'),
  neverCalls('onSubmit'),
);

export const Submits: Story = act(
  form.send,
  callsWith('onSubmit', {
    user_id: users[1]?._id,
    position_id: positions[1]?._id,
    tenure_year: '2026-2027',
    appointment_details: { appointed_by: null, appointment_date: null },
    performance_metrics: { events_organized: 0, budget_utilized: 0, feedback: '' },
    status: 'active',
  }),
  hasValue('combobox', 'User', ''),
  fillIn,
  retypes('Events organized', '-1', 'spinbutton'),
  form.submit,
  hasDescription('spinbutton', 'Events organized', 'Enter how many events were organized, as a whole number from 0.'),
);

/** Positions that are not loaded are found by title or unit. */
export const AsksForPositions: Story = act(
  { args: { positions: [], onSearchPositions: fn(async () => positions) } },
  form.send,
  callsWith('onSubmit', expect.objectContaining({ position_id: positions[1]?._id })),
  lastCallsWith('onSearchPositions', 'treasurer', expect.any(AbortSignal)),
);

export const WithDetails: Story = plays(
  fillIn,
  presses('Appointed by', 'combobox'),
  presses(/^Kavya Subramanian/, 'option'),
  typesInto('Appointment date', '2026-04-02'),
  ({ canvas, userEvent }) => userEvent.clear(canvas.getByRole('spinbutton', { name: 'Budget utilized' })),
  types('Budget utilized', '1250.5', 'spinbutton'),
  form.submit,
  callsWith(
    'onSubmit',
    expect.objectContaining({
      appointment_details: { appointed_by: PEOPLE.president._id, appointment_date: '2026-04-02' },
      performance_metrics: { events_organized: 0, budget_utilized: 1250.5, feedback: '' },
    }),
  ),
);

export const Full: Story = shows(
  { onSubmit: rejecting(new RefusedSubmission('Maximum position holders (1) already appointed for the year 2026-2027.')) },
  form.send,
  says('Maximum position holders (1) already appointed for the year 2026-2027.'),
  hasValue('combobox', 'User', 'Diya Raghavan'),
  performTables,
);

export const Submitting: Story = { args: { onSubmit: neverResolving() }, play: form.shows('Adding...') };
