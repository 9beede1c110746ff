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

/** What files say of the institute. */
export interface CalendarPlaceOf {
  readonly timeZone: string;
  /** Where the portal is, for the page of each event. */
  readonly portalUrl: string;
}

const PRODUCT = { company: 'Quad', product: 'Calendar', language: 'EN' };
const END = 'END:VCALENDAR';
/** How long programs may keep what they have before they ask again, in seconds. */
const REFRESH_SECONDS = 3600;
/**
 * The clocks of a zone are described as they are changed by now: what began before this is written in UTC, in which no rule of former
 * years is missing.
 */
const DESCRIBED_SINCE = Date.UTC(2025, 0, 1);

interface Zone {
  readonly id: string;
  /** Its VTIMEZONE. */
  readonly block: string;
}

const zones = new Map<string, Zone | undefined>();

/** How the library describes a zone; undefined for one that it does not know, whose events are written in UTC. */
function zoneOf(timeZone: string): Zone | undefined {
  if (!zones.has(timeZone)) {
    const [block, id] = tzlib_get_ical_block(timeZone);
    zones.set(timeZone, block && id ? { block, id: id.replace('TZID=', '') } : undefined);
  }
  return zones.get(timeZone);
}

/**
 * Whether a zone's clock tells an instant from all others. In the hour that clocks repeat it does not: RFC 5545 means the first of the two
 * times (section 3.3.5), but programs take the second.
 */
function isTold(instant: Date, timeZone: string): boolean {
  return instant.getTime() >= DESCRIBED_SINCE && !isAmbiguousTime(instant, timeZone);
}

/** What writes events: no calendar of its own, whose zone would be taken for that of their stamps, too. */
function eventWriter(): ICalCalendar {
  return ical({ prodId: PRODUCT });
}

/** An event as a file has it, in lines of at most 75 octets. Nothing of it depends on when it is written. */
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

/** The zone that an event is written in; undefined for UTC. */
function zoneFor(event: Pick<FeedEvent, 'startsAt' | 'endsAt'>, timeZone: string): Zone | undefined {
  return momentsOf(event).every((moment) => isTold(moment, timeZone)) ? zoneOf(timeZone) : undefined;
}

/** A series as a file has it. */
export interface WrittenSeries {
  readonly id: string;
  readonly version: number;
  readonly repeats: Pick<RepeatRule, 'every' | 'weekdays'>;
  /** When its rule has meetings, in order. */
  readonly spans: readonly { readonly starts_at: Date; readonly ends_at: Date }[];
  /** The meetings that there are, by when the rule has them. */
  readonly meetings: readonly { readonly originalStart: Date; readonly event: FeedEvent }[];
}

/**
 * A series as one entry: its rule, without the meetings that are skipped, and beside it each meeting that is another than the rule has it,
 * known by when that has it. Where no zone says how the clocks of the campus go, a rule would be that of UTC, so all of its days are named.
 */
export function writeSeries({ id, version, repeats, spans, meetings }: WrittenSeries, place: CalendarPlaceOf): string {
  const [first] = spans;
  const [model] = meetings;
  if (!first || !model) throw new Error(`The series ${id} has no meetings to be written.`);
  const zone = spans.every((span) => zoneFor({ startsAt: span.starts_at, endsAt: span.ends_at }, place.timeZone))
    ? zoneOf(place.timeZone)
    : undefined;
  const inZone = (moment: Date) => (zone ? new TZDate(moment, zone.id) : moment);
  const kept = new Set(meetings.map(({ originalStart }) => originalStart.getTime()));
  const skipped = spans.map(({ starts_at }) => starts_at).filter((start) => !kept.has(start.getTime()));
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

/** What a meeting says as the first of its series says it. */
const SAME = ['title', 'description', 'venue'] as const;

/** An entry with its days named one by one, in UTC. */
function withDates(text: string, dates: WrittenSeries['spans'], skipped: readonly Date[]): string {
  const listOf = (all: readonly Date[]) => all.map((date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '')).join(',');
  const lines = [`RDATE:${listOf(dates.map(({ starts_at }) => starts_at))}`, ...(skipped.length > 0 ? [`EXDATE:${listOf(skipped)}`] : [])];
  return text.replace('SUMMARY:', `${lines.join('\r\n')}\r\nSUMMARY:`);
}

/** Events that have between them whatever an event may have. */
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
 * Stands for how events are written: for a place, and by this version of the server, of its libraries and of what it knows of time zones.
 * It is made of what is written of two events, so that nobody has to remember to change it.
 */
export function mannerOf(place: CalendarPlaceOf): string {
  return JSON.stringify([process.versions.tz, place.timeZone, SAMPLES.map((event) => writeEvent(event, place))]);
}

/** A whole file: its name and zone, and the events as they are written. */
export function writeCalendar(name: string, timeZone: string, events: readonly string[]): string {
  const { head, end } = calendarFrame(name, timeZone);
  return `${head}${events.join('')}${end}`;
}

/** What a file has before its events, and after them. */
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
