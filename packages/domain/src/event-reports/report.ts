import * as v from 'valibot';
import { eventStatus } from '../events/status.ts';
import { body } from '../fields/body.ts';
import { requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import type { MaybeInstant } from '../time/instant.ts';
import { EventReportFigures } from './figures.ts';
import { EVENT_REPORT_RULES } from './texts.ts';

/** How much a report says at most, and how many photos it has. */
export const LONGEST_REPORT = 5000;
export const MOST_REPORT_PHOTOS = 6;
/** So many days after its end those who look after an event are reminded of its report. */
export const REPORT_REMINDER_DAYS = 3;

/** What writing a report sends. */
export const EventReportInput = body({
  text: requiredText(EVENT_REPORT_RULES.text, LONGEST_REPORT),
  /** Whether its photos may be handed to who accredits. */
  photos_as_evidence: v.optional(v.boolean(), false),
  /** The version that was seen; 0 where there was none. */
  version: v.pipe(v.number(EVENT_REPORT_RULES.stale), v.integer(EVENT_REPORT_RULES.stale)),
});
export type EventReportInput = v.InferOutput<typeof EventReportInput>;

/** Whether the camera's place and time are kept of a photo: no, unless it is said. */
export const PhotoPlaceAndTime = v.optional(v.picklist(['yes', 'no']), 'no');

/** A photo of a report. Place and time are what the camera wrote, where whoever added it wanted them kept. */
export const EventReportPhoto = v.object({
  _id: Id,
  url: v.string(),
  /** Degrees north and east, by five digits: '12.99156, 80.23368'. */
  place: v.nullable(v.string()),
  /** The camera's own clock, which knows no time zone: '2026-11-02 17:45'. */
  taken_at: v.nullable(v.string()),
});
export type EventReportPhoto = v.InferOutput<typeof EventReportPhoto>;

/** What happened at an event, as whoever sees the event sees it. */
export const EventReport = v.object({
  /** Null until it is written. */
  text: v.nullable(v.string()),
  photos_as_evidence: v.boolean(),
  version: v.number(),
  written_at: v.nullable(v.string()),
  photos: v.array(EventReportPhoto),
  /** Null for who may not write it, as long as nobody has. */
  figures: v.nullable(EventReportFigures),
  /** How many answered its survey, once that is counted and they were five or more. */
  survey_answers: v.optional(v.number()),
  /** Whether the person may write it now. */
  may_write: v.boolean(),
});
export type EventReport = v.InferOutput<typeof EventReport>;

/** When an event takes place, and whether it was called off. */
export interface ReportedEvent {
  readonly status: string;
  readonly start: MaybeInstant;
  readonly end: MaybeInstant;
}

/** Whether an event is over, so that there is something to report: one that was called off never is. */
export function checkReportable({ status, start, end }: ReportedEvent, now: Date): Result<true> {
  const isOver = eventStatus({ stored: status, start, end, now }) === 'completed';
  return isOver ? accept(true) : refuse('CONFLICT', EVENT_REPORT_RULES.notOver);
}

/** Whether a report is still as it was seen. */
export function checkSeenReport(input: Pick<EventReportInput, 'version'>, version: number): Result<true> {
  return input.version === version ? accept(true) : refuse('STALE', EVENT_REPORT_RULES.stale);
}

/** Where and when a camera says that it took a photo. */
export interface CameraFacts {
  readonly latitude: number | undefined;
  readonly longitude: number | undefined;
  /** As the camera's clock had it, in UTC for want of a time zone. */
  readonly takenAt: Date | undefined;
}

const isWithin = (value: number | undefined, bound: number): value is number =>
  value !== undefined && Number.isFinite(value) && Math.abs(value) <= bound;

/** What is kept of a camera's place and time: to about a meter, and to the minute. What cannot be is left out. */
export function photoPlaceAndTime({ latitude, longitude, takenAt }: CameraFacts): Pick<EventReportPhoto, 'place' | 'taken_at'> {
  const isPlaced = isWithin(latitude, 90) && isWithin(longitude, 180);
  const isDated = takenAt !== undefined && !Number.isNaN(takenAt.getTime());
  return {
    place: isPlaced ? `${latitude.toFixed(5)}, ${longitude.toFixed(5)}` : null,
    taken_at: isDated ? takenAt.toISOString().slice(0, 16).replace('T', ' ') : null,
  };
}
