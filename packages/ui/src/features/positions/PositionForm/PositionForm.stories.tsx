import { UNITS } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  act,
  callsWith,
  hasAttribute,
  hasDescription,
  hasFocus,
  hasValue,
  lacks,
  neverCalls,
  plays,
  says,
  sees,
  selects,
  sequence,
  shows,
  types,
} from '../../../plays.ts';
import { type ComponentTables, key, ofStory, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { neverResolving, rejecting, submissionPlays } from '../../../testing/submission.ts';
import { PositionForm } from './PositionForm.tsx';

const TITLE = { role: 'textbox', name: 'Position title' } as const;
const FIRST = { role: 'textbox', name: 'Responsibility 1' } as const;
const SECOND = { role: 'textbox', name: 'Responsibility 2' } as const;
const CANCEL = { role: 'button', name: 'Cancel' } as const;
const CREATE = { role: 'button', name: 'Create Position' } as const;

const tables = {
  keyboard: [
    key('{Enter}', FIRST, 'Goes on in a slot for the next duty, and sends nothing.', { focus: SECOND }, { doesNotCall: 'onSubmit' }),
    key('{Enter}', { role: 'button', name: 'Remove responsibility 2' }, 'Takes the slot away again.', { hides: SECOND }, { focus: FIRST }),
    key('{Tab}', CREATE, 'Moves to Cancel.', { focus: CANCEL }),
    ...ofStory(
      'NothingTyped',
      key(
        '{Enter}',
        CREATE,
        'Sends nothing while something is missing, and moves to the first field that is wrong.',
        { doesNotCall: 'onSubmit' },
        { focus: TITLE },
        { shows: { ...TITLE, state: { invalid: true } } },
      ),
    ),
    key('{Enter}', CANCEL, 'Leaves the form; nothing is created.', { calls: 'onCancel' }, { doesNotCall: 'onSubmit' }),
  ],
  screenReader: [
    { part: 'Form', role: 'form', name: 'Add Position' },
    { part: 'Position title', ...TITLE, state: { required: true, invalid: false } },
    {
      part: 'Position count',
      role: 'spinbutton',
      name: 'Position count',
      description: 'How many people may hold it in a tenure.',
      state: { value: '1' },
    },
    { part: 'Responsibilities', role: 'group', name: 'Responsibilities' },
    { part: 'Refusal', role: 'alert', text: 'This unit has a position of that title already.', story: 'Refused' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Positions/PositionForm',
  component: PositionForm,
  parameters: { tables },
  args: { units: UNITS, onSubmit: fn(async () => {}), onCancel: fn() },
} satisfies Meta<typeof PositionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const fillIn = sequence(
  types('Position title', 'Archivist'),
  selects('Organizational unit', 'Coding Club'),
  selects('Position type', 'Other'),
  types('Custom position type', 'Mentor'),
  types('Responsibility 1', 'Keep the archive{Enter}'),
);

const form = submissionPlays({ fillIn, button: 'Create Position' });

export const Default: Story = plays(
  hasValue('spinbutton', 'Position count', 1),
  hasValue('spinbutton', 'Minimum CGPA', 0),
  hasAttribute('spinbutton', 'Minimum CGPA', 'step', '0.1'),
  hasValue('spinbutton', 'Minimum year', 1),
  lacks('textbox', 'Custom position type'),
  performTables,
);

export const UnitFixed: Story = shows({ units: UNITS.slice(0, 1), unitFixed: true }, async (context) => {
  const { args, canvas, userEvent } = context;
  const unit = canvas.getByRole('textbox', { name: 'Organizational unit' });
  await expect(unit).toHaveValue('Robotics Club');
  await expect(unit).toHaveAttribute('readonly');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Position title' }), 'Archivist');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Position type' }), 'Member');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Responsibility 1' }), 'Keep the archive');
  await form.submit(context);
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ unit_id: UNITS[0]._id })));
});

/** No unit has the coordinator's address as its contact, so there is no unit to choose. */
export const NoUnit: Story = act(
  { args: { units: [], unitFixed: true } },
  form.submit,
  hasDescription('combobox', 'Organizational unit', 'Organizational unit is required.'),
);

export const NothingTyped: Story = plays(
  performTables,
  hasDescription('textbox', 'Position title', 'Position title is required.'),
  hasFocus('textbox', 'Position title'),
  sees('Organizational unit is required.', 'Position type is required.', 'At least one responsibility is required.'),
  neverCalls('onSubmit'),
);

/** Empty lines are dropped, and 'Other' is replaced. Then values out of range. */
export const Submits: Story = act(
  form.send,
  callsWith('onSubmit', {
    title: 'Archivist',
    unit_id: UNITS[1]?._id,
    position_type: 'Mentor',
    responsibilities: ['Keep the archive'],
    requirements: { min_cgpa: 0, min_year: 1, skills_required: [] },
    description: '',
    position_count: 1,
  }),
  hasValue('textbox', 'Position title', ''),
  hasValue('textbox', 'Responsibility 1', ''),
  async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Position type' }), 'Other');
    for (const [name, text] of [
      ['Position count', '0'],
      ['Minimum CGPA', '7.25'],
      ['Minimum year', '6'],
    ] as const) {
      await userEvent.clear(canvas.getByRole('spinbutton', { name }));
      await userEvent.type(canvas.getByRole('spinbutton', { name }), text);
    }
    await form.submit(context);
    await expect(await canvas.findByText('Please specify the position type.')).toBeVisible();
    await expect(canvas.getByText('Position count must be at least 1.')).toBeVisible();
    await expect(canvas.getByText('Minimum CGPA must be between 0 and 10, in steps of 0.1.')).toBeVisible();
    await expect(canvas.getByText('Minimum year must be between 1 and 5.')).toBeVisible();
  },
);

export const Submitting: Story = { args: { onSubmit: neverResolving() }, play: form.shows('Creating...') };

export const Refused: Story = shows(
  { onSubmit: rejecting(new RefusedSubmission('This unit has a position of that title already.')) },
  form.send,
  says('This unit has a position of that title already.'),
  hasValue('textbox', 'Position title', 'Archivist'),
  performTables,
);

export const FieldRefused: Story = {
  tags: ['act'],
  args: { onSubmit: rejecting(new RefusedSubmission('Minimum CGPA is wrong.', { 'requirements.min_cgpa': 'Minimum CGPA is wrong.' })) },
  play: sequence(form.send, hasDescription('spinbutton', 'Minimum CGPA', 'Minimum CGPA is wrong.'), hasFocus('spinbutton', 'Minimum CGPA')),
};
