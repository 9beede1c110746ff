import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkEventLength } from './length.ts';

const DAY_MS = 24 * 60 * 60_000;
const day = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2200-12-31T00:00:00Z'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10));
/** Two days with any distance. */
const span = fc.tuple(day, day).map((days) => days.toSorted() as [string, string]);

it('checkEventLength limits an event to 366 days and lets a longer existing event keep its length', () => {
  fc.assert(
    fc.property(span, ([from, to]) => {
      const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
      expect(checkEventLength({ start: from, end: to }).ok).toBe(days <= 366);
      // An event that was already longer may keep its length or become shorter.
      expect(checkEventLength({ start: from, end: to }, { start: from, end: to }).ok).toBe(true);
      expect(checkEventLength({ start: from, end: to }, { start: from, end: from }).ok).toBe(days <= 366);
    }),
  );
});
