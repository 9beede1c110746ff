import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aMinimalEvent, anEvent } from '../fixtures/index.ts';
import { BLANK_EVENT_FORM, EVENT_FORM_LABELS, type EventFormState, eventForm, eventFormPath, toEventForm } from './eventForm.ts';
import { EventInput } from './eventInput.ts';

const KOLKATA = 'Asia/Kolkata';
const least: EventFormState = { ...BLANK_EVENT_FORM, title: 'Line Follower', category: 'technical', organizing_unit_id: 'u1' };
const { schedule, registration } = least;

function errors(form: EventFormState): [string | null, string][] {
  return (v.safeParse(eventForm(KOLKATA), form).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);
}

describe('eventForm output', () => {
  it('combines dates and times in the campus time zone', () => {
    const sent = v.parse(eventForm(KOLKATA), {
      ...least,
      title: ' Line Follower ',
      description: 'Teams of three.',
      type: 'Competition',
      organizers: [
        { _id: 'p1', name: 'Asha Patil' },
        { _id: 'p2', name: 'Ravi Kumar' },
      ],
      schedule: { startDate: '2026-11-27', startTime: '18:30', endDate: '2026-11-27', endTime: '20:30', venue: 'Hall', mode: 'offline' },
      registration: {
        required: true,
        startDate: '2026-11-20',
        startTime: '09:00',
        endDate: '2026-11-26',
        endTime: '18:00',
        fees: '150',
        max_participants: '60',
      },
      budget: { allocated: '40000', sponsors: ['Sahyadri Electronics', ''] },
    });
    expect(sent).toEqual({
      title: 'Line Follower',
      description: 'Teams of three.',
      category: 'technical',
      type: 'Competition',
      organizing_unit_id: 'u1',
      organizers: ['p1', 'p2'],
      schedule: {
        date: '2026-11-27',
        time: '18:30',
        start: '2026-11-27T13:00:00.000Z',
        end: '2026-11-27T15:00:00.000Z',
        venue: 'Hall',
        mode: 'offline',
      },
      registration: {
        required: true,
        date: '2026-11-20',
        time: '09:00',
        start: '2026-11-20T03:30:00.000Z',
        end: '2026-11-26T12:30:00.000Z',
        fees: 150,
        max_participants: 60,
      },
      budget: { allocated: 40000, sponsors: ['Sahyadri Electronics'] },
    });
  });

  it('contains only required: false when registration is not required, whatever its other fields hold', () => {
    const hidden = { ...registration, startDate: '2026-11-20', fees: 'many' };
    expect(v.parse(eventForm(KOLKATA), { ...least, registration: hidden }).registration).toEqual({ required: false });
  });

  it('keeps optional fields blank', () => {
    expect(v.parse(eventForm(KOLKATA), least)).toEqual({
      title: 'Line Follower',
      description: '',
      category: 'technical',
      type: '',
      organizing_unit_id: 'u1',
      organizers: [],
      schedule: { date: '', time: '', start: null, end: null, venue: '', mode: null },
      registration: { required: false },
      budget: { allocated: null, sponsors: [] },
    });
  });
});

describe('eventForm errors', () => {
  it('list every required field', () => {
    expect(errors(BLANK_EVENT_FORM)).toEqual([
      ['title', 'Enter a title.'],
      ['category', 'Choose a category.'],
      ['organizing_unit_id', 'Choose the organizing unit.'],
    ]);
  });

  it.each([
    ['a start date without a time', { startDate: '2026-11-27' }, [['schedule.startTime', 'Choose a time.']]],
    ['an end time without a date', { endTime: '20:30' }, [['schedule.endDate', 'Choose a date.']]],
    [
      'a date that does not exist',
      { startDate: '2026-02-30', startTime: '10:00' },
      [['schedule.startDate', 'Enter a valid date and time.']],
    ],
    [
      'an end that is not after the start',
      { startDate: '2026-11-27', startTime: '18:30', endDate: '2026-11-27', endTime: '18:30' },
      [['schedule.endDate', 'The event must end after it starts.']],
    ],
  ])('name the field at fault for %s', (_, moments, expected) => {
    expect(errors({ ...least, schedule: { ...schedule, ...moments } })).toEqual(expected);
  });

  it('cover registration fields only when registration is required', () => {
    const wrong = { ...registration, startDate: '2026-11-20', endTime: '10:00', fees: '-1', max_participants: '1.5' };
    expect(errors({ ...least, registration: wrong })).toEqual([]);
    expect(errors({ ...least, registration: { ...wrong, required: true } })).toEqual([
      ['registration.startTime', 'Choose a time.'],
      ['registration.endDate', 'Choose a date.'],
      ['registration.fees', 'Enter an amount from 0 to 1,000,000,000.'],
      ['registration.max_participants', 'Enter how many may take part, as a whole number from 1.'],
    ]);
  });

  it('require registration to end before the event starts', () => {
    const late = { ...registration, required: true, endDate: '2026-11-28', endTime: '10:00' };
    expect(errors({ ...least, schedule: { ...schedule, startDate: '2026-11-27', startTime: '18:30' }, registration: late })).toEqual([
      ['registration.endDate', 'Registration must end before the event starts.'],
    ]);
  });

  it('limit an event to one year, at the end date', () => {
    const ending = (endDate: string) => ({
      ...least,
      schedule: { ...schedule, startDate: '2026-11-27', startTime: '18:30', endDate, endTime: '18:30' },
    });
    expect(errors(ending('2027-11-28'))).toEqual([]);
    expect(errors(ending('2027-11-29'))).toEqual([['schedule.endDate', 'An event lasts a year at most.']]);
    expect(errors(ending('2126-11-27'))).toEqual([['schedule.endDate', 'An event lasts a year at most.']]);
  });

  it('allow an event that already exceeds the length limit to get shorter but not longer', () => {
    const old = anEvent({
      schedule: { start: '2026-01-01T04:30:20.000Z', end: '2036-01-01T04:30:10.000Z' },
      registration: { required: false, start: null, end: null },
    });
    const form = toEventForm(old, KOLKATA);
    const issuesOf = (changed: typeof form) => v.safeParse(eventForm(KOLKATA, form), changed).issues?.map(({ message }) => message);
    expect(issuesOf({ ...form, title: 'Another' })).toBeUndefined();
    expect(issuesOf({ ...form, schedule: { ...form.schedule, endDate: '2030-01-01' } })).toBeUndefined();
    expect(issuesOf({ ...form, schedule: { ...form.schedule, endDate: '2036-01-02' } })).toEqual(['An event lasts a year at most.']);
  });

  it('report an invalid sponsor at the sponsors field', () => {
    expect(errors({ ...least, budget: { allocated: '', sponsors: ['x'.repeat(501)] } })).toEqual([
      ['budget.sponsors', 'Keep each entry within 500 characters.'],
    ]);
  });

  it.each([
    ['schedule.end', 'schedule.endDate'],
    ['registration.start', 'registration.startDate'],
    ['organizers.3', 'organizers'],
    ['organizing_unit_id', 'organizing_unit_id'],
  ])('map the path %s to the form field %s', (path, expected) => expect(eventFormPath(path)).toBe(expected));
});

describe('toEventForm', () => {
  it('round-trips an event through the form', () => {
    const event = anEvent();
    const form = toEventForm(event, KOLKATA);
    expect(form.schedule).toEqual({
      startDate: '2026-11-27',
      startTime: '18:30',
      endDate: '2026-11-27',
      endTime: '20:30',
      venue: 'Main Auditorium',
      mode: 'offline',
    });
    const input = v.parse(EventInput, v.parse(eventForm(KOLKATA), form));
    expect(input).toEqual({
      title: event.title,
      description: event.description,
      category: event.category,
      type: event.type,
      organizing_unit_id: event.organizing_unit_id?._id,
      organizers: event.organizers.map(({ _id }) => _id),
      schedule: event.schedule,
      registration: event.registration,
      budget: { allocated: 40000, sponsors: ['Sahyadri Electronics'] },
    });
  });

  it('leaves unknown values blank', () => {
    expect(toEventForm(aMinimalEvent({ title: '' }), KOLKATA)).toEqual(BLANK_EVENT_FORM);
    expect(toEventForm(anEvent({ budget: { allocated: null, spent: 0, sponsors: [] } }), KOLKATA).budget).toEqual({
      allocated: '',
      sponsors: [''],
    });
  });

  it('keeps the start to the minute in several time zones', () => {
    const minutes = fc.integer({ min: 0, max: 60 * 24 * 365 }).map((minute) => new Date(Date.UTC(2026, 0) + minute * 60_000).toISOString());
    fc.assert(
      fc.property(minutes, fc.constantFrom('Asia/Kolkata', 'UTC', 'Asia/Kathmandu', 'Pacific/Kiritimati'), (start, zone) => {
        const event = anEvent({ schedule: { start, end: null }, registration: { required: false, start: null, end: null } });
        expect(v.parse(eventForm(zone), toEventForm(event, zone)).schedule.start).toBe(start);
      }),
    );
  });
});

it('EVENT_FORM_LABELS has a label for every form field', () => {
  const { schedule: schedulePart, registration: registrationPart, budget, ...rest } = BLANK_EVENT_FORM;
  const nested = Object.entries({ schedule: schedulePart, registration: registrationPart, budget }).flatMap(([part, fields]) =>
    Object.keys(fields).map((field) => `${part}.${field}`),
  );
  expect(Object.keys(EVENT_FORM_LABELS).sort()).toEqual([...Object.keys(rest), ...nested].sort());
});

it.each(['0000-05-01', '0001-05-01', '1899-12-31', '2201-01-01', '9999-05-01'])(
  'eventForm reports the allowed date range at the date field for %s',
  (day) => {
    const moments = { startDate: day, startTime: '09:00', endDate: '', endTime: '' };
    expect(
      errors({ ...least, schedule: { ...schedule, ...moments }, registration: { ...registration, required: true, ...moments } }),
    ).toEqual([
      ['schedule.startDate', 'Enter a date from 1900-01-01 to 2200-12-31.'],
      ['registration.startDate', 'Enter a date from 1900-01-01 to 2200-12-31.'],
    ]);
  },
);
