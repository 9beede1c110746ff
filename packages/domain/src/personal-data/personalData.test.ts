import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { erasureObstacles, erasureRequestedAt, exportExpiresAt, isErasureDue, retainedSince, scheduleErasure } from './index.ts';

const NOW = new Date('2026-11-20T09:30:00.000Z');
const STUDENT = { role: 'STUDENT', isAdministrator: false, isContact: false };

describe('account erasure', () => {
  it.each([
    [STUDENT, []],
    [{ ...STUDENT, role: 'PRESIDENT' }, ['role']],
    [{ ...STUDENT, isAdministrator: true }, ['administrator']],
    [{ role: 'CLUB_COORDINATOR', isAdministrator: true, isContact: true }, ['role', 'administrator', 'contact']],
  ])('has the expected obstacles for %j', (leaver, obstacles) => expect(erasureObstacles(leaver)).toEqual(obstacles));

  it('is scheduled once, 14 days ahead, and rejected for the contact of a unit', () => {
    expect(scheduleErasure(STUDENT, null, NOW)).toEqual({ ok: true, value: new Date('2026-12-04T09:30:00.000Z') });
    expect(scheduleErasure(STUDENT, NOW, NOW)).toEqual({ ok: false, refusal: { code: 'CONFLICT', message: 'You are leaving already.' } });
    expect(scheduleErasure({ ...STUDENT, isContact: true }, null, NOW)).toMatchObject({
      refusal: { code: 'CONFLICT', message: 'Your address is the contact of a unit. Have another contact named first.' },
    });
  });

  it('is due only from the scheduled time on and never for an office holder', () => {
    fc.assert(
      fc.property(
        fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }),
        fc.integer({ min: -9e8, max: 9e8 }),
        (requestedAt, late) => {
          const due = scheduleErasure(STUDENT, null, requestedAt);
          if (!due.ok) throw new Error('A student may leave.');
          expect(erasureRequestedAt(due.value)).toEqual(requestedAt);
          const then = new Date(due.value.getTime() + late);
          expect(isErasureDue(STUDENT, due.value, then)).toBe(late >= 0);
          expect(isErasureDue({ ...STUDENT, role: 'PRESIDENT' }, due.value, then)).toBe(false);
          expect(isErasureDue(STUDENT, null, then)).toBe(false);
        },
      ),
    );
  });
});

it('exportExpiresAt is seven days after the export', () => expect(exportExpiresAt(NOW)).toEqual(new Date('2026-11-27T09:30:00.000Z')));

it.each([
  [365, new Date('2025-11-20T09:30:00.000Z')],
  [1, new Date('2026-11-19T09:30:00.000Z')],
  [0, undefined],
])('retainedSince for %i days is %s', (days, since) => expect(retainedSince(days, NOW)).toEqual(since));
