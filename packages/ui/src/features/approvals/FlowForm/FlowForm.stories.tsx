import { type FlowKind, type FlowSimulation, SHIPPED_FLOWS } from '@quad/domain/approvals';
import { aClaimFlow, aFlowSimulation, aFlowVersion } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import {
  act,
  hasValue,
  lacks,
  lastCallsWith,
  loses,
  neverCalls,
  plays,
  presses,
  retypes,
  says,
  sees,
  seesRole,
  sequence,
  types,
} from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { FlowForm } from './FlowForm.tsx';

const tables = {
  keyboard: [
    key('{Enter}', { role: 'button', name: 'Move Dean of students up' }, 'Moves the step, and stays with it.', {
      focus: { role: 'button', name: 'Move Dean of students up' },
    }),
    key('{Enter}', { role: 'button', name: 'Move Dean of students down' }, 'Moves it back.', {
      focus: { role: 'button', name: 'Move Dean of students down' },
    }),
  ],
  screenReader: [
    { part: 'Steps', role: 'list', name: 'Steps' },
    { part: 'A step', role: 'button', name: 'Change Dean of students' },
    { part: 'Simulation', role: 'button', name: 'Simulate' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Approvals/FlowForm',
  component: FlowForm,
  parameters: { tables, frame: 'page' },
  args: {
    kind: 'activity-claim',
    flow: aFlowVersion(),
    version: 2,
    positions: aClaimFlow().positions,
    onSearch: fn(async () => [{ _id: 'warden', title: 'Warden', unit: 'Hostels' }]),
    onCheck: fn(async () => aFlowSimulation()),
    onSubmit: fn(async () => {}),
    onLeave: fn(),
  },
} satisfies Meta<typeof FlowForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const flowOf = (kind: FlowKind) => aFlowVersion({ ...SHIPPED_FLOWS[kind], created_at: null });

export const Default: Story = { play: sequence(lacks('button', 'Switch on'), performTables) };

/** Before the flow is activated, shows who would get the open requests, and which would have no approver. */
export const Simulated: Story = plays(
  presses('Change Dean of students'),
  presses('Simulate'),
  sees('These 14 requests would go to step 1, Adviser of the class:'),
  sees('Step 2: nobody holds that office (Dean of students, Student affairs).'),
  sees('3 requests of B.Tech, admitted 2023, could never be approved.'),
  seesRole('button', 'Switch on'),
);

/** A budget depends on its amount and on the offices of its unit. */
export const OfBudgets: Story = {
  args: { kind: 'budget', flow: flowOf('budget'), version: 1, positions: [] },
  play: sequence(sees(/above ₹50,000/), presses('Change President'), hasValue('label', /^Only above/, 50_000)),
};

/** Without steps nobody decides; the first one is added and removed again. */
export const OfCertificates: Story = {
  tags: ['edge'],
  args: { kind: 'certificates', flow: flowOf('certificates'), version: 1, positions: [] },
  play: sequence(
    presses('Add a step'),
    seesRole('combobox', /^Who decides/),
    lacks('spinbutton', /^Only above/),
    presses('Remove step New step'),
    sees('No steps: nobody decides.'),
    presses('Simulate'),
    seesRole('button', 'Switch on'),
  ),
};

const simulating = Promise.withResolvers<FlowSimulation>();

/** What was changed during a simulation has to be simulated before the flow is activated. */
export const ChangedWhileSimulating: Story = act(
  { args: { onCheck: fn(() => simulating.promise) } },
  presses('Simulate'),
  types(/^Name/, ' of this year'),
  () => simulating.resolve(aFlowSimulation()),
  seesRole('button', 'Simulate'),
  lacks('button', 'Switch on'),
);

/** A new step has no approver yet: it is opened, and errors are shown beside their fields. */
export const StepIsIncomplete: Story = plays(
  presses('Add a step'),
  presses('Simulate'),
  async ({ canvas }) => waitFor(() => expect(canvas.getAllByRole('alert').length).toBeGreaterThan(2)),
  sees('Name 1 to 10 approvers for each step.'),
  neverCalls('onCheck'),
);

/** Duplicates and removes a step, changes its office, simulates again, is refused once, and is activated. */
export const SwitchesOn: Story = act(
  ({ args }) => mocked(args.onSubmit).mockRejectedValueOnce(new RefusedSubmission('Somebody was faster.')),
  presses('Duplicate Dean of students'),
  presses('Remove step Dean of students, again'),
  presses('Change Adviser of the class'),
  presses('Remove Adviser of the class'),
  types(/^Who decides/, 'ward', 'combobox'),
  presses('Warden, Hostels', 'option'),
  presses('Simulate'),
  seesRole('button', 'Switch on'),
  retypes(/^Decided within/, '10', 'label'),
  loses('button', 'Switch on'),
  presses('Simulate'),
  presses('Switch on'),
  says('Somebody was faster.'),
  presses('Switch on'),
  lastCallsWith(
    'onSubmit',
    expect.objectContaining({
      kind: 'activity-claim',
      version: 2,
      steps: [
        expect.objectContaining({
          approvers: [{ kind: 'position', position_id: 'warden' }],
          promise: { days: 10, reminder_days: 10, deputy_days: 20 },
        }),
        aFlowVersion().steps[1],
      ],
    }),
  ),
);
