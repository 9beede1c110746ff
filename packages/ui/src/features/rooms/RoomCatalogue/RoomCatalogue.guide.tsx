import { Button } from '../../../primitives/Button/Button.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const ADD = { role: 'button', name: 'Add room' } as const;
const MERGE = { role: 'button', name: 'Merge names' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['Whoever keeps the catalogue of rooms works on it.'],
  useInstead: [
    { when: 'It matters what is going on in rooms', component: 'RoomTimeline' },
    { when: 'A room is chosen', component: 'RoomRequestDialog' },
  ],
  anatomy: [
    { part: 'Line above', is: 'how many typed names no room has, and the way to merge them.' },
    { part: 'Room', is: 'its name, what there is to know of it, who decides, and what else it is called.' },
    { part: 'Edit and Archive', is: 'an archived one is lent again by the same button.' },
  ],
  dos: [
    {
      do: <Button size="small">Archive</Button>,
      dont: <Button size="small">Delete</Button>,
      why: 'What was booked in a room stays true when it is not lent any more.',
    },
  ],
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
  adapts: {
    narrow: { says: 'Buttons go below the name.', story: 'Default' },
    long: { says: 'Facts go on in the next line.', story: 'LongName' },
    many: { says: 'Of hundreds of rooms those in sight are rendered.', story: 'Many' },
    rightToLeft: { says: 'Buttons stand on the left.', story: 'Default' },
  },
  related: ['RoomFormDialog', 'RoomMergeDialog', 'RoomTimeline'],
  matrix: 'States',
} satisfies ComponentGuide;
