/** What makes two room names the same room: case, outer spaces and the number of inner spaces do not count. */
export function roomKey(room: string): string {
  return room.trim().replace(/\s+/g, ' ').toLowerCase();
}
