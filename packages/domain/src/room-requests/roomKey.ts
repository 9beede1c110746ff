import type { RoomRequest } from './roomRequest.ts';

/** What makes two room names the same room: case, outer spaces and the number of inner spaces do not count. */
export function roomKey(room: string): string {
  return room.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** What makes two requests want the same room: as the backend says, which knows whether two names are one room, or by the name. */
export function roomKeyOf({ room, room_key }: Pick<RoomRequest, 'room' | 'room_key'>): string {
  return room_key ?? roomKey(room);
}
