import fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aRoom, aRoomUse } from '../fixtures/index.ts';
import { campusDay, campusTimeOfDay } from '../time/index.ts';
import {
  BLANK_REPEATS,
  closesBeforeOpening,
  eventOfMeeting,
  MAX_EVERY,
  MAX_MEETINGS,
  MeetingExceptions,
  meetingClash,
  meetingDays,
  meetingsInScope,
  moveMeetings,
  type PlannedMeeting,
  parseRepeats,
  planMeetings,
  planSeries,
  RepeatRule,
  repeatedDays,
  SERIES_RULES,
  SeriesInput,
  seriesAttendance,
  toRepeats,
  WEEKDAYS,
  weekdayOf,
} from './index.ts';

const KOLKATA = 'Asia/Kolkata';
const BERLIN = 'Europe/Berlin';
const NOW = new Date('2026-11-27T06:30:00.000Z');

function rule(changes: Partial<RepeatRule> = {}): RepeatRule {
  return { every: 1, weekdays: ['TU'], until: null, count: 3, ...changes };
}

function refusalOf(result: { ok: boolean; refusal?: { message: string } }) {
  return result.ok ? undefined : result.refusal?.message;
}

describe('series repeat rule', () => {
  const said = (input: unknown) => {
    const { success, output, issues } = v.safeParse(RepeatRule, input);
    return success ? output : issues.map(({ message }) => message);
  };

  it.each([
    [
      { weekdays: ['TH', 'TU', 'TU'], count: '10' },
      { every: 1, weekdays: ['TU', 'TH'], until: null, count: 10 },
    ],
    [
      { every: '2', weekdays: ['MO'], until: '2026-12-31', count: '' },
      { every: 2, weekdays: ['MO'], until: '2026-12-31', count: null },
    ],
    [{ weekdays: [], count: 3 }, ['Choose the days of the week.']],
    [{ weekdays: ['XX'], count: 3 }, ['Choose the days of the week.']],
    [{ count: 3 }, ['Choose the days of the week.']],
    [{ weekdays: ['MO'] }, ['Enter the last day or the number of meetings.']],
    [{ weekdays: ['MO'], until: '2026-12-31', count: 3 }, ['Enter the last day or the number of meetings.']],
    [{ weekdays: ['MO'], count: 61 }, ['Enter how many meetings, from 2 to 60.']],
    [{ weekdays: ['MO'], count: 1 }, ['Enter how many meetings, from 2 to 60.']],
    [{ every: 13, weekdays: ['MO'], count: 3 }, ['Enter every how many weeks, from 1 to 12.']],
  ])('parses %j as %j', (input, expected) => expect(said(input)).toEqual(expected));

  it.each([
    ['2026-11-24', 'TU'],
    ['1969-12-31', 'WE'],
    ['1900-01-01', 'MO'],
    ['2200-12-31', 'WE'],
  ])('determines the weekday of %s as %s', (day, expected) => expect(weekdayOf(day)).toBe(expected));

  it.each([
    ['a given number of meetings', rule(), '2026-11-24', ['2026-11-24', '2026-12-01', '2026-12-08']],
    [
      'until an end date that is a meeting day',
      rule({ count: null, until: '2026-12-08' }),
      '2026-11-24',
      ['2026-11-24', '2026-12-01', '2026-12-08'],
    ],
    [
      'until an end date one day before a meeting day',
      rule({ count: null, until: '2026-12-07' }),
      '2026-11-24',
      ['2026-11-24', '2026-12-01'],
    ],
    ['on two weekdays', rule({ weekdays: ['TU', 'TH'] }), '2026-11-26', ['2026-11-26', '2026-12-01', '2026-12-03']],
    ['every second week', rule({ every: 2, weekdays: ['MO', 'SU'] }), '2026-11-29', ['2026-11-29', '2026-12-07', '2026-12-13']],
    ['every 12 weeks, into the next year', rule({ every: 12, weekdays: ['TU'] }), '2026-11-24', ['2026-11-24', '2027-02-16', '2027-05-11']],
  ])('calculates meeting days: %s', (_, input, first, expected) =>
    expect(meetingDays(input, first)).toEqual({ ok: true, value: expected }),
  );

  it.each([
    [rule({ weekdays: ['WE'] }), SERIES_RULES.firstDay],
    [rule({ count: null, until: '2026-11-30' }), SERIES_RULES.tooFew],
    [rule({ count: null, until: '2026-11-01' }), SERIES_RULES.tooFew],
    [rule({ count: null, until: '2028-11-01' }), SERIES_RULES.tooMany],
  ])('refuses the rule %j', (input, message) => expect(refusalOf(meetingDays(input, '2026-11-24'))).toBe(message));

  it('returns the same dates and times as an iCalendar recurrence library', () => {
    const zones = fc.constantFrom(KOLKATA, BERLIN, 'America/New_York', 'Australia/Lord_Howe');
    const start = fc.integer({ min: 0, max: 3650 }).map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10));
    const days = fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(
        zones,
        start,
        days,
        fc.integer({ min: 1, max: MAX_EVERY }),
        fc.integer({ min: 2, max: MAX_MEETINGS }),
        fc.boolean(),
        (timeZone, first, chosen, every, count, byDay) => {
          const weekdays = WEEKDAYS.filter((day) => chosen.includes(day) || day === weekdayOf(first));
          const ours = meetingDays({ every, weekdays, until: null, count }, first);
          if (!ours.ok) throw new Error(ours.refusal.message);
          const last = ours.value.at(-1) ?? first;
          const end = byDay ? `UNTIL=${last.replaceAll('-', '')}T235959Z` : `COUNT=${count}`;
          const theirs = new RRuleTemporal({
            rruleString: `DTSTART;TZID=${timeZone}:${first.replaceAll('-', '')}T120000\nRRULE:FREQ=WEEKLY;WKST=MO;INTERVAL=${every};BYDAY=${weekdays.join(',')};${end}`,
          }).all();
          const until = meetingDays({ every, weekdays, until: last, count: null }, first);
          expect(until).toEqual(ours);
          expect(theirs.map((each) => each.toPlainDate().toString())).toEqual(ours.value);
          const planned = planMeetings(
            {
              repeats: { every, weekdays, until: null, count },
              day: first,
              start_time: '12:00',
              end_time: '13:30',
              room: '',
              exceptions: [],
            },
            timeZone,
          );
          if (!planned.ok) throw new Error(planned.refusal.message);
          expect(planned.value.map(({ starts_at }) => starts_at.getTime())).toEqual(theirs.map((each) => each.epochMilliseconds));
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('planMeetings and MeetingExceptions', () => {
  const plan = { repeats: rule({ count: 4 }), day: '2026-10-20', start_time: '18:00', end_time: '20:00', room: 'Lab 2', exceptions: [] };

  it('keep the local time of meetings across a clock change', () => {
    const planned = planMeetings(plan, BERLIN);
    if (!planned.ok) throw new Error(planned.refusal.message);
    expect(planned.value.map(({ starts_at }) => starts_at.toISOString())).toEqual([
      '2026-10-20T16:00:00.000Z',
      '2026-10-27T17:00:00.000Z',
      '2026-11-03T17:00:00.000Z',
      '2026-11-10T17:00:00.000Z',
    ]);
  });

  it('keep the original day of skipped and moved meetings', () => {
    const exceptions = [
      { original: '2026-10-27', skipped: true },
      { original: '2026-11-03', skipped: false, day: '2026-11-04', start_time: '17:00', end_time: '18:30', room: '' },
    ];
    const planned = planMeetings({ ...plan, exceptions }, KOLKATA);
    if (!planned.ok) throw new Error(planned.refusal.message);
    expect(planned.value.map(({ number, original, day, room }) => [number, original, day, room])).toEqual([
      [1, '2026-10-20', '2026-10-20', 'Lab 2'],
      [0, '2026-10-27', '2026-10-27', 'Lab 2'],
      [2, '2026-11-03', '2026-11-04', ''],
      [3, '2026-11-10', '2026-11-10', 'Lab 2'],
    ]);
    expect(planned.value.map(({ starts_at }) => campusTimeOfDay(starts_at, KOLKATA))).toEqual(['18:00', '18:00', '17:00', '18:00']);
  });

  it.each([
    [[{ original: '2026-10-21', skipped: true }], SERIES_RULES.noException],
    [['2026-10-20', '2026-10-27', '2026-11-03'].map((original) => ({ original, skipped: true })), SERIES_RULES.tooFew],
    [[{ original: '2026-10-27', skipped: false, end_time: '17:00' }], SERIES_RULES.endsBeforeStart],
  ])('refuse the exceptions %j', (exceptions, message) => expect(refusalOf(planMeetings({ ...plan, exceptions }, KOLKATA))).toBe(message));

  it('refuse a first day that is not in the rule', () =>
    expect(refusalOf(planMeetings({ ...plan, day: '2026-10-21' }, KOLKATA))).toBe(SERIES_RULES.firstDay));

  it('allow one exception per meeting, with a valid time', () => {
    const twice = [{ original: '2026-10-27' }, { original: '2026-10-27', skipped: true }];
    expect(v.safeParse(MeetingExceptions, twice).issues?.map(({ message }) => message)).toEqual([SERIES_RULES.noException]);
    expect(v.safeParse(MeetingExceptions, undefined).output).toEqual([]);
    expect(v.safeParse(MeetingExceptions, [{ original: '2026-10-27', start_time: '25:00' }]).issues?.map(({ message }) => message)).toEqual(
      ['Enter the time as HH:MM.'],
    );
  });
});

describe('meetingClash', () => {
  const rooms = [
    aRoom({ key: 'lab 2', name: 'Lab 2', opens: '08:00', closes: '22:00' }),
    aRoom({ key: 'hall', name: 'Hall', opens: null, closes: null }),
    aRoom({ key: 'old', name: 'Old', is_archived: true }),
  ];
  const use = aRoomUse({
    room_key: 'lab 2',
    status: 'Approved',
    title: 'Quiz',
    starts_at: '2026-12-01T12:00:00.000Z',
    ends_at: '2026-12-01T14:00:00.000Z',
  });
  const known = { rooms, uses: [use], timeZone: KOLKATA };
  const meeting = (changes: Partial<PlannedMeeting> = {}): PlannedMeeting => ({
    number: 2,
    original: '2026-12-01',
    day: '2026-12-01',
    starts_at: new Date('2026-12-01T12:30:00.000Z'),
    ends_at: new Date('2026-12-01T14:30:00.000Z'),
    room: 'Lab 2',
    ...changes,
  });

  it('returns the title of the booking, free rooms and the nearest free times of the day', () => {
    expect(meetingClash(meeting(), known)).toEqual({
      reason: 'taken',
      title: 'Quiz',
      rooms: ['Hall'],
      times: ['12:00', '14:00', '19:30'],
    });
  });

  it.each([
    [meeting({ number: 0 }), undefined],
    [meeting({ room: '' }), undefined],
    [meeting({ room: 'Hall' }), undefined],
    [meeting({ starts_at: new Date('2026-12-01T14:00:00.000Z'), ends_at: new Date('2026-12-01T15:00:00.000Z') }), undefined],
    [meeting({ room: 'Old' }), 'archived'],
    [meeting({ starts_at: new Date('2026-12-01T16:00:00.000Z'), ends_at: new Date('2026-12-01T17:00:00.000Z') }), 'closed'],
  ])('returns for the meeting %j the reason: %s', (input, reason) => expect(meetingClash(input, known)?.reason).toBe(reason));

  it('ignores a pending request', () =>
    expect(meetingClash(meeting(), { ...known, uses: [{ ...use, status: 'Pending' }] })).toBeUndefined());
});

describe('meetingsInScope and moveMeetings', () => {
  const at = (day: string, time = '18:00') => `${day}T${time}:00.000Z`;
  const meeting = (_id: string, day: string, changes: Partial<{ start: string; end: string; isCancelled: boolean }> = {}) => ({
    _id,
    original_start: at(day),
    start: at(day),
    end: at(day, '20:00'),
    isCancelled: false,
    ...changes,
  });
  const meetings = [
    meeting('been', '2026-11-24'),
    meeting('next', '2026-12-01'),
    meeting('off', '2026-12-08', { isCancelled: true }),
    meeting('moved', '2026-12-15', { start: at('2026-12-16', '09:00'), end: at('2026-12-16', '11:00') }),
    meeting('later', '2026-12-22'),
    meeting('last', '2026-12-29'),
  ];
  const change = { meetings, now: NOW };
  const idsOf = (result: ReturnType<typeof meetingsInScope>) => (result.ok ? result.value.map(({ _id }) => _id) : result.refusal.message);

  it.each([
    ['this', 'next', ['next']],
    ['following', 'next', ['next', 'moved', 'later', 'last']],
    ['following', 'later', ['later', 'last']],
    ['all', 'later', ['next', 'moved', 'later', 'last']],
    ['all', 'been', ['next', 'moved', 'later', 'last']],
    ['this', 'been', SERIES_RULES.begun],
    ['this', 'off', SERIES_RULES.cancelled],
    ['this', 'nobody', SERIES_RULES.noMeeting],
  ] as const)('resolve the scope "%s" from the meeting "%s" to %j', (scope, from, expected) =>
    expect(idsOf(meetingsInScope({ ...change, from, scope }))).toEqual(expected),
  );

  it('refuse a change when all meetings are over', () =>
    expect(idsOf(meetingsInScope({ meetings, from: 'last', scope: 'all', now: new Date('2027-01-01') }))).toBe(SERIES_RULES.noneLeft));

  const movedTo = (
    ...[meetings, to, timeZone = 'UTC']: [Parameters<typeof moveMeetings>[0], Parameters<typeof moveMeetings>[1], string?]
  ) => {
    const result = moveMeetings(meetings, to, timeZone);
    return result.ok ? result.value.map(({ _id, starts_at }) => `${_id} ${starts_at.toISOString().slice(0, 16)}`) : result.refusal.message;
  };

  it.each([
    ['this', 'next', { day: '2026-12-03' }, ['next 2026-12-03T18:00']],
    ['this', 'moved', { start_time: '10:00' }, ['moved 2026-12-16T10:00']],
    ['following', 'next', { start_time: '17:00' }, ['next 2026-12-01T17:00', 'later 2026-12-22T17:00', 'last 2026-12-29T17:00']],
    ['all', 'later', { day: '2026-12-23' }, ['next 2026-12-02T18:00', 'later 2026-12-23T18:00', 'last 2026-12-30T18:00']],
    ['following', 'moved', { end_time: '21:00' }, ['moved 2026-12-16T09:00', 'later 2026-12-22T18:00', 'last 2026-12-29T18:00']],
    ['all', 'next', {}, []],
    ['all', 'next', { day: '2026-12-01', start_time: '18:00', end_time: '20:00' }, []],
    ['all', 'next', { start_time: '21:00' }, SERIES_RULES.endsBeforeStart],
    ['all', 'next', { day: '2026-11-20' }, SERIES_RULES.intoPast],
    ['this', 'been', { day: '2026-12-20' }, SERIES_RULES.begun],
  ] as const)('move the scope "%s" from the meeting "%s" to %j: %j', (scope, from, to, expected) =>
    expect(movedTo({ ...change, from, scope }, to)).toEqual(expected),
  );

  it('keep the length of a meeting that was made longer on its own', () => {
    const night = meeting('night', '2026-12-01', { start: at('2026-12-01', '22:00'), end: at('2026-12-02', '02:00') });
    const camp = meeting('camp', '2026-12-08', { start: at('2026-12-08', '10:00'), end: at('2026-12-10', '16:00') });
    const spansOf = (from: string, to: Parameters<typeof moveMeetings>[1]) => {
      const result = moveMeetings({ meetings: [night, camp], from, scope: 'this', now: NOW }, to, 'UTC');
      if (!result.ok) return result.refusal.message;
      return result.value.map(({ starts_at, ends_at }) => [starts_at, ends_at].map((moment) => moment.toISOString().slice(0, 16)));
    };
    for (const from of ['night', 'camp']) expect(spansOf(from, {})).toEqual([]);
    expect(spansOf('night', { day: '2026-12-03' })).toEqual([['2026-12-03T22:00', '2026-12-04T02:00']]);
    expect(spansOf('night', { end_time: '03:00' })).toEqual([['2026-12-01T22:00', '2026-12-02T03:00']]);
    expect(spansOf('night', { end_time: '23:00' })).toEqual([['2026-12-01T22:00', '2026-12-01T23:00']]);
    expect(spansOf('camp', { day: '2026-12-09' })).toEqual([['2026-12-09T10:00', '2026-12-11T16:00']]);
    expect(spansOf('camp', { start_time: '18:00', end_time: '12:00' })).toEqual([['2026-12-08T18:00', '2026-12-10T12:00']]);
  });

  it('keep the local time of meetings across a clock change', () => {
    const berlin = [
      {
        ...meeting('summer', '2027-03-23'),
        original_start: '2027-03-23T17:00:00.000Z',
        start: '2027-03-23T17:00:00.000Z',
        end: '2027-03-23T19:00:00.000Z',
      },
      {
        ...meeting('winter', '2027-03-30'),
        original_start: '2027-03-30T16:00:00.000Z',
        start: '2027-03-30T16:00:00.000Z',
        end: '2027-03-30T18:00:00.000Z',
      },
    ];
    expect(movedTo({ meetings: berlin, from: 'summer', scope: 'all', now: NOW }, { start_time: '17:00' }, BERLIN)).toEqual([
      'summer 2027-03-23T16:00',
      'winter 2027-03-30T15:00',
    ]);
  });
});

describe('planSeries and eventOfMeeting', () => {
  const event = {
    title: 'Robotics from zero',
    category: 'technical',
    organizing_unit_id: 'u1',
    schedule: { start: '2026-12-01T12:30:00.000Z', end: '2026-12-01T14:30:00.000Z', venue: 'Somewhere', mode: 'offline' },
    registration: { required: true, start: null, end: '2026-11-30T18:00:00.000Z', max_participants: 20 },
    budget: { allocated: 5000, sponsors: [] },
  };
  const input = (changes: object = {}) =>
    v.parse(SeriesInput, { event, repeats: { weekdays: ['TU'], count: 3 }, room: 'Lab 2', ...changes });

  it('create one event per meeting with its room and registration end, and the budget only once', () => {
    const seriesInput = input({ exceptions: [{ original: '2026-12-08', room: '' }] });
    const planned = planSeries(seriesInput, KOLKATA);
    if (!planned.ok) throw new Error(planned.refusal.message);
    const { plan, meetings } = planned.value;
    expect(plan).toMatchObject({ day: '2026-12-01', start_time: '18:00', end_time: '20:00' });
    const events = meetings.map((meeting) => eventOfMeeting(seriesInput, meeting, plan.day, KOLKATA));
    expect(
      events.map(({ schedule, registration, budget }) => [schedule?.start, schedule?.venue, registration?.end, budget?.allocated]),
    ).toEqual([
      ['2026-12-01T12:30:00.000Z', 'Lab 2', '2026-11-30T18:00:00.000Z', 5000],
      ['2026-12-08T12:30:00.000Z', 'Somewhere', '2026-12-07T18:00:00.000Z', undefined],
      ['2026-12-15T12:30:00.000Z', 'Lab 2', '2026-12-14T18:00:00.000Z', undefined],
    ]);
  });

  it('close the registration of a meeting at another time as long before it as for the first', () => {
    const closing = { ...event, registration: { ...event.registration, end: '2026-12-01T11:30:00.000Z' } };
    const seriesInput = input({ event: closing, exceptions: [{ original: '2026-12-08', start_time: '09:00', end_time: '11:00' }] });
    const planned = planSeries(seriesInput, KOLKATA);
    if (!planned.ok) throw new Error(planned.refusal.message);
    const events = planned.value.meetings.map((meeting) => eventOfMeeting(seriesInput, meeting, planned.value.plan.day, KOLKATA));
    expect(events.map(({ registration }) => registration?.end)).toEqual([
      '2026-12-01T11:30:00.000Z',
      '2026-12-08T02:30:00.000Z',
      '2026-12-15T11:30:00.000Z',
    ]);
  });

  it('closesBeforeOpening detects a registration that nobody could use', () => {
    const window = (start: string | null, end: string | null) =>
      closesBeforeOpening({ registration: { required: true, start, end, fees: null, max_participants: null } });
    const [early, late] = ['2026-12-01T12:30:00.000Z', '2026-12-02T12:30:00.000Z'];
    expect([window(late, early), window(late, late), window(early, late), window(null, early), window(late, null)]).toEqual([
      ...[true, true, false, false, false],
    ]);
    expect(closesBeforeOpening({})).toBe(false);
  });

  it('leave registration, venue and mode empty when the event has none', () => {
    const { registration: _, schedule, ...bare } = event;
    const seriesInput = input({
      room: '',
      event: { ...bare, registration: { required: true, max_participants: 3 }, schedule: { ...schedule, venue: '', mode: '' } },
    });
    const planned = planSeries(seriesInput, KOLKATA);
    if (!planned.ok) throw new Error(planned.refusal.message);
    const [, second] = planned.value.meetings;
    if (!second) throw new Error('There are two meetings.');
    expect(eventOfMeeting(seriesInput, second, '2026-12-01', KOLKATA)).toMatchObject({
      schedule: { venue: '', mode: null },
      registration: { end: null },
    });
    expect(
      eventOfMeeting(
        { ...seriesInput, event: { ...seriesInput.event, schedule: undefined, registration: undefined } },
        second,
        '2026-12-01',
        KOLKATA,
      ),
    ).toMatchObject({
      schedule: { venue: '', mode: null },
      registration: undefined,
    });
  });

  it.each([
    [{ event: { ...event, schedule: undefined } }, 'event.schedule.start', SERIES_RULES.noSchedule],
    [{ event: { ...event, schedule: { start: event.schedule.start, venue: '' } } }, 'event.schedule.end', SERIES_RULES.noSchedule],
    [{ event: { ...event, schedule: { ...event.schedule, end: '2026-12-02T14:30:00.000Z' } } }, 'event.schedule.end', SERIES_RULES.oneDay],
    [{ repeats: { weekdays: ['WE'], count: 3 } }, 'repeats.weekdays', SERIES_RULES.firstDay],
  ])('refuse a series with %j', (changes, field, message) => {
    const planned = planSeries(input(changes), KOLKATA);
    expect(planned.ok ? undefined : planned.refusal.fieldErrors).toEqual({ [field]: message });
    expect(campusDay(event.schedule.start, KOLKATA)).toBe('2026-12-01');
  });
});

it('counts attended, held and total meetings without canceled ones', () => {
  const meetings = [
    ['completed', true],
    ['completed', false],
    ['cancelled', true],
    ['ongoing', true],
    ['ongoing', false],
    ['planned', false],
  ] as const;
  expect(seriesAttendance(meetings.map(([status, attended]) => ({ status, attended })))).toEqual({ attended: 2, held: 3, total: 5 });
});

it.each([
  [{ ...BLANK_REPEATS, weekdays: ['MO', 'TH'] as const, count: '' }, true],
  [undefined, false],
  [{ ...BLANK_REPEATS, ends: 'never' }, false],
])('parses the repeats %j of a draft only if they are valid (%s)', (draft, isRead) =>
  expect(parseRepeats(draft)).toEqual(isRead ? draft : undefined),
);

it('converts the form to a rule that includes the weekday of the first meeting', () => {
  expect(toRepeats({ ...BLANK_REPEATS, weekdays: ['TH'], room: ' Lab 2 ' }, '2026-11-24')).toEqual({
    repeats: { every: '1', weekdays: ['TU', 'TH'], count: '10' },
    room: 'Lab 2',
  });
  expect(toRepeats({ ...BLANK_REPEATS, ends: 'until', until: '2026-12-31' }, '').repeats).toEqual({
    every: '1',
    weekdays: [],
    until: '2026-12-31',
  });
  expect(repeatedDays({ weekdays: ['SU', 'MO'] }, '')).toEqual(['MO', 'SU']);
});
