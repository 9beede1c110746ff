import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { EventInput } from './eventInput.ts';

const least = { title: 'Line Follower', category: 'technical', organizing_unit_id: 'u1' };

function errors(input: unknown): [string | null, string][] {
  return (v.safeParse(EventInput, input).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);
}

describe('EventInput with raw form values', () => {
  it('trims, converts and deduplicates values and drops unknown fields', () => {
    const parsed = v.parse(EventInput, {
      title: ' Line Follower ',
      description: null,
      category: 'technical',
      type: '',
      organizing_unit_id: { _id: 'u1', name: 'Robotics Club', type: 'Club' },
      organizers: ['p1', { _id: 'p2', personal_info: { name: 'Asha' } }, 'p1'],
      schedule: { date: '2026-11-27', time: '18:30', venue: '', mode: '', start: '2026-11-27T13:00:00.000Z', end: null },
      registration: { required: true, date: '', time: '', fees: '150', max_participants: '', start: '', end: null },
      budget: { allocated: '40000', sponsors: [''] },
      status: 'completed',
      room_requests: [],
    });
    expect(parsed).toEqual({
      title: 'Line Follower',
      description: '',
      category: 'technical',
      type: '',
      organizing_unit_id: 'u1',
      organizers: ['p1', 'p2'],
      schedule: { venue: '', mode: null, start: '2026-11-27T13:00:00.000Z', end: null },
      registration: { required: true, fees: 150, max_participants: null, start: null, end: null },
      budget: { allocated: 40000, sponsors: [] },
    });
  });

  it('leaves omitted parts omitted', () => expect(v.parse(EventInput, least)).toEqual(least));

  it('clears the registration fields when registration is not required, even if they are out of order', () => {
    const registration = { required: false, start: '2026-11-28T00:00:00Z', end: '2026-11-27T00:00:00Z', fees: 20 };
    expect(v.parse(EventInput, { ...least, registration }).registration).toEqual({
      required: false,
      start: null,
      end: null,
      fees: null,
      max_participants: null,
    });
    expect(v.parse(EventInput, { ...least, registration: {} }).registration?.required).toBe(false);
  });
});

describe('EventInput errors', () => {
  it('list each missing required field', () => {
    expect(errors({})).toEqual([
      ['title', 'Enter a title.'],
      ['category', 'Choose a category.'],
      ['organizing_unit_id', 'Choose the organizing unit.'],
    ]);
  });

  it.each([
    ['title', { title: ' ' }, 'Enter a title.'],
    ['title', { title: 'a'.repeat(151) }, 'Keep this within 150 characters.'],
    ['category', { category: 'music' }, 'Choose a category.'],
    ['organizing_unit_id', { organizing_unit_id: '' }, 'Choose the organizing unit.'],
    ['organizing_unit_id', { organizing_unit_id: null }, 'Choose the organizing unit.'],
    ['organizers', { organizers: Array.from({ length: 101 }, (_, n) => `p${n}`) }, 'Keep the organizers within 100.'],
    ['schedule.mode', { schedule: { mode: 'phone' } }, 'The mode must be online, offline or hybrid.'],
    ['schedule.start', { schedule: { start: '2026-11-27' } }, 'Enter a valid date and time.'],
    ['registration.fees', { registration: { required: true, fees: -1 } }, 'Enter an amount from 0 to 1,000,000,000.'],
    ['budget.allocated', { budget: { allocated: '1000000001' } }, 'Enter an amount from 0 to 1,000,000,000.'],
  ])('are reported at %s for %j', (field, change, message) => expect(errors({ ...least, ...change })).toEqual([[field, message]]));

  it.each([0, -1, 1.5, '2.5'])('reject a maximum of %s participants', (max_participants) =>
    expect(errors({ ...least, registration: { required: true, max_participants } })).toEqual([
      ['registration.max_participants', 'Enter how many may take part, as a whole number from 1.'],
    ]),
  );
});

describe('EventInput time order', () => {
  const noon = '2026-11-27T12:00:00.000Z';
  const one = '2026-11-27T13:00:00.000Z';

  it.each([
    [noon, noon],
    [one, noon],
  ])('rejects an event or a registration period from %s to %s', (start, end) => {
    expect(errors({ ...least, schedule: { start, end } })).toEqual([['schedule.end', 'The event must end after it starts.']]);
    expect(errors({ ...least, registration: { required: true, start, end } })).toEqual([
      ['registration.end', 'Registration must end after it starts.'],
    ]);
  });

  it.each([
    [noon, one],
    [noon, null],
    ['', one],
    [null, null],
  ])('accepts an event from %s to %s', (start, end) => expect(errors({ ...least, schedule: { start, end } })).toEqual([]));

  it('compares instants, not their text', () => {
    expect(errors({ ...least, schedule: { start: '2026-11-27T17:30:00+05:30', end: '2026-11-27T12:30:00Z' } })).toEqual([]);
  });

  it('rejects a registration that ends after the event starts', () => {
    const registration = { required: true, start: null, end: one };
    expect(errors({ ...least, schedule: { start: noon }, registration })).toEqual([
      ['registration.end', 'Registration must end before the event starts.'],
    ]);
    expect(errors({ ...least, schedule: { start: one }, registration })).toEqual([]);
    expect(errors({ ...least, schedule: { start: null }, registration })).toEqual([]);
    expect(errors({ ...least, registration })).toEqual([]);
    expect(errors({ ...least, schedule: { start: noon } })).toEqual([]);
  });

  it('keeps already parsed input unchanged (is idempotent)', () => {
    const moment = fc
      .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2040-01-01T00:00:00Z'), noInvalidDate: true })
      .map((date) => date.toISOString());
    const input = fc.record({
      title: fc.stringMatching(/^[a-z ]{0,20}[a-z]$/),
      category: fc.constantFrom('cultural', 'technical', 'sports', 'academic', 'other'),
      organizing_unit_id: fc.uuid(),
      schedule: fc.record({ start: fc.option(moment), venue: fc.constantFrom('', 'Main Ground') }),
      budget: fc.record({ allocated: fc.option(fc.integer({ min: 0, max: 1_000_000_000 }).map(String)), sponsors: fc.constant(['']) }),
    });
    fc.assert(
      fc.property(input, (form) => {
        const once = v.parse(EventInput, form);
        expect(v.parse(EventInput, once)).toEqual(once);
      }),
    );
  });
});
