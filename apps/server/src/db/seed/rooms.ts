import { roomKey } from '@quad/domain/room-requests';
import type { rooms } from '../schema.ts';
import type { Calendar } from './calendar.ts';
import type { Random } from './random.ts';

/** A room of the demonstration's catalogue. */
export type PlannedRoom = Omit<typeof rooms.$inferInsert, 'instituteId'>;

const BY_DAY = { opens: '06:00', closes: '24:00' };
/** Always open. */
const OUTDOORS = { opens: null, closes: null };

/** Not every room that is requested is listed, so that some typed names are left to be merged. */
const ROOMS = [
  { name: 'Main Auditorium', building: 'Central Block', capacity: 600, equipment: ['Stage', 'Two projectors', 'Sound system'], ...BY_DAY },
  { name: 'Senate Hall', building: 'Central Block', capacity: 150, equipment: ['Projector', 'Microphones'], ...BY_DAY },
  { name: 'Seminar Hall A', building: 'Lecture Block', capacity: 80, equipment: ['Projector', 'Whiteboard'], ...BY_DAY },
  { name: 'Seminar Hall B', building: 'Lecture Block', capacity: 60, equipment: ['Projector', 'Whiteboard'], ...BY_DAY },
  { name: 'Lecture Hall 1', building: 'Lecture Block', capacity: 240, equipment: ['Projector', 'Microphones'], ...BY_DAY },
  { name: 'Sports Complex', building: '', capacity: 300, equipment: ['Changing rooms'], decidedBy: 'GENSEC_SPORTS', ...OUTDOORS },
] as const;

/** The catalogue of the demonstration's rooms. */
export function plannedRooms(random: Random, calendar: Calendar): PlannedRoom[] {
  return ROOMS.map(({ equipment, ...room }) => ({
    id: random.string.uuid(),
    key: roomKey(room.name),
    ...room,
    equipment: [...equipment],
    createdAt: calendar.at(-200, '10:00'),
    updatedAt: calendar.at(-200, '10:00'),
  }));
}
