import { TZDate } from '@date-fns/tz';
import { campusDay, campusTimeOfDay, instantAt } from '@quad/domain/time';
import ical, { escape as escaped, foldLines, type ICalCalendar, ICalEventStatus } from 'ical-generator';
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
const MINUTE_MS = 60_000;

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

/** Whether the wall clock of a zone tells an instant from all others: not in the hour that clocks repeat. */
function isTold(instant: Date, timeZone: string): boolean {
  if (instant.getTime() < DESCRIBED_SINCE) return false;
  const told = instantAt(campusDay(instant, timeZone), campusTimeOfDay(instant, timeZone), timeZone);
  return Math.floor(told.getTime() / MINUTE_MS) === Math.floor(instant.getTime() / MINUTE_MS);
}

/** What writes events: no calendar of its own, whose zone would be taken for that of their stamps, too. */
function eventWriter(): ICalCalendar {
  return ical({ prodId: PRODUCT });
}

/** An event as a file has it, in lines of at most 75 octets. Nothing of it depends on when it is written. */
export function writeEvent(event: FeedEvent, { timeZone, portalUrl }: CalendarPlaceOf): string {
  const { id, startsAt, endsAt, updatedAt, unitName } = event;
  if (!startsAt) throw new Error(`The event ${id} has no date to be written.`);
  const moments = endsAt && endsAt > startsAt ? [startsAt, endsAt] : [startsAt];
  const zone = moments.every((moment) => isTold(moment, timeZone)) ? zoneOf(timeZone) : undefined;
  const [start, end] = zone ? moments.map((moment) => new TZDate(moment, zone.id)) : moments;
  const written = eventWriter().createEvent({
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
  });
  return foldLines(written.toString());
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
