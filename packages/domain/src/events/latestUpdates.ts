import * as v from 'valibot';
import { Id } from '../identity/id.ts';
import { formatMonthDay } from '../time/format.ts';
import { toDate } from '../time/instant.ts';
import { type Event, EventStatus } from './event.ts';

/** How many events 'Latest Updates' shows. */
export const LATEST_UPDATES_COUNT = 4;

const TO_BE_ANNOUNCED = 'TBA';

/** One line of 'Latest Updates'. The date is written for people: 'Nov 1'. */
export const LatestUpdate = v.object({
  id: Id,
  title: v.string(),
  date: v.string(),
  venue: v.string(),
  status: EventStatus,
});
export type LatestUpdate = v.InferOutput<typeof LatestUpdate>;

type UpdatedEvent = Pick<Event, '_id' | 'title' | 'schedule' | 'status' | 'updated_at'>;

/** The events that changed last, most recent first, as 'Latest Updates' shows them. */
export function latestUpdates(events: readonly UpdatedEvent[], timeZone: string): LatestUpdate[] {
  return events
    .toSorted((one, other) => changedAt(other) - changedAt(one))
    .slice(0, LATEST_UPDATES_COUNT)
    .map((event) => toLatestUpdate(event, timeZone));
}

/** One event as a line of 'Latest Updates'. */
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
