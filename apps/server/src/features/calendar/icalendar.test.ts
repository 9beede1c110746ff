import { campusDay, campusTimeOfDay, isAmbiguousTime } from '@quad/domain/time';
import fc from 'fast-check';
import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { FeedEvent } from '../events/calendarEvents.service.ts';
import { writeCalendar, writeEvent } from './icalendar.ts';

const PORTAL = 'https://portal.campus.example';
const ZONES = [
  'Asia/Kolkata',
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Asia/Kathmandu',
  'UTC',
] as const;
const SECOND = 1000;

const BASE: FeedEvent = {
  id: '01a205fb-389f-706b-9db8-5ae3035c29fd',
  title: 'Line Follower Challenge',
  description: 'Bring a laptop.',
  status: 'planned',
  startsAt: new Date('2026-11-20T10:30:00.000Z'),
  endsAt: new Date('2026-11-20T12:30:00.000Z'),
  venue: 'Main Auditorium',
  sequence: 3,
  createdAt: new Date('2026-10-01T06:00:00.000Z'),
  updatedAt: new Date('2026-11-01T06:00:00.000Z'),
  unitName: 'Robotics Club',
};

function fileOf(events: readonly FeedEvent[], timeZone: string, name = 'Quad'): string {
  return writeCalendar(
    name,
    timeZone,
    events.map((event) => writeEvent(event, { timeZone, portalUrl: PORTAL })),
  );
}

/** Parses like a program that uses the time zone definition in the file. */
function readByFile(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

/** Parses like a program that knows time zones by name. */
function readByName(text: string): VEvent[] {
  return Object.values(nodeIcal.sync.parseICS(text)).filter((part): part is VEvent => part?.type === 'VEVENT');
}

describe('a calendar file', () => {
  it('contains the properties of the event and no alarm', () => {
    const text = fileOf([BASE], 'Asia/Kolkata', 'Quad; all, events');
    expect(text.replaceAll('\r\n ', '').split('\r\n')).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Quad//Calendar//EN',
        'X-WR-CALNAME:Quad\\; all\\, events',
        'BEGIN:VTIMEZONE',
        'BEGIN:VEVENT',
        'UID:01a205fb-389f-706b-9db8-5ae3035c29fd',
        'SEQUENCE:3',
        'DTSTAMP:20261101T060000Z',
        'DTSTART;TZID=Asia/Kolkata:20261120T160000',
        'DTEND;TZID=Asia/Kolkata:20261120T180000',
        'SUMMARY:Line Follower Challenge',
        'LOCATION:Main Auditorium',
        'DESCRIPTION:Bring a laptop.\\n\\nRobotics Club',
        `URL;VALUE=URI:${PORTAL}/events/01a205fb-389f-706b-9db8-5ae3035c29fd`,
        'STATUS:CONFIRMED',
        'END:VEVENT',
        'END:VCALENDAR',
      ]),
    );
    expect(text).not.toContain('VALARM');
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it.each([
    ['is canceled', { status: 'cancelled' as const }, 'STATUS:CANCELLED'],
    [
      'starts before the period covered by the time zone definition',
      { startsAt: new Date('2005-03-28T10:00:00Z'), endsAt: null },
      'DTSTART:20050328T100000Z',
    ],
    [
      'starts in the repeated hour after the clocks go back',
      { startsAt: new Date('2026-10-25T01:30:00Z'), endsAt: null },
      'DTSTART:20261025T013000Z',
    ],
    [
      'starts in the repeated hour before the clocks go back',
      { startsAt: new Date('2026-10-25T00:30:00Z'), endsAt: null },
      'DTSTART:20261025T003000Z',
    ],
    ['ends before it starts', { endsAt: new Date('2026-11-01T00:00:00Z') }, 'DTSTART;TZID=Europe/London:20261120T103000'],
  ])('contains, for an event that %s, the line %s', (_, overrides, line) => {
    const text = fileOf([{ ...BASE, ...overrides }], 'Europe/London');
    expect(text.split('\r\n')).toContain(line);
  });

  it.each([
    ['local times and the definition of a fixed-offset time zone', 'Etc/GMT+3', 'DTSTART;TZID=Etc/GMT+3:20261120T073000', true],
    ['UTC times and no definition of a time zone that the library does not know', '+05:30', 'DTSTART:20261120T103000Z', false],
  ])('contains %s', (_, timeZone, line, isDefined) => {
    // The library reports the unknown time zone.
    const reports = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => reports.mockRestore());
    const lines = fileOf([BASE], timeZone).split('\r\n');
    expect(lines).toContain(line);
    expect(lines.includes('BEGIN:VTIMEZONE')).toBe(isDefined);
  });
});

/** Any text without control characters. */
const words = fc.string({ unit: 'binary', minLength: 1, maxLength: 120 }).map((text) => `a${text.replaceAll(/\p{C}/gu, '')}`);

const anEvent = fc.record({
  id: fc.uuid(),
  title: words,
  description: words,
  venue: words,
  sequence: fc.nat({ max: 1000 }),
  isCancelled: fc.boolean(),
  start: fc.date({ min: new Date('1950-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
  minutes: fc.option(fc.integer({ min: 1, max: 20_000 })),
});

describe('calendar files for arbitrary events and time zones', () => {
  it('are read correctly by two parsers and have lines of at most 75 bytes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), fc.array(anEvent, { minLength: 1, maxLength: 5 }), (timeZone, inputs) => {
        const events = inputs.map(({ start, minutes, isCancelled, ...event }, index): FeedEvent => {
          const startsAt = new Date(Math.floor(start.getTime() / SECOND) * SECOND);
          return {
            ...BASE,
            ...event,
            id: `${event.id.slice(0, -1)}${index}`,
            status: isCancelled ? 'cancelled' : 'planned',
            startsAt,
            endsAt: minutes === null ? null : new Date(startsAt.getTime() + minutes * 60_000),
          };
        });
        const text = fileOf(events, timeZone);
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const byFile = new Map(readByFile(text).map((event) => [event.uid, event]));
        const byName = new Map(readByName(text).map((event) => [event.uid, event]));
        for (const event of events) {
          const one = byFile.get(event.id);
          const other = byName.get(event.id);
          const status = event.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED';
          expect(one?.startDate.toJSDate(), `${timeZone} by the file`).toEqual(event.startsAt);
          expect(new Date(Number(other?.start)), `${timeZone} by name`).toEqual(event.startsAt);
          if (event.endsAt) {
            expect(one?.endDate.toJSDate()).toEqual(event.endsAt);
            expect(new Date(Number(other?.end))).toEqual(event.endsAt);
          }
          expect([one?.summary, one?.location, one?.description, one?.sequence]).toEqual([
            event.title,
            event.venue,
            `${event.description}\n\nRobotics Club`,
            event.sequence,
          ]);
          expect([one?.component.getFirstPropertyValue('status'), other?.status]).toEqual([status, status]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['Pacific/Chatham', '2027-04-03T12:59:00.000Z'],
    ['Pacific/Chatham', '2027-04-03T13:00:00.000Z'],
    ['Pacific/Chatham', '2027-04-03T13:59:00.000Z'],
    ['Pacific/Chatham', '2027-04-03T14:59:00.000Z'],
    ['Europe/London', '2026-10-25T00:00:00.000Z'],
    ['Europe/London', '2026-10-25T01:59:00.000Z'],
    ['Australia/Lord_Howe', '2027-04-03T14:30:00.000Z'],
    ['America/New_York', '2026-11-01T05:59:00.000Z'],
  ])('are read correctly when the clocks of %s go back, at %s', (timeZone, start) => {
    const text = fileOf([{ ...BASE, startsAt: new Date(start), endsAt: null }], timeZone);
    expect(readByFile(text)[0]?.startDate.toJSDate().toISOString()).toBe(start);
    expect(new Date(Number(readByName(text)[0]?.start)).toISOString()).toBe(start);
  });

  it('are identical for identical events at another time', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:30:00.000Z') });
    onTestFinished(() => void vi.useRealTimers());
    const earlier = fileOf([BASE], 'Europe/London');
    vi.setSystemTime(new Date('2027-05-03T21:47:11.000Z'));
    expect(fileOf([{ ...BASE }], 'Europe/London')).toBe(earlier);
  });

  it('write the start in campus time unless that time is ambiguous', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.date({ min: new Date('2025-01-02'), max: new Date('2055-01-01'), noInvalidDate: true }),
        (zone, start) => {
          const startsAt = new Date(Math.floor(start.getTime() / 60_000) * 60_000);
          const text = writeEvent({ ...BASE, startsAt, endsAt: null }, { timeZone: zone, portalUrl: PORTAL });
          const [, clock = ''] = /DTSTART;TZID=[^:]+:(\d{8}T\d{6})\r\n/.exec(text) ?? [];
          const day = campusDay(startsAt, zone);
          const time = campusTimeOfDay(startsAt, zone);
          expect(clock).toBe(isAmbiguousTime(startsAt, zone) ? '' : `${day.replaceAll('-', '')}T${time.replace(':', '')}00`);
        },
      ),
      { numRuns: 60 },
    );
  });
});
