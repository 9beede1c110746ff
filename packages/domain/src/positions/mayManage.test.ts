import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../access/roles.ts';
import {
  checkAppoints,
  checkManagesPositionsOf,
  hasOneUnit,
  mayManagePositions,
  type PositionActor,
  seesPositionHolder,
  seesPositionsOf,
} from './mayManage.ts';

const robotics = { id: 'u1', category: 'scitech' };
const music = { id: 'u2', category: 'cultural' };
const own = { id: 'u1', category: 'scitech' };

function actor(role: Role, unit?: PositionActor['unit']): PositionActor {
  return { id: 'me', role, unit };
}

describe('checkManagesPositionsOf', () => {
  it.each([
    ['PRESIDENT', undefined],
    ['GENSEC_SCITECH', undefined],
    ['CLUB_COORDINATOR', own],
  ] as const)('%s manages the positions of the Robotics Club', (role, unit) =>
    expect(checkManagesPositionsOf(actor(role, unit), robotics)).toEqual({ ok: true, value: true }),
  );

  it.each([
    [actor('STUDENT'), 'FORBIDDEN', 'Students cannot manage positions.'],
    [actor('GENSEC_SCITECH'), 'FORBIDDEN', 'You can manage positions of your own category only.'],
    [actor('CLUB_COORDINATOR', own), 'FORBIDDEN', 'You can manage positions of your own unit only.'],
    [
      actor('CLUB_COORDINATOR'),
      'NO_UNIT',
      'No unit has your e-mail address as its contact yet. Ask your general secretary or the president to set it.',
    ],
  ])('%j does not manage those of the Music Club', (who, code, message) =>
    expect(checkManagesPositionsOf(who, music)).toEqual({ ok: false, refusal: { code, message } }),
  );

  it('leaves units without a category, and independent ones, to the president', () => {
    for (const unit of [{ id: 'u3' }, { id: 'u3', category: 'independent' }]) {
      expect(ROLES.filter((role) => checkManagesPositionsOf(actor(role), unit).ok)).toEqual(['PRESIDENT']);
    }
  });
});

describe('checkAppoints', () => {
  it('is for whoever manages the positions', () => {
    expect(checkAppoints(actor('GENSEC_SCITECH'), robotics, 'somebody').ok).toBe(true);
    expect(checkAppoints(actor('GENSEC_SCITECH'), music, 'somebody').ok).toBe(false);
  });

  it('lets nobody but the president appoint themselves', () => {
    expect(checkAppoints(actor('PRESIDENT'), robotics, 'me').ok).toBe(true);
    expect(checkAppoints(actor('GENSEC_SCITECH'), robotics, 'me')).toEqual({
      ok: false,
      refusal: { code: 'SELF_APPOINTMENT', message: 'You cannot appoint yourself. Ask your general secretary or the president.' },
    });
  });
});

describe('what the lists have', () => {
  it.each([
    ['STUDENT', true, true],
    ['PRESIDENT', true, true],
    ['GENSEC_SCITECH', true, false],
    ['CLUB_COORDINATOR', true, false],
  ] as const)('positions for %s', (role, seesRobotics, seesMusic) => {
    expect(seesPositionsOf(actor(role, own), robotics)).toBe(seesRobotics);
    expect(seesPositionsOf(actor(role, own), music)).toBe(seesMusic);
  });

  it('holders: a student sees the own entries only, the others those of their units', () => {
    expect(seesPositionHolder(actor('STUDENT'), { userId: 'me', unit: music })).toBe(true);
    expect(seesPositionHolder(actor('STUDENT'), { userId: 'somebody', unit: robotics })).toBe(false);
    expect(seesPositionHolder(actor('CLUB_COORDINATOR', own), { userId: 'somebody', unit: robotics })).toBe(true);
    expect(seesPositionHolder(actor('CLUB_COORDINATOR', own), { userId: 'me', unit: music })).toBe(false);
  });
});

it('offers to manage positions to everybody but students', () => {
  expect(ROLES.filter((role) => !mayManagePositions(role))).toEqual(['STUDENT']);
});

it('gives a coordinator one unit, and nobody else', () => {
  expect(ROLES.filter(hasOneUnit)).toEqual(['CLUB_COORDINATOR']);
});
