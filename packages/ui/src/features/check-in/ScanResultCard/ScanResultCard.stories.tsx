import type { ScanResult } from '@quad/domain/check-in';
import { campusMoment } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { callsOnce, callsWith, lacks, presses, says, sees, sequence, shows } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { ScanResultCard } from './ScanResultCard.tsx';

const TURN_AWAY = { role: 'button', name: 'Do not let in' } as const;
const LET_IN = { role: 'button', name: 'Let in' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the safe answer.', outcome: { focus: TURN_AWAY }, story: 'NotRegistered' },
    { keys: '{Tab}', does: 'Moves on to letting them in.', outcome: { focus: LET_IN }, story: 'NotRegistered' },
    { keys: '{Enter}', does: 'Lets them in.', outcome: { calls: 'onAdmit' }, story: 'NotRegistered' },
  ],
  screenReader: [
    { part: 'Result', role: 'status', text: 'Checked inAarav Mehta · 20230001' },
    { part: 'Do not let in', ...TURN_AWAY, story: 'NotRegistered' },
    { part: 'Let in', ...LET_IN, story: 'NotRegistered' },
  ],
} satisfies ComponentTables;
const since = campusMoment(0, '18:05');
const who = { name: 'Aarav Mehta', detail: '20230001' };
const green: ScanResult = { id: '1', outcome: 'in', ...who };
const red: ScanResult = { id: '3', outcome: 'unregistered', ...who, reason: 'This student is not on the list.', wayIn: 'room' };

const meta = {
  title: 'Features/Check in/ScanResultCard',
  component: ScanResultCard,
  parameters: { tables },
  args: { result: green, onAdmit: fn(), onReject: fn(), onUndo: fn() },
} satisfies Meta<typeof ScanResultCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(performTables, presses('Undo'), callsWith('onUndo', green)) };

const ALL: readonly ScanResult[] = [
  green,
  { id: '2', outcome: 'already', ...who, since },
  red,
  { id: '4', outcome: 'kept', reason: 'There is no connection and no stored list. The code is checked once there is a connection.' },
];

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {ALL.map((result) => (
        <ScanResultCard key={result.id} {...args} result={result} />
      ))}
    </Stack>
  ),
  play: sees('Already in, since 6:05 pm'),
};

export const NotRegistered: Story = shows({ result: red }, performTables, callsWith('onAdmit', { result: red, way: 'room' }));

/** Above the maximum, a person is only admitted by a button that says so. */
export const Full: Story = shows(
  { result: { ...red, reason: 'On the waiting list, number 3. Every place is taken (40 of 40).', wayIn: 'beyond' } },
  presses('Do not let in'),
  callsOnce('onReject'),
  presses('Let in beyond the maximum'),
  callsWith('onAdmit', expect.objectContaining({ way: 'beyond' })),
);

/** A code of another event, so there is nobody to admit. */
export const OtherEvent: Story = {
  args: { result: { id: '5', outcome: 'unregistered', reason: 'This code is for another event.' } },
  play: sequence(says('This code is for another event.', 'status'), lacks('button')),
};

export const LettingIn: Story = { args: { result: red, loading: true } };

export const LongName: Story = {
  args: {
    result: { ...red, name: 'Venkatanarasimharajuvaripeta Krishnamurthy Subramaniam Iyer', detail: '2023000100020003000400050006' },
  },
};
