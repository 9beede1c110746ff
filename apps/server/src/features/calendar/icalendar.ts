import { TZDate } from '@date-fns/tz';
import type { RepeatRule } from '@quad/domain/series';
import { isAmbiguousTime } from '@quad/domain/time';
import ical, {
  escape as escaped,
  foldLines,
  type ICalCalendar,
  type ICalEventData,
  ICalEventRepeatingFreq,
  ICalEventStatus,
  ICalWeekday,
} from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { FeedEvent } from '../events/calendarEvents.service.ts';

/** Properties of the institute that files contain. */
export interface CalendarPlaceOf {
  readonly timeZone: string;
  /** Origin of the portal, for the URL of each event. */
  readonly portalUrl: string;
}

const PRODUCT = { company: 'Quad', product: 'Calendar', language: 'EN' };
const END = 'END:VCALENDAR';
/** Refresh interval for calendar programs, in seconds. */
const REFRESH_SECONDS = 3600;
/** Zone definitions contain only the current rules, so earlier events are written in UTC. */
const DESCRIBED_SINCE = Date.UTC(2025, 0, 1);

interface Zone {
  readonly id: string;
  /** Its VTIMEZONE. */
  readonly block: string;
}

const zones = new Map<string, Zone | undefined>();

/** The library's definition of a zone. Undefined for an unknown zone, whose events are written in UTC. */
function zoneOf(timeZone: string): Zone | undefined {
  if (!zones.has(timeZone)) {
    const [block, id] = tzlib_get_ical_block(timeZone);
    zones.set(timeZone, block && id ? { block, id: id.replace('TZID=', '') } : undefined);
  }
  return zones.get(timeZone);
}

/**
 * Whether a zone's local time identifies an instant. In the repeated hour of a clock change it does not: RFC 5545 means the first of the
 * two times (section 3.3.5), but programs take the second.
 */
function isUnambiguous(instant: Date, timeZone: string): boolean {
  return instant.getTime() >= DESCRIBED_SINCE && !isAmbiguousTime(instant, timeZone);
}

/** A calendar without time zone, used to write events. A calendar's zone would be applied to their timestamps, too. */
function eventWriter(): ICalCalendar {
  return ical({ prodId: PRODUCT });
}

/** Serializes an event in lines of at most 75 octets. The result does not depend on the current time. */
export function writeEvent(event: FeedEvent, place: CalendarPlaceOf): string {
  return foldLines(
    eventWriter()
      .createEvent(entryOf(event, place, zoneFor(event, place.timeZone)))
      .toString(),
  );
}

function entryOf(event: FeedEvent, { portalUrl }: Pick<CalendarPlaceOf, 'portalUrl'>, zone: Zone | undefined): ICalEventData {
  const { id, startsAt, updatedAt, unitName } = event;
  if (!startsAt) throw new Error(`The event ${id} has no date to be written.`);
  const [start, end] = momentsOf(event).map((moment) => (zone ? new TZDate(moment, zone.id) : moment));
  return {
    id,
    sequence: event.sequence,
    start: start ?? startsAt,
    end: end ?? null,
    timezone: zone?.id ?? null,
    stamp: updatedAt,
    created: event.createdAt,
    lastModified: updatedAt,
    summary: event.title,
    description: [event.description, unitName].filter(Boolean).join('\n\n'),
    location: event.venue || null,
    url: `${portalUrl}/events/${id}`,
    status: event.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

function momentsOf({ startsAt, endsAt }: Pick<FeedEvent, 'startsAt' | 'endsAt'>): Date[] {
  if (!startsAt) return [];
  return endsAt && endsAt > startsAt ? [startsAt, endsAt] : [startsAt];
}

/** The time zone of an event's times. Undefined for UTC. */
function zoneFor(event: Pick<FeedEvent, 'startsAt' | 'endsAt'>, timeZone: string): Zone | undefined {
  return momentsOf(event).every((moment) => isUnambiguous(moment, timeZone)) ? zoneOf(timeZone) : undefined;
}

/** A series to serialize. */
export interface WrittenSeries {
  readonly id: string;
  readonly version: number;
  readonly repeats: Pick<RepeatRule, 'every' | 'weekdays'>;
  /** The times of the meetings according to the rule, in order. */
  readonly spans: readonly { readonly starts_at: Date; readonly ends_at: Date }[];
  /** The existing meetings, with their times according to the rule. */
  readonly meetings: readonly { readonly originalStart: Date; readonly event: FeedEvent }[];
}

/**
 * Serializes a series as one event with a rule, without the skipped meetings, followed by each meeting that deviates from it, identified by
 * its time in the rule. Without a zone definition the rule would be evaluated in UTC, so all dates are listed instead.
 */
export function writeSeries({ id, version, repeats, spans, meetings }: WrittenSeries, place: CalendarPlaceOf): string {
  const [first] = spans;
  const [model] = meetings;
  if (!first || !model) throw new Error(`The series ${id} has no meetings to be written.`);
  const zone = spans.every((span) => zoneFor({ startsAt: span.starts_at, endsAt: span.ends_at }, place.timeZone))
    ? zoneOf(place.timeZone)
    : undefined;
  const inZone = (moment: Date) => (zone ? new TZDate(moment, zone.id) : moment);
  const existing = new Set(meetings.map(({ originalStart }) => originalStart.getTime()));
  const skipped = spans.map(({ starts_at }) => starts_at).filter((start) => !existing.has(start.getTime()));
  const asRuled = { ...model.event, id, sequence: version, status: 'planned' as const, startsAt: first.starts_at, endsAt: first.ends_at };
  const rule = {
    freq: ICalEventRepeatingFreq.WEEKLY,
    interval: repeats.every,
    byDay: repeats.weekdays.map((day) => ICalWeekday[day]),
    startOfWeek: ICalWeekday.MO,
    count: spans.length,
    ...(skipped.length > 0 && { exclude: skipped.map(inZone) }),
  };
  const url = `${place.portalUrl}/events/${model.event.id}`;
  const master = eventWriter().createEvent({ ...entryOf(asRuled, place, zone), url, ...(zone && { repeating: rule }) });
  const text = zone ? master.toString() : withDates(master.toString(), spans.slice(1), skipped);
  const exceptions = meetings.flatMap(({ originalStart, event }) => {
    const span = spans.find(({ starts_at }) => starts_at.getTime() === originalStart.getTime());
    const asOne = { ...event, startsAt: event.startsAt ?? originalStart, endsAt: event.startsAt ? event.endsAt : (span?.ends_at ?? null) };
    const isAsRuled =
      asOne.startsAt.getTime() === originalStart.getTime() &&
      asOne.endsAt?.getTime() === span?.ends_at.getTime() &&
      SAME.every((part) => event[part] === model.event[part]) &&
      event.status !== 'cancelled';
    if (isAsRuled) return [];
    return eventWriter()
      .createEvent({ ...entryOf(asOne, place, zone), id, recurrenceId: inZone(originalStart) })
      .toString();
  });
  return foldLines([text, ...exceptions].join(''));
}

/** The fields that a meeting has in common with the first one of its series. */
const SAME = ['title', 'description', 'venue'] as const;

/** Replaces the rule by a list of dates in UTC. */
function withDates(text: string, dates: WrittenSeries['spans'], skipped: readonly Date[]): string {
  const listOf = (all: readonly Date[]) => all.map((date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '')).join(',');
  const lines = [`RDATE:${listOf(dates.map(({ starts_at }) => starts_at))}`, ...(skipped.length > 0 ? [`EXDATE:${listOf(skipped)}`] : [])];
  return text.replace('SUMMARY:', `${lines.join('\r\n')}\r\nSUMMARY:`);
}

/** Events that together have every optional field. */
const SAMPLES: readonly FeedEvent[] = [
  {
    id: '01a205fb-389f-706b-9db8-5ae3035c29fd',
    title: 'A title; with all, \\ "that" is written\nin another way: ü – हिन्दी, and longer than a line may be',
    description: 'several\r\nlines',
    status: 'planned',
    startsAt: new Date('2026-07-01T10:30:15.000Z'),
    endsAt: new Date('2026-12-01T12:30:15.000Z'),
    venue: 'Hall 1, Block B',
    sequence: 3,
    createdAt: new Date('2026-02-01T06:00:00.000Z'),
    updatedAt: new Date('2026-03-01T06:00:00.000Z'),
    unitName: 'Club',
  },
  {
    id: '01a205fb-389f-706b-9db8-5ae3035c29fe',
    title: 'Bare',
    description: '',
    status: 'cancelled',
    startsAt: new Date('2005-03-28T10:00:00.000Z'),
    endsAt: null,
    venue: '',
    sequence: 0,
    createdAt: new Date('2005-02-01T06:00:00.000Z'),
    updatedAt: new Date('2005-02-01T06:00:00.000Z'),
    unitName: 'Club',
  },
];

/**
 * Fingerprint of the serialization: of the place, this version of the server, its libraries and time zone data. It is derived from two
 * serialized sample events, so nobody has to update it.
 */
export function formatVersion(place: CalendarPlaceOf): string {
  return JSON.stringify([process.versions.tz, place.timeZone, SAMPLES.map((event) => writeEvent(event, place))]);
}

/** A complete file: name, time zone and the serialized events. */
export function writeCalendar(name: string, timeZone: string, events: readonly string[]): string {
  const { head, end } = calendarFrame(name, timeZone);
  return `${head}${events.join('')}${end}`;
}

/** The text of a file before and after its events. */
export function calendarFrame(name: string, timeZone: string): { head: string; end: string } {
  const zone = zoneOf(timeZone);
  const frame = ical({
    name: escaped(name, false),
    prodId: PRODUCT,
    scale: 'GREGORIAN',
    ttl: REFRESH_SECONDS,
    ...(zone && { timezone: { name: zone.id, generator: () => zone.block } }),
  }).toString();
  return { head: frame.slice(0, frame.lastIndexOf(END)), end: `${END}\r\n` };
}
