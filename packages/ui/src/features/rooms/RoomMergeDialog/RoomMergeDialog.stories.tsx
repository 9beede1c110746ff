import { aRoom, campusMoment, ROOMS, TYPED_ROOM_NAMES } from '@quad/domain/fixtures';
import type { RoomMerge } from '@quad/domain/rooms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  act,
  callsOnce,
  hasAttribute,
  lacksText,
  lastCallsWith,
  loses,
  presses,
  says,
  sees,
  selects,
  sequence,
  shows,
} from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
import { RoomMergeDialog, type RoomMergeDialogProps } from './RoomMergeDialog.tsx';

const CLOSE = { role: 'button', name: 'Close' } as const;

const tables = {
  keyboard: [
    key('[Space]', { role: 'checkbox', name: 'Main Audi' }, 'Chooses a name.', {
      shows: { role: 'checkbox', name: 'Main Audi', state: { checked: true } },
    }),
    key('{Enter}', { role: 'button', name: 'Close' }, 'Leaves; nothing is merged.', { calls: 'onClose' }),
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Merge names' },
    { part: 'Names', role: 'group', name: 'Names' },
    { part: 'Name', role: 'checkbox', name: 'Physics Gallery', state: { checked: false } },
    { part: 'Merge before it was tried', role: 'button', name: 'Merge', state: { unavailable: true } },
    { part: 'Leaving', ...CLOSE },
  ],
} satisfies ComponentTables;

const merges = (conflicts: Awaited<ReturnType<RoomMergeDialogProps['onMerge']>>['conflicts'] = []): RoomMergeDialogProps['onMerge'] =>
  fn(async ({ is_dry_run }: Parameters<RoomMergeDialogProps['onMerge']>[0]) => ({
    room: aRoom(),
    requests: 4,
    conflicts,
    is_done: !is_dry_run,
  }));

const meta = {
  title: 'Features/Rooms/RoomMergeDialog',
  component: RoomMergeDialog,
  parameters: { tables, frame: 'overlay' },
  args: { typedNames: TYPED_ROOM_NAMES, rooms: ROOMS, onMerge: merges(), onClose: fn() },
} satisfies Meta<typeof RoomMergeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const tryIt = sequence(presses('Main Audi', 'checkbox'), selects('Room', 'Main Auditorium'), presses('Try it'));

export const Default: Story = { play: sequence(sees(/^Requests: 4, booked: 2, last for Nov 17, 2026$/), performTables) };

/** A dry run first, then the merge. Another selection requires another dry run. */
export const Merges: Story = act(
  tryIt,
  sees('There are no conflicts. Requests that change to Main Auditorium: 4.'),
  lastCallsWith('onMerge', { roomId: ROOMS[0]._id, keys: ['main audi'], is_dry_run: true }),
  presses('the auditorium', 'checkbox'),
  lacksText(/^Nothing is in the way/),
  presses('Merge'),
  callsOnce('onMerge'),
  presses('the auditorium', 'checkbox'),
  presses('Try it'),
  sees('There are no conflicts. Requests that change to Main Auditorium: 4.'),
  presses('Merge'),
  sees('Merged into Main Auditorium. Requests: 4.'),
  lastCallsWith('onMerge', { roomId: ROOMS[0]._id, keys: ['main audi'], is_dry_run: false }),
);

const dryRun = Promise.withResolvers<RoomMerge>();

/** A dry run that ends after the selection was changed does not allow to merge the new selection. */
export const ChosenDuringDryRun: Story = act(
  { args: { onMerge: fn(() => dryRun.promise) } },
  tryIt,
  presses('the auditorium', 'checkbox'),
  () => dryRun.resolve({ room: aRoom(), requests: 4, conflicts: [], is_done: false }),
  loses('button', { name: 'Try it', busy: true }),
  hasAttribute('button', 'Merge', 'aria-disabled', 'true'),
);

export const InTheWay: Story = shows(
  {
    onMerge: merges([
      { kind: 'overlap', event: 'Winter Play', other_event: 'Robo Night', at: campusMoment(2, '18:30') },
      { kind: 'twice', event: 'Robo Night', other_event: 'Robo Night', at: campusMoment(3, '16:00') },
    ]),
  },
  tryIt,
  says("'Winter Play' and 'Robo Night' are both booked on Nov 22, 2026, 6:30 pm."),
  says("'Robo Night' has requested both on Nov 23, 2026, 4:00 pm."),
);

export const Refused: Story = shows(
  { onMerge: rejecting(new RefusedSubmission('Somebody else has merged one of these names in the meantime. Check the list again.')) },
  tryIt,
  says('Somebody else has merged one of these names in the meantime. Check the list again.'),
);

export const Many: Story = {
  args: {
    typedNames: Array.from({ length: 40 }, (_, index) => ({
      key: `hall ${index}`,
      name: `Hall ${index}`,
      requests: index,
      bookings: 0,
      last_date: '2026-11-20',
    })),
  },
};
