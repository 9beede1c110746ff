import * as v from 'valibot';
import { eventStatus } from '../events/status.ts';
import { body } from '../fields/body.ts';
import { requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import type { MaybeInstant } from '../time/instant.ts';
import { EventReportFigures } from './figures.ts';
import { EVENT_REPORT_RULES } from './texts.ts';

/** Maximum length of a report and number of its photos. */
export const MAX_REPORT_LENGTH = 5000;
export const MAX_REPORT_PHOTOS = 6;
/** Number of days after an event until its managers are reminded of the report. */
export const REPORT_REMINDER_DAYS = 3;

/** Body that saves a report. */
export const EventReportInput = body({
  text: requiredText(EVENT_REPORT_RULES.text, MAX_REPORT_LENGTH),
  /** Whether its photos may be used as evidence for accreditation. */
  photos_as_evidence: v.optional(v.boolean(), false),
  /** The version that the person saw; 0 if there was none. */
  version: v.pipe(v.number(EVENT_REPORT_RULES.stale), v.integer(EVENT_REPORT_RULES.stale)),
});
export type EventReportInput = v.InferOutput<typeof EventReportInput>;

/** Whether to keep the camera's location and time of a photo; no by default. */
export const PhotoPlaceAndTime = v.optional(v.picklist(['yes', 'no']), 'no');

/** A photo of a report. Location and time are from the camera, if the uploader wanted to keep them. */
export const EventReportPhoto = v.object({
  _id: Id,
  url: v.string(),
  /** Degrees north and east with five decimals: '12.99156, 80.23368'. */
  place: v.nullable(v.string()),
  /** Camera time, without a time zone: '2026-11-02 17:45'. */
  taken_at: v.nullable(v.string()),
});
export type EventReportPhoto = v.InferOutput<typeof EventReportPhoto>;

/** The report of an event, as shown to those who see the event. */
export const EventReport = v.object({
  /** Null until it is written. */
  text: v.nullable(v.string()),
  photos_as_evidence: v.boolean(),
  version: v.number(),
  written_at: v.nullable(v.string()),
  photos: v.array(EventReportPhoto),
  /** Null for somebody who may not write it, until it is written. */
  figures: v.nullable(EventReportFigures),
  /** Number of survey answers, once the survey is evaluated and there are at least five. */
  survey_answers: v.optional(v.number()),
  /** Whether the person may write it now. */
  may_write: v.boolean(),
});
export type EventReport = v.InferOutput<typeof EventReport>;

/** Schedule and status of an event. */
export interface ReportedEvent {
  readonly status: string;
  readonly start: MaybeInstant;
  readonly end: MaybeInstant;
}

/** Checks that an event is over, so that it can be reported; a cancelled one never can. */
export function checkReportable({ status, start, end }: ReportedEvent, now: Date): Result<true> {
  const isOver = eventStatus({ stored: status, start, end, now }) === 'completed';
  return isOver ? accept(true) : refuse('CONFLICT', EVENT_REPORT_RULES.notOver);
}

/** Checks that a report has not changed since it was read. */
export function checkReportVersion(input: Pick<EventReportInput, 'version'>, version: number): Result<true> {
  return input.version === version ? accept(true) : refuse('STALE', EVENT_REPORT_RULES.stale);
}

/** Location and time of a photo, as written by the camera. */
export interface CameraFacts {
  readonly latitude: number | undefined;
  readonly longitude: number | undefined;
  /** Camera time, treated as UTC because it has no time zone. */
  readonly takenAt: Date | undefined;
}

const isWithin = (value: number | undefined, bound: number): value is number =>
  value !== undefined && Number.isFinite(value) && Math.abs(value) <= bound;

/** Returns the location to about one metre and the time to the minute; omits invalid values. */
export function photoPlaceAndTime({ latitude, longitude, takenAt }: CameraFacts): Pick<EventReportPhoto, 'place' | 'taken_at'> {
  const isPlaced = isWithin(latitude, 90) && isWithin(longitude, 180);
  const isDated = takenAt !== undefined && !Number.isNaN(takenAt.getTime());
  return {
    place: isPlaced ? `${latitude.toFixed(5)}, ${longitude.toFixed(5)}` : null,
    taken_at: isDated ? takenAt.toISOString().slice(0, 16).replace('T', ' ') : null,
  };
}
