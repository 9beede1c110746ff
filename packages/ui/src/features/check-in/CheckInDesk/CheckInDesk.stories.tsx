import { aCheckInList, campusMoment } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { act, callsOnce, callsWith, plays, presses, says, sees, seesRole, sequence, shows, types } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
import { CheckInDesk, type FoundVisitor } from './CheckInDesk.tsx';

const START = { role: 'button', name: 'Start the camera' } as const;
const SEARCH = { role: 'searchbox', name: 'Or search for a name' } as const;
const SOUND = { role: 'switch', name: 'Sound' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the camera.', outcome: { focus: START } },
    { keys: '{Tab}', does: 'Moves on to the search.', outcome: { focus: SEARCH } },
    { keys: '[Space]', on: SOUND, does: 'Switches the sound.', outcome: { calls: 'onSignalsChange' } },
  ],
  screenReader: [
    { part: 'Camera', ...START },
    { part: 'Search', ...SEARCH },
    { part: 'Sound', ...SOUND, state: { checked: true } },
    { part: 'Vibration', role: 'switch', name: 'Vibration', state: { checked: false } },
    { part: 'While it is on its way', role: 'status', text: 'Loading the check-in...', story: 'Loading' },
  ],
} satisfies ComponentTables;

const VISITORS: readonly FoundVisitor[] = [
  { userId: '1', name: 'Diya Raghavan', detail: '20230002 · diya@campus.example', registered: true, since: null },
  { userId: '2', name: 'Diya Menon', detail: '20230044 · menon@campus.example', registered: true, since: campusMoment(0, '18:05') },
  { userId: '3', name: 'Diya Venkatanarasimharajuvaripeta', detail: 'dv@campus.example', registered: false, since: null },
];

const meta = {
  title: 'Features/Check in/CheckInDesk',
  component: CheckInDesk,
  parameters: { tables },
  args: {
    list: aCheckInList(),
    signals: { sound: true, vibration: false },
    onSignalsChange: fn(),
    loadDetector: fn(async () => ({ detect: async () => [] })),
    onScan: fn(),
    onSearch: fn(async () => VISITORS),
    onCheckIn: fn(),
    onAdmit: fn(),
    onReject: fn(),
    onUndo: fn(),
    onSendNow: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CheckInDesk>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A camera with a drawn image, which needs neither permission nor a device. */
function drawnCamera() {
  const canvas = document.createElement('canvas');
  canvas.getContext('2d')?.fillRect(0, 0, 300, 150);
  return canvas.captureStream(5);
}

export const Default: Story = { play: sequence(sees('12 of 40 are in'), performTables) };

/** A code that stays in front of the camera is read once. */
export const Reads: Story = act(
  {
    beforeEach: () => {
      spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => drawnCamera());
    },
    args: { loadDetector: fn(async () => ({ detect: async () => [{ rawValue: 'https://campus.example/check-in/code' }] })) },
  },
  presses('Start the camera'),
  sees('Hold the camera over a code.'),
  callsWith('onScan', 'https://campus.example/check-in/code'),
  presses('Stop the camera'),
  seesRole('button', 'Start the camera'),
  callsOnce('onScan'),
);

export const CameraBlocked: Story = {
  beforeEach: () => {
    spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
      throw new DOMException('', 'NotAllowedError');
    });
  },
  play: sequence(
    presses('Start the camera'),
    says('The camera is blocked. Allow it in the settings of your browser, or search for names below.'),
  ),
};

export const NoCamera: Story = {
  beforeEach: () => {
    spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
      throw new DOMException('', 'NotFoundError');
    });
  },
  play: sequence(presses('Start the camera'), says('This device has no usable camera. Search for names below.')),
};

export const StartingCamera: Story = {
  beforeEach: () => {
    spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(() => new Promise(() => {}));
  },
  play: sequence(presses('Start the camera'), seesRole('button', 'Starting the camera...')),
};

const green = { id: '1', outcome: 'in', name: 'Aarav Mehta', detail: '20230001' } as const;
const yellow = { ...green, id: '2', outcome: 'already', since: campusMoment(0, '18:05') } as const;
const red = { id: '3', outcome: 'unregistered', reason: 'This code is for another event.' } as const;
const unlisted = { ...green, id: '4', outcome: 'unregistered', reason: 'This student is not on the list.', wayIn: 'room' } as const;

export const Results: Story = {
  render: (args) => (
    <Stack gap="xl">
      {[green, yellow, red, unlisted].map((result) => (
        <CheckInDesk key={result.id} {...args} result={result} />
      ))}
    </Stack>
  ),
};

export const Offline: Story = shows(
  { offline: true, waitingCount: 3, result: { id: '5', outcome: 'in', reason: 'There is no connection. It is sent later.' } },
  sees('3 scans wait to be sent', 'There is no connection. Continue: scans are saved on this device and sent later.'),
  presses('Send now'),
  callsOnce('onSendNow'),
);

export const FoundByName: Story = plays(async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Or search for a name' }), 'diya');
  await expect(await canvas.findByText('20230044 · menon@campus.example · Already in, since 6:05 pm')).toBeVisible();
  await expect(canvas.getByText('dv@campus.example · Not registered')).toBeVisible();
  const [first] = canvas.getAllByRole('button', { name: 'Check in' });
  await expect(canvas.getAllByRole('button', { name: 'Check in' })).toHaveLength(2);
  if (first) await userEvent.click(first);
  await expect(args.onCheckIn).toHaveBeenCalledWith(VISITORS[0]);
});

export const NobodyFound: Story = shows({ onSearch: fn(async () => []) }, types({}, 'nobody', 'searchbox'), sees('Nobody found.'));

export const SearchFails: Story = {
  args: { onSearch: rejecting(new RefusedSubmission('That was too often. Please wait a moment.')) },
  play: sequence(types({}, 'diya', 'searchbox'), says('That was too often. Please wait a moment.')),
};

export const Loading: Story = { args: { list: undefined }, play: performTables };
