import { aCheckInPass, aCheckInToken, anEvent, campusDate, campusMoment, FIXED_NOW } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { act, callsOnce, hasDescription, onPage, plays, presses, sees, seesRole, sequence, shows } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { CheckInCode } from './CheckInCode.tsx';

const SHOW = { role: 'button', name: 'Show full screen' } as const;
const DIALOG = { role: 'dialog', name: 'Your code for check-in' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the button.', outcome: { focus: SHOW } },
    { keys: '{Enter}', does: 'Shows the code full screen.', outcome: { shows: DIALOG } },
    { keys: '{Escape}', does: 'Closes it.', outcome: [{ hides: DIALOG }, { focus: SHOW }] },
  ],
  screenReader: [
    { part: 'Section', role: 'region', name: 'Your code for check-in' },
    { part: 'Heading', role: 'heading', name: 'Your code for check-in', state: { level: 2 } },
    { part: 'Button', ...SHOW },
    { part: 'While it is on its way', role: 'status', text: 'Loading your code...', story: 'Loading' },
  ],
} satisfies ComponentTables;
const event = anEvent();
const code = (days: number, since: string | null = null) => ({ day: campusDate(days), token: aCheckInToken(days + 10), since });

const meta = {
  title: 'Features/Check in/CheckInCode',
  component: CheckInCode,
  parameters: { tables, frame: 'overlay' },
  args: { event, pass: aCheckInPass(), origin: 'https://campus.example', now: FIXED_NOW, onRetry: fn() },
} satisfies Meta<typeof CheckInCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(sees('Nov 20, 2026'), performTables) };

export const Shown: Story = plays(
  presses('Show full screen'),
  onPage(
    hasDescription('dialog', 'Your code for check-in', 'Line Follower Challenge, Nov 20, 2026'),
    seesRole('img', 'Your code for check-in: Line Follower Challenge'),
    sees('Turn up the brightness of your screen, and hold the code up to the camera.'),
  ),
);

/** Shows today's code, although there is one for tomorrow too. */
export const OverDays: Story = act({ args: { pass: aCheckInPass({ codes: [code(-1), code(0), code(1)] }) } }, sees('Nov 20, 2026'));

export const BeforeTheEvent: Story = { args: { pass: aCheckInPass({ codes: [code(4), code(5)] }) }, play: sees('Nov 24, 2026') };

export const CheckedIn: Story = {
  args: { pass: aCheckInPass({ codes: [code(0, campusMoment(0, '14:05'))] }) },
  play: sees('You are checked in, since 2:05 pm.'),
};

export const Over: Story = shows({ pass: aCheckInPass({ codes: [] }) }, 'The last day of the event is over, so there is no code any more.');

export const Loading: Story = { args: { pass: undefined }, play: performTables };

export const Failed: Story = shows({ pass: undefined, error: 'Failed to load your code.' }, presses('Retry'), callsOnce('onRetry'));

export const LongTitle: Story = shows(
  { event: { title: 'Intercollegiate Symposium on Autonomous Navigation, Swarm Robotics and Human-Machine Interaction (Second Edition)' } },
  presses('Show full screen'),
  onPage(seesRole('dialog')),
);
