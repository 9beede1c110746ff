import * as v from 'valibot';
import { Id } from '../identity/id.ts';
import { formatMonthDay } from '../time/format.ts';
import { toDate } from '../time/instant.ts';
import { type Event, EventStatus } from './event.ts';

/** Number of events in 'Latest Updates'. */
export const LATEST_UPDATES_COUNT = 4;

const TO_BE_ANNOUNCED = 'TBA';

/** A line of 'Latest Updates'. The date is formatted for display: 'Nov 1'. */
export const LatestUpdate = v.object({
  id: Id,
  title: v.string(),
  date: v.string(),
  venue: v.string(),
  status: EventStatus,
});
export type LatestUpdate = v.InferOutput<typeof LatestUpdate>;

type UpdatedEvent = Pick<Event, '_id' | 'title' | 'schedule' | 'status' | 'updated_at'>;

/** Returns the events changed last, most recent first, for 'Latest Updates'. */
export function latestUpdates(events: readonly UpdatedEvent[], timeZone: string): LatestUpdate[] {
  return events
    .toSorted((one, other) => changedAt(other) - changedAt(one))
    .slice(0, LATEST_UPDATES_COUNT)
    .map((event) => toLatestUpdate(event, timeZone));
}

/** Converts an event to a line of 'Latest Updates'. */
export function toLatestUpdate({ _id, title, schedule, status }: UpdatedEvent, timeZone: string): LatestUpdate {
  return {
    id: _id,
    title,
    date: formatMonthDay(schedule.start, timeZone) || TO_BE_ANNOUNCED,
    venue: schedule.venue?.trim() || TO_BE_ANNOUNCED,
    status,
  };
}

function changedAt({ updated_at }: UpdatedEvent): number {
  return toDate(updated_at)?.getTime() ?? 0;
}
