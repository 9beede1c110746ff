import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareByStart } from './byStart.ts';

const on = (start: string | null) => ({ schedule: { start } });

describe('compareByStart', () => {
  it('sorts the earliest event first and undated events last', () => {
    const events = [on(null), on('2026-12-05T04:30:00Z'), on('2026-11-05T04:30:00Z'), on(null)];
    expect(events.toSorted(compareByStart).map((event) => event.schedule.start)).toEqual([
      '2026-11-05T04:30:00Z',
      '2026-12-05T04:30:00Z',
      null,
      null,
    ]);
  });

  it('uses the end of an event that has no start', () => {
    const ending = { schedule: { start: null, end: '2026-11-10T04:30:00Z' } };
    expect([on('2026-12-05T04:30:00Z'), ending].toSorted(compareByStart)[0]).toBe(ending);
  });

  it('is antisymmetric', () => {
    const events = fc.option(fc.date({ noInvalidDate: true }), { nil: null }).map((date) => on(date?.toISOString() ?? null));
    fc.assert(fc.property(events, events, (one, other) => compareByStart(one, other) + compareByStart(other, one) === 0));
  });
});
