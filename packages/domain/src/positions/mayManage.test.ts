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
  ] as const)('allows %s for the Robotics Club', (role, unit) =>
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
  ])('rejects %j for the Music Club', (who, code, message) =>
    expect(checkManagesPositionsOf(who, music)).toEqual({ ok: false, refusal: { code, message } }),
  );

  it('allows only the president for independent units and units without a category', () => {
    for (const unit of [{ id: 'u3' }, { id: 'u3', category: 'independent' }]) {
      expect(ROLES.filter((role) => checkManagesPositionsOf(actor(role), unit).ok)).toEqual(['PRESIDENT']);
    }
  });
});

describe('checkAppoints', () => {
  it('requires permission to manage the positions of the unit', () => {
    expect(checkAppoints(actor('GENSEC_SCITECH'), robotics, 'somebody').ok).toBe(true);
    expect(checkAppoints(actor('GENSEC_SCITECH'), music, 'somebody').ok).toBe(false);
  });

  it('allows self-appointment for the president but not for a general secretary', () => {
    expect(checkAppoints(actor('PRESIDENT'), robotics, 'me').ok).toBe(true);
    expect(checkAppoints(actor('GENSEC_SCITECH'), robotics, 'me')).toEqual({
      ok: false,
      refusal: { code: 'SELF_APPOINTMENT', message: 'You cannot appoint yourself. Ask your general secretary or the president.' },
    });
  });
});

describe('seesPositionsOf and seesPositionHolder', () => {
  it.each([
    ['STUDENT', true, true],
    ['PRESIDENT', true, true],
    ['GENSEC_SCITECH', true, false],
    ['CLUB_COORDINATOR', true, false],
  ] as const)('show or hide the positions of two units for %s', (role, seesRobotics, seesMusic) => {
    expect(seesPositionsOf(actor(role, own), robotics)).toBe(seesRobotics);
    expect(seesPositionsOf(actor(role, own), music)).toBe(seesMusic);
  });

  it('show a student only their own entries and a coordinator only entries of their unit', () => {
    expect(seesPositionHolder(actor('STUDENT'), { userId: 'me', unit: music })).toBe(true);
    expect(seesPositionHolder(actor('STUDENT'), { userId: 'somebody', unit: robotics })).toBe(false);
    expect(seesPositionHolder(actor('CLUB_COORDINATOR', own), { userId: 'somebody', unit: robotics })).toBe(true);
    expect(seesPositionHolder(actor('CLUB_COORDINATOR', own), { userId: 'me', unit: music })).toBe(false);
  });
});

it('mayManagePositions is false for students only', () => {
  expect(ROLES.filter((role) => !mayManagePositions(role))).toEqual(['STUDENT']);
});

it('hasOneUnit is true for coordinators only', () => {
  expect(ROLES.filter(hasOneUnit)).toEqual(['CLUB_COORDINATOR']);
});
