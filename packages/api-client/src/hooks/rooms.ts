import type { CalendarRange } from '@quad/domain/calendar';
import type { Event } from '@quad/domain/events';
import { eventListOf } from '@quad/domain/events';
import type { Room, RoomUse } from '@quad/domain/rooms';
import type { BodyOf } from '../contract/endpoint.ts';
import { EVENT_AGENDA, events } from '../contract/events.contract.ts';
import { rooms } from '../contract/rooms.contract.ts';
import { isRoomKey, keys } from './keys.ts';
import { refreshing, useMutation } from './useMutation.ts';
import { type Read, useRead } from './useRead.ts';
import { useWrite } from './write.ts';

/** The catalogue of rooms, including those that can no longer be booked. */
export const useRooms = (isWanted = true) => useRead(isWanted ? keys.rooms : null, [rooms.list]);

/** Requests and bookings of a date range. Sends no request without a range. */
export function useRoomUses(range: CalendarRange | undefined): Read<RoomUse[]> {
  const { from = '', to = '' } = range ?? {};
  return useRead(range ? keys.roomUses(from, to) : null, [rooms.uses, { query: { from, to } }]);
}

/** The typed room names that match no room of the catalogue; sends no request if `isWanted` is false. */
export const useTypedRoomNames = (isWanted: boolean) => useRead(isWanted ? keys.typedRoomNames : null, [rooms.typedNames]);

/** The upcoming and current events of a role, for which a room may be requested. Sends no request without a role. */
export function useEventsNeedingRooms(role: string | undefined, username?: string): Read<Event[]> {
  const list = role === undefined ? undefined : eventListOf(role, username);
  const callForStatus = (status: 'planned' | 'ongoing') =>
    [
      events.byRole,
      { params: { role: role ?? '' }, query: { ...(list?.username && { username: list.username }), status, order: EVENT_AGENDA.order } },
    ] as const;
  const key = (status: string) => (list ? [...keys.eventsByRole(list.role, list.username), status] : null);
  const ongoing = useRead(key('ongoing'), [...callForStatus('ongoing')]);
  const planned = useRead(key('planned'), [...callForStatus('planned')]);
  return {
    data: ongoing.data && planned.data && [...ongoing.data, ...planned.data],
    error: planned.error ?? ongoing.error,
    isLoading: planned.isLoading || ongoing.isLoading,
    retry: () => {
      planned.retry();
      ongoing.retry();
    },
  };
}

type RoomBody = BodyOf<typeof rooms.create>;

/** Adds a room to the catalogue, or changes it if there is an id. */
export function useSaveRoom(): (room: RoomBody & { roomId?: string | undefined }) => Promise<Room> {
  const write = useWrite();
  const effects = refreshing(isRoomKey);
  return ({ roomId, ...body }) =>
    roomId === undefined ? write([rooms.create, { body }], effects) : write([rooms.update, { params: { roomId }, body }], effects);
}

/** A photo for a room; null removes the current one. */
export interface RoomPhotoChange {
  roomId: string;
  photo: File | null;
}

/** Changes or removes the photo of a room. Idempotent. */
export function useRoomPhoto(): (changed: RoomPhotoChange) => Promise<Room> {
  const write = useWrite();
  const effects = refreshing(isRoomKey);
  return ({ roomId, photo }) =>
    photo
      ? write([rooms.changePhoto, { params: { roomId }, body: { image: photo } }], effects)
      : write([rooms.removePhoto, { params: { roomId } }], effects);
}

/** The names to merge into a room, and whether this is only a preview. */
export type MergedNames = BodyOf<typeof rooms.merge> & { roomId: string };

/** Merges typed names into a room of the catalogue, or previews that. */
export const useMergeRoomNames = () =>
  useMutation(rooms.merge, ({ is_dry_run: isDryRun }) => ({
    refresh: isDryRun ? [] : [isRoomKey],
    refreshAfter: () => [isRoomKey],
  }));
