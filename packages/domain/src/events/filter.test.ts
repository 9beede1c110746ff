import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { anEvent } from '../fixtures/index.ts';
import { EVENT_FILTERS, type EventFilters, matchesEventFilters, NO_EVENT_FILTERS, orderEvents, readEventFilters } from './filter.ts';

const ZONE = 'Asia/Kolkata';
const NOW = new Date('2026-11-20T09:30:00.000Z');
const race = anEvent({
  _id: 'race',
  title: 'Robo Race',
  organizing_unit_id: { _id: 'u1', name: 'Robotics Club' },
  type: 'Competition',
  category: 'technical',
  status: 'planned',
  schedule: { start: '2026-11-30T19:00:00.000Z', end: null, venue: 'Café' },
  description: null,
});
const undated = anEvent({
  _id: 'undated',
  title: 'Some Day',
  organizing_unit_id: null,
  category: 'cultural',
  status: 'planned',
  schedule: { start: null, end: null },
});
const over = anEvent({
  _id: 'over',
  title: 'Long Ago',
  organizing_unit_id: null,
  status: 'completed',
  schedule: { start: null, end: '2026-11-02T10:00:00.000Z' },
  description: null,
});
const events = [undated, race, over];

function wanted(filters: EventFilters): string[] {
  return events.filter((event) => matchesEventFilters(event, filters, ZONE)).map(({ _id }) => _id);
}

describe('matchesEventFilters', () => {
  it.each([
    ['no filters', {}, ['undated', 'race', 'over']],
    ['search words from title, unit, type and venue', { search: 'ROBO club compet cafe' }, ['race']],
    ['a search word that no event contains', { search: 'maze' }, []],
    ['a unit', { unit: 'u1' }, ['race']],
    ['a category', { category: 'cultural' }, ['undated']],
    ['a status', { status: 'completed' }, ['over']],
    ['a range of one campus day', { from: '2026-12-01', to: '2026-12-01' }, ['race']],
    ['a range with only a first day', { from: '2026-11-30' }, ['race']],
    ['a range with only a last day, using the end of an event without a start', { to: '2026-11-30' }, ['over']],
    ['a range whose last day is the campus day on which an event starts', { to: '2026-12-01' }, ['race', 'over']],
    ['several filters at once', { search: 'robo', status: 'completed' }, []],
  ] as const)('returns the matching events for %s', (_, filters, ids) => expect(wanted(filters)).toEqual(ids));
});

describe('EVENT_FILTERS', () => {
  const read = (query: object) => v.safeParse(v.object(EVENT_FILTERS), query);

  it('accepts a query without filters', () => expect(read({}).output).toEqual({}));

  it.each([
    [{ search: 'a' }, 'Type at least 2 letters.'],
    [{ unit: '' }, 'An id is missing.'],
    [{ from: '2026-02-30' }, 'Enter the date as YYYY-MM-DD.'],
    [{ to: '1899-12-31' }, 'Enter a date from 1900-01-01 to 2200-12-31.'],
  ])('rejects %j', (query, message) => expect(read(query).issues?.[0].message).toBe(message));
});

describe('orderEvents', () => {
  it('sorts by start with undated events last, and puts events that are over last on an agenda', () => {
    expect(orderEvents(events, 'start', NOW)).toEqual([over, race, undated]);
    expect(orderEvents(events, 'agenda', NOW)).toEqual([race, undated, over]);
  });
});

it('readEventFilters trims the search, keeps valid filters and drops invalid ones', () => {
  expect(readEventFilters(NO_EVENT_FILTERS)).toEqual({});
  expect(
    readEventFilters({ search: ' robo ', unit: 'u1', category: 'technical', status: 'planned', from: '2026-11-01', to: '2026-11-30' }),
  ).toEqual({
    search: 'robo',
    unit: 'u1',
    category: 'technical',
    status: 'planned',
    from: '2026-11-01',
    to: '2026-11-30',
  });
  expect(readEventFilters({ search: 'r', unit: '', category: 'magic', status: 'lost', from: 'soon', to: '2026-02-31' })).toEqual({});
});
