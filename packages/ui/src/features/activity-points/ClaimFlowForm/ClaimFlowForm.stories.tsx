import { aClaimFlow, aFlowSimulation } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { callsOnce, lacks, loses, neverCalls, presses, says, sees, seesRole, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { refusing } from '../../../testing/sending.ts';
import { ClaimFlowForm } from './ClaimFlowForm.tsx';

const { versions, positions } = aClaimFlow();
const [on] = versions;
if (!on) throw new Error('The flow of claims has a version that is on.');

const tables = {
  keyboard: [
    {
      keys: '{Enter}',
      on: { role: 'button', name: 'Move Dean of students up' },
      does: 'Moves the step, and stays with it.',
      outcome: { focus: { role: 'button', name: 'Move Dean of students up' } },
    },
    {
      keys: '{Enter}',
      on: { role: 'button', name: 'Move Dean of students down' },
      does: 'Moves it back.',
      outcome: { focus: { role: 'button', name: 'Move Dean of students down' } },
    },
  ],
  screenReader: [
    { part: 'Steps', role: 'list', name: 'Steps' },
    { part: 'A step', role: 'button', name: 'Change Dean of students' },
    { part: 'Simulation', role: 'button', name: 'Simulate' },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);

const meta = {
  title: 'Features/Activity points/ClaimFlowForm',
  component: ClaimFlowForm,
  parameters: { tables, frame: 'page' },
  args: {
    flow: on,
    version: on.version,
    positions,
    onSearch: fn(async () => [{ _id: 'warden', title: 'Warden', unit: 'Hostels' }]),
    onCheck: fn(async () => aFlowSimulation()),
    onSubmit: fn(async () => {}),
    onLeave: fn(),
  },
} satisfies Meta<typeof ClaimFlowForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(lacks('button', 'Switch on'), performGuide) };

/** To whom what is open would go, with what would go to nobody, said before anything is switched on. */
export const Simulated: Story = {
  play: sequence(
    presses('Change Dean of students'),
    presses('Simulate'),
    sees('These 14 claims would go to step 1, Adviser of the class:'),
    sees('Step 2: nobody holds that office (Dean of students, Student affairs).'),
    sees('3 claims of B.Tech, admitted 2023, could never be approved.'),
    seesRole('button', 'Switch on'),
  ),
};

/** A new step has nobody yet: it is opened, and each fault stands beside its field. */
export const StepIsIncomplete: Story = {
  play: sequence(
    presses('Add a step'),
    presses('Simulate'),
    async ({ canvas }) => waitFor(() => expect(canvas.getAllByRole('alert').length).toBeGreaterThan(2)),
    sees('Name from one to 10 approvers for each step.'),
    neverCalls('onCheck'),
  ),
};

/** Somebody else was faster. */
export const Refused: Story = {
  args: {
    onCheck: fn(async () => aFlowSimulation({ open: 0, simulated: 0, stuck: [], steps: [] })),
    onSubmit: refusing(new RefusedSubmission('Somebody switched other steps on meanwhile. Look at them, and begin again.')),
  },
  play: sequence(
    presses('Simulate'),
    sees('No claim is open. New ones would take these steps.'),
    presses('Switch on'),
    says('Somebody switched other steps on meanwhile. Look at them, and begin again.'),
  ),
};

/** A step is duplicated and removed, moved, and given another office; a change is simulated again, and switched on. */
export const SwitchesOn: Story = {
  tags: ['act'],
  play: sequence(
    presses('Duplicate Dean of students'),
    presses('Remove step Dean of students, again'),
    presses('Change Adviser of the class'),
    presses('Remove Adviser of the class'),
    async ({ canvas, userEvent }) => {
      await userEvent.type(await canvas.findByRole('combobox', { name: /^Who decides/ }), 'ward');
    },
    presses('Warden, Hostels', 'option'),
    presses('Simulate'),
    seesRole('button', 'Switch on'),
    async ({ canvas, userEvent }) => {
      const days = await canvas.findByLabelText(/^Decided within/);
      await userEvent.clear(days);
      await userEvent.type(days, '10');
    },
    loses('button', 'Switch on'),
    presses('Simulate'),
    presses('Switch on'),
    callsOnce('onSubmit'),
    ({ args }) =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          version: 2,
          steps: [
            expect.objectContaining({
              approvers: [{ kind: 'position', position_id: 'warden' }],
              promise: { days: 10, reminder_days: 10, deputy_days: 20 },
            }),
            on.steps[1],
          ],
        }),
      ),
  ),
};
