import { aRoom, manyRooms, ROOMS, TYPED_ROOM_NAMES } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { act, callsOnce, callsWith, lacks, lastCallsWith, plays, presses, says, sequence, shows } from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
import { RoomCatalogue } from './RoomCatalogue.tsx';

const ADD = { role: 'button', name: 'Add room' } as const;
const MERGE = { role: 'button', name: 'Merge names' } as const;

const tables = {
  keyboard: [
    key('{Enter}', MERGE, 'Opens what merges names.', { calls: 'onMerge' }),
    key('{Tab}', 'Moves to Add room.', { focus: ADD }),
    key('{Enter}', 'Opens the form for a new one.', { calls: 'onAdd' }),
    key('{Enter}', { role: 'button', name: 'Edit Seminar Hall 2' }, 'Opens the form of a room.', { calls: 'onEdit' }),
  ],
  screenReader: [
    { part: 'List', role: 'list', name: 'Rooms' },
    { part: 'Archive', role: 'button', name: 'Archive Main Auditorium' },
    { part: 'What did not come', role: 'alert', text: 'Failed to load the rooms.', story: 'Failed' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Rooms/RoomCatalogue',
  component: RoomCatalogue,
  parameters: { tables },
  args: {
    rooms: ROOMS,
    typedNames: TYPED_ROOM_NAMES,
    onRetry: fn(),
    onAdd: fn(),
    onEdit: fn(),
    onMerge: fn(),
    onArchive: fn(async () => {}),
  },
} satisfies Meta<typeof RoomCatalogue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  '3 names that people typed are not in the catalogue.',
  'Lecture Block · 80 people · 8:00 am to 10:00 pm · Projector · Whiteboard',
  'Also called: SH2',
  'Decided by: General secretary (Cultural)',
  performTables,
  callsWith('onEdit', ROOMS[1]),
);

const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#5a7fb9" d="M0 0h16v9H0z"/></svg>')}`;

/** Rooms with a photo show it. */
export const WithPhotos: Story = shows({ rooms: [aRoom({ photo: PHOTO }), ...ROOMS.slice(1)] }, 'Main Auditorium', ({ canvasElement }) =>
  expect(canvasElement.querySelectorAll('img')).toHaveLength(1),
);

export const States: Story = { args: { rooms: [ROOMS[0], aRoom({ _id: 'old', name: 'Old Gym', is_archived: true })], typedNames: [] } };

export const Archives: Story = act(
  { args: { rooms: [ROOMS[0], aRoom({ _id: 'old', name: 'Old Gym', is_archived: true })], typedNames: [] } },
  lacks('button', 'Merge names'),
  presses('Archive Main Auditorium'),
  lastCallsWith('onArchive', { room: ROOMS[0], archived: true }),
  presses('Make available again: Old Gym'),
  lastCallsWith('onArchive', expect.objectContaining({ archived: false })),
);

export const Refused: Story = {
  args: { onArchive: rejecting(new RefusedSubmission('This room is not in the catalogue.')) },
  play: sequence(presses('Archive Main Auditorium'), says('This room is not in the catalogue.')),
};

export const OneTypedName: Story = shows({ typedNames: TYPED_ROOM_NAMES.slice(0, 1) }, '1 name that people typed is not in the catalogue.');

export const Many: Story = { parameters: { frame: 'page' }, args: { rooms: manyRooms(200) } };

export const LongName: Story = {
  args: {
    rooms: [
      aRoom({
        name: 'Multipurpose Convention and Exhibition Hall of the New Academic Complex (Second Floor)',
        equipment: Array.from({ length: 12 }, (_, index) => `Projector with a motorised screen ${index + 1}`),
      }),
    ],
  },
};

export const Failed: Story = {
  args: { rooms: undefined, typedNames: undefined, error: 'Failed to load the rooms.' },
  play: sequence(performTables, presses('Retry'), callsOnce('onRetry')),
};
