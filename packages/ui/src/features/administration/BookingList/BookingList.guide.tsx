import { Button } from '../../../primitives/Button/Button.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const ROOM = { role: 'combobox', name: 'Room' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['Administrators look who has a room on a day, and cancel a booking.'],
  useInstead: [{ when: 'Rooms are shown against their hours', component: 'RoomTimeline' }],
  anatomy: [
    { part: 'Filters', is: 'a day and a room; with how many bookings there are.' },
    { part: 'Line', is: 'room and time, the event, the unit and who booked it.' },
    { part: 'Cancel booking', is: 'the way to cancel it; nothing once it is over.' },
    { part: 'None', is: 'says that nothing is booked on the day.' },
  ],
  dos: [
    {
      do: <Button size="small">Cancel booking</Button>,
      dont: <Button size="small">Delete</Button>,
      why: 'The request stays; the booking is what ends.',
    },
    {
      do: <Text>Robotics Club · Dev Malhotra</Text>,
      dont: <Text>booked</Text>,
      why: 'Whoever cancels a booking knows whose it is.',
    },
  ],
  keyboard: [{ keys: '{Tab}', on: ROOM, does: 'Moves on to the first event.', outcome: { focus: { role: 'link', name: 'Workshop 1' } } }],
  screenReader: [
    { part: 'Filters', role: 'search', name: 'Filter bookings' },
    { part: 'List', role: 'list', name: 'Bookings' },
  ],
  adapts: {
    narrow: { says: 'The button stands under the line.', story: 'Default' },
    long: { says: 'Names break anywhere; nothing is cut off.', story: 'LongName' },
    many: { says: 'Of thousands only the lines in sight are rendered, and pages are read as the end comes near.', story: 'Many' },
    rightToLeft: { says: 'Lines begin on the right; what stands beside them ends on the left.', story: 'Default' },
  },
  related: ['CancelBookingDialog', 'RoomTimeline', 'RoomCatalogue'],
  matrix: 'States',
} satisfies ComponentGuide;
