import { aClaimFlow, aFlowSimulation, aFlowVersion } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { lacks, loses, neverCalls, presses, says, sees, seesRole, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { ClaimFlowForm } from './ClaimFlowForm.tsx';

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
    flow: aFlowVersion(),
    version: 2,
    positions: aClaimFlow().positions,
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

/** A step is duplicated and removed, and given another office; a change is simulated again, refused once, and switched on. */
export const SwitchesOn: Story = {
  tags: ['act'],
  play: sequence(
    ({ args }) => {
      mocked(args.onSubmit).mockRejectedValueOnce(new RefusedSubmission('Somebody was faster.'));
    },
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
    says('Somebody was faster.'),
    presses('Switch on'),
    ({ args }) =>
      expect(args.onSubmit).toHaveBeenLastCalledWith(
        expect.objectContaining({
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
  ),
};
