import type { RoomRequest } from './roomRequest.ts';

/** Returns the key that identifies a room by its name: case and extra spaces are ignored. */
export function roomKey(room: string): string {
  return room.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Returns the key of a request's room: the backend's, which knows different names of a room, or else one derived from the name. */
export function roomKeyOf({ room, room_key }: Pick<RoomRequest, 'room' | 'room_key'>): string {
  return room_key ?? roomKey(room);
}
