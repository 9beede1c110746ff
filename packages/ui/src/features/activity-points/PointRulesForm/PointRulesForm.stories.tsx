import { KTU_RULES, type RulesComparisonAnswer } from '@quad/domain/activity-points';
import { manyClassRows } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  act,
  callsWith,
  hasValue,
  lacks,
  loses,
  neverCalls,
  plays,
  presses,
  says,
  sees,
  seesRole,
  sequence,
  types,
} from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
import { PointRulesForm } from './PointRulesForm.tsx';

const students = manyClassRows(12).map(({ student }) => student);

const tables = {
  keyboard: [
    key('{Tab}', { role: 'textbox', name: 'Name' }, 'Moves to where they are written down.', {
      focus: { role: 'textbox', name: 'Where they are published' },
    }),
  ],
  screenReader: [
    { part: 'Name', role: 'textbox', name: 'Name' },
    { part: 'Comparison', role: 'button', name: 'Compare' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Activity points/PointRulesForm',
  component: PointRulesForm,
  parameters: { tables, frame: 'page' },
  args: {
    rules: KTU_RULES,
    onCheck: fn(async () => ({ students: 240, changed: 31, falling: students, rising: [] })),
    onSubmit: fn(async () => {}),
    onLeave: fn(),
  },
} satisfies Meta<typeof PointRulesForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const openSegment =
  (name: string) =>
  async ({ canvas, userEvent }: Parameters<ReturnType<typeof presses>>[0]) =>
    userEvent.click(await canvas.findByText(name));

export const Default: Story = {
  play: sequence(sequence(hasValue('textbox', 'Name', 'KTU activity points'), lacks('button', 'Save these rules')), performTables),
};

export const Opened: Story = plays(openSegment('Leadership and management'), presses('Change Volunteer'), seesRole('combobox', 'Counts'));

/** The effect on students is shown before the rules can be saved. */
export const Compared: Story = plays(
  presses('Compare'),
  sees('12 of 240 students would fall under 100 points.'),
  seesRole('button', 'Save these rules'),
  callsWith('onCheck', { rules: KTU_RULES, threshold: 100 }),
);

/** After a change the rules are compared again and then saved. */
export const ComparesAgain: Story = act(
  presses('Compare'),
  seesRole('button', 'Save these rules'),
  types('Name', ' of our college'),
  loses('button', 'Save these rules'),
  presses('Compare'),
  presses('Save these rules'),
  callsWith('onSubmit', { ...KTU_RULES, name: `${KTU_RULES.name} of our college` }),
);

const comparing = Promise.withResolvers<RulesComparisonAnswer>();

/** What was changed while the rules were compared is not saved uncompared, nor left out of what is saved. */
export const ChangedWhileComparing: Story = act(
  { args: { onCheck: fn(() => comparing.promise) } },
  presses('Compare'),
  types('Name', ' of our college'),
  () => comparing.resolve({ students: 240, changed: 31, falling: students, rising: [] }),
  seesRole('button', 'Compare'),
  lacks('button', 'Save these rules'),
);

/** A nested item with an error is opened. */
export const PointsAreMissing: Story = plays(
  openSegment('Leadership and management'),
  presses('Add a criterion'),
  presses('Compare'),
  async ({ canvas }) => waitFor(() => expect(canvas.getAllByRole('alert').length).toBeGreaterThan(1)),
  sees('Enter points as a whole number from 1 to 1000.'),
  neverCalls('onCheck'),
);

export const Refused: Story = {
  args: { onSubmit: rejecting(new RefusedSubmission('There are no rules for this programme and year of admission.')) },
  play: sequence(presses('Compare'), presses('Save these rules'), says('There are no rules for this programme and year of admission.')),
};

export const OnAPhone: Story = { ...Opened, globals: { viewport: { value: 'phone' } } };
