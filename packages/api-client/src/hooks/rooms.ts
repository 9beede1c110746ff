import type { CalendarRange } from '@quad/domain/calendar';
import type { Event } from '@quad/domain/events';
import { eventListOf } from '@quad/domain/events';
import type { Room, RoomMerge, RoomUse, TypedRoomName } from '@quad/domain/rooms';
import type { BodyOf } from '../contract/endpoint.ts';
import { EVENT_AGENDA, events } from '../contract/events.contract.ts';
import { rooms } from '../contract/rooms.contract.ts';
import { isRoomKey, keys } from './keys.ts';
import { type Read, useRead } from './useRead.ts';
import { useWrite } from './write.ts';

/** The catalogue of rooms, with those that are not lent any more. */
export function useRooms(isWanted = true): Read<Room[]> {
  return useRead(isWanted ? keys.rooms : null, [rooms.list]);
}

/** What is asked for and booked on some days. Without days it waits. */
export function useRoomUses(range: CalendarRange | undefined): Read<RoomUse[]> {
  const { from = '', to = '' } = range ?? {};
  return useRead(range ? keys.roomUses(from, to) : null, [rooms.uses, { query: { from, to } }]);
}

/** The names that people typed and that no room of the catalogue has; not asked for unless they are wanted. */
export function useTypedRoomNames(isWanted: boolean): Read<TypedRoomName[]> {
  return useRead(isWanted ? keys.typedRoomNames : null, [rooms.typedNames]);
}

/** The events of a role for which a room may be asked: those that are to come, and those that are on. Without a role it waits. */
export function useEventsNeedingRooms(role: string | undefined, username?: string): Read<Event[]> {
  const list = role === undefined ? undefined : eventListOf(role, username);
  const asked = (status: 'planned' | 'ongoing') =>
    [
      events.byRole,
      { params: { role: role ?? '' }, query: { ...(list?.username && { username: list.username }), status, order: EVENT_AGENDA.order } },
    ] as const;
  const key = (status: string) => (list ? [...keys.eventsByRole(list.role, list.username), status] : null);
  const ongoing = useRead(key('ongoing'), [...asked('ongoing')]);
  const planned = useRead(key('planned'), [...asked('planned')]);
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

/** Puts a room into the catalogue, or changes the one that it names. */
export function useSaveRoom(): (room: RoomBody & { roomId?: string | undefined }) => Promise<Room> {
  const write = useWrite();
  const effects = { refresh: [isRoomKey], refreshAfter: () => [isRoomKey] };
  return ({ roomId, ...body }) =>
    roomId === undefined ? write([rooms.create, { body }], effects) : write([rooms.update, { params: { roomId }, body }], effects);
}

/** A photo for a room; null takes the one that it has away. */
export interface RoomPhotoChange {
  roomId: string;
  photo: File | null;
}

/** Changes the photo of a room, or takes it away. Doing it twice does no harm. */
export function useRoomPhoto(): (changed: RoomPhotoChange) => Promise<Room> {
  const write = useWrite();
  const effects = { refresh: [isRoomKey], refreshAfter: () => [isRoomKey] };
  return ({ roomId, photo }) =>
    photo
      ? write([rooms.changePhoto, { params: { roomId }, body: { image: photo } }], effects)
      : write([rooms.removePhoto, { params: { roomId } }], effects);
}

/** Which names are to mean which room, and whether that is only tried. */
export type MergedNames = BodyOf<typeof rooms.merge> & { roomId: string };

/** Has typed names mean a room of the catalogue, or says what that would do. */
export function useMergeRoomNames(): (merged: MergedNames) => Promise<RoomMerge> {
  const write = useWrite();
  return ({ roomId, ...body }) =>
    write([rooms.merge, { params: { roomId }, body }], {
      refresh: body.is_dry_run ? [] : [isRoomKey],
      refreshAfter: () => [isRoomKey],
    });
}
