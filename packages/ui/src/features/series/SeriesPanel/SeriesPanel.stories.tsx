import { aSeries, FIXED_NOW } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { act, callsOnce, callsWith, plays, presses, says, sees, seesMany, seesRole, shows } from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { SeriesPanel } from './SeriesPanel.tsx';

const REGISTER = { role: 'button', name: 'Register for all meetings' } as const;

const tables = {
  keyboard: [
    key('[Space]', { role: 'checkbox', name: '4. Wed 25 Nov, 6:00 pm' }, 'Chooses a meeting.', {
      shows: { role: 'button', name: 'Register for 1 meeting' },
    }),
    key('{Enter}', REGISTER, 'Registers for all.', { calls: 'onRegister' }),
  ],
  screenReader: [
    { part: 'Panel', role: 'region', name: 'Meeting 4 of 10' },
    { part: 'Meetings', role: 'list', name: 'Meetings' },
    { part: 'Another meeting', role: 'link', name: 'Meeting 5' },
    { part: 'Calendar', role: 'link', name: 'Add the series to a calendar' },
    { part: 'Register', ...REGISTER },
  ],
} satisfies ComponentTables;

/** The sixth meeting is full and asks questions. */
const series = aSeries({
  meetings: aSeries().meetings.map((meeting) => ({ ...meeting, asks_questions: meeting.number === 6 })),
});
const attended = aSeries({
  may_manage: true,
  attendance: { attended: 2, held: 3, total: 9 },
  meetings: series.meetings.map((meeting) => ({
    ...meeting,
    attended: meeting.number < 3,
    own_state: meeting.number === 6 ? 'waiting' : 'registered',
  })),
});
const fourth = series.meetings[3]?._id ?? '';

const meta = {
  title: 'Features/Series/SeriesPanel',
  component: SeriesPanel,
  parameters: { tables },
  args: { series, eventId: fourth, now: FIXED_NOW, onRegister: fn(async () => 'You are registered for 7 meetings.') },
} satisfies Meta<typeof SeriesPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  sees('This meeting · Electronics Lab', 'It asks questions: register on its page.'),
  seesRole('button', 'Show all 10 meetings'),
  performTables,
);

/** Meetings in every state, and the actions of a manager. */
export const ManyMeetings: Story = shows(
  { series: attended, onRegister: undefined, onEdit: fn(), onCancel: fn(), onView: fn() },
  presses('Show all 10 meetings'),
  seesMany(10, 'listitem'),
  sees('You came to 2 of 3 meetings.', 'Cancelled', 'On the waiting list'),
  presses('Change meetings'),
  callsOnce('onEdit'),
);

export const RegistersForChosen: Story = act(
  presses('5. Wed 2 Dec, 7:00 pm', 'checkbox'),
  presses('Register for 1 meeting'),
  callsWith('onRegister', [series.meetings[4]?._id]),
  says('You are registered for 7 meetings.', 'status'),
);
