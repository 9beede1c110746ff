import { checkCalendarRange } from '@quad/domain/calendar';
import { accept, type Result } from '@quad/domain/refusals';
import { type RoomUse, roomUseFor } from '@quad/domain/rooms';
import { campusDay, dayAfter, instantAt } from '@quad/domain/time';
import type { Actor, Context } from '../../context.ts';
import { mapPage, type Page, type PageRequest, type TimeCursor } from '../../db/pages.ts';
import { findBookings, findRoomUses } from './roomUses.repo.ts';

/** Lists requests and bookings on some days, as far as the requester may see them (access R5). */
export async function listRoomUses(
  { db, clock, config, instituteId }: Context,
  actor: Actor,
  range: { readonly from?: string | undefined; readonly to?: string | undefined },
  page: PageRequest<TimeCursor>,
): Promise<Result<Page<RoomUse, TimeCursor>>> {
  const { timeZone } = config.institute;
  const checked = checkCalendarRange(range, campusDay(clock(), timeZone));
  if (!checked.ok) return checked;
  const days = { from: instantAt(checked.value.from, '00:00', timeZone), before: instantAt(dayAfter(checked.value.to), '00:00', timeZone) };
  const found = await findRoomUses(db, instituteId, days, page);
  return accept(
    mapPage(found, ({ id, room, roomKey, startsAt, endsAt, status, seriesId, requestedBy, decider, ...row }) =>
      roomUseFor(actor, {
        _id: id,
        room,
        room_key: roomKey,
        starts_at: startsAt.toISOString(),
        ends_at: endsAt.toISOString(),
        status: status === 'Approved' ? 'Approved' : 'Pending',
        series_id: seriesId,
        requested_by: requestedBy,
        event: { id: row.eventId, title: row.title, category: row.category, unit: { id: row.unitId, category: row.unitCategory } },
        decider: decider ?? 'PRESIDENT',
      }),
    ),
  );
}

/** Maximum number of bookings read per day, more than a campus has rooms for. */
const MAX_BOOKINGS_OF_DAY = 1000;

/** Bookings on some days, with the details that event planners may see. */
export async function readBookingsOn({ config, db, instituteId }: Context, days: readonly string[]): Promise<RoomUse[]> {
  const { timeZone } = config.institute;
  const uses = new Map<string, RoomUse>();
  for (const day of new Set(days)) {
    const from = instantAt(day, '00:00', timeZone);
    const before = instantAt(dayAfter(day), '00:00', timeZone);
    const found = await findBookings(db, instituteId, { from, before, roomKey: undefined, after: undefined, limit: MAX_BOOKINGS_OF_DAY });
    for (const { id, room, roomKey, startsAt, endsAt, eventId, title } of found) {
      const times = { starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString() };
      const rights = { is_mine: false, may_decide: false, may_release: false };
      uses.set(id, {
        _id: id,
        room,
        room_key: roomKey,
        ...times,
        status: 'Approved',
        title,
        event_id: eventId,
        series_id: null,
        ...rights,
      });
    }
  }
  return [...uses.values()];
}
