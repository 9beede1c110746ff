import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aWaitingRequest, inboxItems } from '../fixtures/inbox.ts';
import { campusDay } from '../time/campusTime.ts';
import type { InboxItem } from './inboxItem.ts';
import { compareInbox, INBOX_GROUPS, inboxDays, inboxEntry, inboxGroup, waitedText } from './order.ts';

const ZONE = 'Asia/Kolkata';
const days = inboxDays('2026-11-26');

describe('inboxGroup', () => {
  it.each([
    ['room-request', '2026-11-25', '2026-11-25', 'past'],
    ['room-request', '2026-11-25', '2026-11-26', 'soon'],
    ['room-request', '2025-01-01', '2026-12-03', 'soon'],
    ['room-request', '2025-01-01', '2026-12-04', 'later'],
    ['feedback', '2026-08-01', undefined, 'long'],
    ['achievement', '2026-11-11', undefined, 'long'],
    ['skill', '2026-11-12', undefined, 'new'],
    ['user-skill', '2026-11-26', undefined, 'new'],
    ['approval', '2026-11-26', undefined, 'new'],
    ['unit', '2025-01-01', undefined, 'complete'],
    ['position', '2026-11-26', undefined, 'complete'],
  ] as const)('puts a %s waiting since %s for the date %s into the group %s', (kind, sinceDay, wantedDay, group) => {
    expect(inboxGroup({ kind, sinceDay, wantedDay }, days)).toBe(group);
  });

  it('uses days in the campus time zone', () => {
    const [, , skill] = inboxItems();
    const late = { ...skill, since: '2026-11-11T18:30:00.000Z' } as InboxItem;
    expect(inboxEntry(late, ZONE).sinceDay).toBe('2026-11-12');
    expect(inboxGroup(inboxEntry(late, ZONE), days)).toBe('new');
  });
});

const day = fc.integer({ min: -60, max: 60 }).map((ahead) => new Date(Date.UTC(2026, 10, 26 + ahead)).toISOString().slice(0, 10));
const room = fc
  .record({ date: day, time: fc.constantFrom('08:00', '09:30', '18:00'), since: day, id: fc.uuid() })
  .map(({ date, time, since, id }) =>
    aWaitingRequest({
      _id: id,
      since: `${since}T06:00:00.000Z`,
      request: { ...aWaitingRequest().request, date: `${date}T00:00:00.000Z`, time },
    }),
  );
const other = fc
  .record({ item: fc.constantFrom(...inboxItems().filter(({ kind }) => kind !== 'room-request')), since: day, id: fc.uuid() })
  .map(({ item, since, id }): InboxItem => ({ ...item, _id: id, since: `${since}T06:00:00.000Z` }));
const waiting = fc.array(fc.oneof(room, other), { maxLength: 20 });

describe('compareInbox', () => {
  const sorted = (items: readonly InboxItem[]) => items.toSorted((one, another) => compareInbox(one, another, days, ZONE));

  it('does not depend on the input order', () =>
    fc.assert(
      fc.property(waiting, (items) => {
        expect(sorted(items.toReversed())).toEqual(sorted(items));
      }),
    ));

  it('keeps each group together, in group order', () =>
    fc.assert(
      fc.property(waiting, (items) => {
        const ranks = sorted(items).map((item) => INBOX_GROUPS.indexOf(inboxGroup(inboxEntry(item, ZONE), days)));
        expect(ranks).toEqual(ranks.toSorted((one, another) => one - another));
      }),
    ));

  it('sorts room requests by date and puts items due soon before feedback', () =>
    fc.assert(
      fc.property(waiting, (items) => {
        const order = sorted(items);
        const rooms = order.filter((item) => item.kind === 'room-request' && item.request.date.slice(0, 10) >= days.today);
        const dates = rooms.map((item) => (item.kind === 'room-request' ? item.request.date : ''));
        expect(dates).toEqual(dates.toSorted());
        const first = order.findIndex(({ kind }) => kind === 'feedback');
        const soon = order.findLastIndex((item) => inboxGroup(inboxEntry(item, ZONE), days) === 'soon');
        if (first >= 0) expect(first).toBeGreaterThan(soon);
      }),
    ));

  it('sorts items without a date by longest wait', () =>
    fc.assert(
      fc.property(waiting, (items) => {
        const dayless = sorted(items).filter(({ kind }) => ['feedback', 'skill', 'user-skill', 'achievement'].includes(kind));
        const since = dayless.map((item) => campusDay(item.since, ZONE));
        expect(since).toEqual(since.toSorted());
      }),
    ));
});

describe('waitedText', () => {
  it.each([
    ['2026-11-19', 'en-IN', 'today'],
    ['2026-11-18', 'en-IN', 'yesterday'],
    ['2026-10-12', 'en-IN', '38 days ago'],
    ['2026-10-12', 'hi-IN', '38 दिन पहले'],
    ['2025-11-20', 'en-IN', '364 days ago'],
    ['2025-11-19', 'en-IN', '1 year ago'],
    ['2022-09-22', 'en-IN', '4 years ago'],
    ['2022-09-22', 'hi-IN', '4 वर्ष पहले'],
    ['2026-11-20', 'en-IN', 'today'],
  ])('formats a wait since %s in the locale %s as %s', (since, locale, text) => expect(waitedText(since, '2026-11-19', locale)).toBe(text));
});
