import { aRoom, manyRooms, ROOMS, TYPED_ROOM_NAMES } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { callsOnce, lacks, lastCallsWith, presses, says, sees, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
import { RoomCatalogue } from './RoomCatalogue.tsx';

const ADD = { role: 'button', name: 'Add room' } as const;
const MERGE = { role: 'button', name: 'Merge names' } as const;

const tables = {
  keyboard: [
    { keys: '{Enter}', on: MERGE, does: 'Opens what merges names.', outcome: { calls: 'onMerge' } },
    { keys: '{Tab}', does: 'Moves to Add room.', outcome: { focus: ADD } },
    { keys: '{Enter}', does: 'Opens the form for a new one.', outcome: { calls: 'onAdd' } },
    {
      keys: '{Enter}',
      on: { role: 'button', name: 'Edit Seminar Hall 2' },
      does: 'Opens the form of a room.',
      outcome: { calls: 'onEdit' },
    },
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

export const Default: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    await expect(canvas.getByText('3 names that people typed are not in the catalogue.')).toBeVisible();
    await expect(canvas.getByText('Lecture Block · 80 people · 8:00 am to 10:00 pm · Projector · Whiteboard')).toBeVisible();
    await expect(canvas.getByText('Also called: SH2')).toBeVisible();
    await expect(canvas.getByText('Decided by: General secretary (Cultural)')).toBeVisible();
    await performTables(context);
    await expect(args.onEdit).toHaveBeenCalledWith(ROOMS[1]);
  },
};

const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#5a7fb9" d="M0 0h16v9H0z"/></svg>')}`;

/** Rooms with a photo show it. */
export const WithPhotos: Story = {
  args: { rooms: [aRoom({ photo: PHOTO }), ...ROOMS.slice(1)] },
  play: sequence(sees('Main Auditorium'), ({ canvasElement }) => expect(canvasElement.querySelectorAll('img')).toHaveLength(1)),
};

export const States: Story = { args: { rooms: [ROOMS[0], aRoom({ _id: 'old', name: 'Old Gym', is_archived: true })], typedNames: [] } };

export const Archives: Story = {
  tags: ['act'],
  args: { rooms: [ROOMS[0], aRoom({ _id: 'old', name: 'Old Gym', is_archived: true })], typedNames: [] },
  play: sequence(
    lacks('button', 'Merge names'),
    presses('Archive Main Auditorium'),
    lastCallsWith('onArchive', { room: ROOMS[0], archived: true }),
    presses('Lend again: Old Gym'),
    lastCallsWith('onArchive', expect.objectContaining({ archived: false })),
  ),
};

export const Refused: Story = {
  args: { onArchive: rejecting(new RefusedSubmission('This room is not in the catalogue.')) },
  play: sequence(presses('Archive Main Auditorium'), says('This room is not in the catalogue.')),
};

export const OneTypedName: Story = {
  args: { typedNames: TYPED_ROOM_NAMES.slice(0, 1) },
  play: sees('1 name that people typed is not in the catalogue.'),
};

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
