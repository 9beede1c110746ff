import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROLES } from '../access/roles.ts';
import { UNIT_CATEGORIES } from '../org-units/orgUnit.ts';
import { SKILL_TYPES } from '../skills/skill.ts';
import { checkEndorsesSkillType, decideEndorsement, type Endorser, endorsedSkillTypes, endorsesByUnit, mayEndorse } from './endorse.ts';
import { knownSkillType } from './endorsedSkillType.ts';

const pending = { ownerId: 'student', type: 'technical', isEndorsed: false };
const scitech: Endorser = { _id: 'scitech', role: 'GENSEC_SCITECH' };
const category = fc.option(fc.constantFrom(...UNIT_CATEGORIES), { nil: undefined });
const endorsers = fc.record({ _id: fc.constant('endorser'), role: fc.constantFrom(...ROLES), unitCategory: category });

describe('endorsedSkillTypes', () => {
  it.each([
    [{ role: 'PRESIDENT' }, ['technical', 'cultural', 'sports', 'academic', 'other']],
    [{ role: 'GENSEC_SCITECH' }, ['technical']],
    [{ role: 'GENSEC_ACADEMIC' }, ['academic']],
    [{ role: 'GENSEC_CULTURAL' }, ['cultural']],
    [{ role: 'GENSEC_SPORTS' }, ['sports']],
    [{ role: 'CLUB_COORDINATOR', unitCategory: 'scitech' }, ['technical']],
    [{ role: 'CLUB_COORDINATOR', unitCategory: 'sports' }, ['sports']],
    [{ role: 'CLUB_COORDINATOR', unitCategory: 'independent' }, []],
    [{ role: 'CLUB_COORDINATOR' }, []],
    [{ role: 'STUDENT' }, []],
    [{ role: 'STUDENT', unitCategory: 'scitech' }, []],
  ] as const)('for %j returns %j', (endorser, types) => expect(endorsedSkillTypes(endorser)).toEqual(types));
});

it('lets only coordinators endorse by their unit', () => {
  expect(ROLES.filter(endorsesByUnit)).toEqual(['CLUB_COORDINATOR']);
});

it('allows every role except student to endorse', () => {
  expect(ROLES.filter((role) => !mayEndorse(role))).toEqual(['STUDENT']);
});

describe('checkEndorsesSkillType', () => {
  it.each([
    [{ role: 'STUDENT' }, 'technical', 'FORBIDDEN', 'Only office-bearers can endorse.'],
    [
      { role: 'CLUB_COORDINATOR' },
      'technical',
      'NO_UNIT',
      'No unit has your e-mail address as its contact yet. Ask your general secretary or the president to set it.',
    ],
    [
      { role: 'CLUB_COORDINATOR', unitCategory: 'independent' },
      'technical',
      'FORBIDDEN',
      'Independent units have no endorsements of their own: they are for the president.',
    ],
    [{ role: 'CLUB_COORDINATOR', unitCategory: 'scitech' }, 'sports', 'FORBIDDEN', 'You can endorse only technical items.'],
    [{ role: 'GENSEC_CULTURAL' }, 'other', 'FORBIDDEN', 'You can endorse only cultural items.'],
  ] as const)('rejects %j for skill type %s', (endorser, type, code, message) =>
    expect(checkEndorsesSkillType(endorser, type)).toMatchObject({ ok: false, refusal: { code, message } }),
  );

  it('allows exactly the skill types from endorsedSkillTypes', () => {
    fc.assert(
      fc.property(endorsers, fc.constantFrom(...SKILL_TYPES), (endorser, type) => {
        expect(checkEndorsesSkillType(endorser, type).ok).toBe(endorsedSkillTypes(endorser).includes(type));
      }),
    );
  });
});

describe('decideEndorsement', () => {
  it('endorses a pending item in the name of the endorser', () => {
    expect(decideEndorsement({ item: pending, endorser: scitech })).toEqual({ ok: true, value: { endorsedBy: 'scitech' } });
    expect(decideEndorsement({ item: { ...pending, ownerId: null }, endorser: scitech }).ok).toBe(true);
  });

  it.each([
    [{ ...pending, type: 'sports' }, 'FORBIDDEN', 'You can endorse only technical items.'],
    [{ ...pending, ownerId: 'scitech' }, 'SELF_REVIEW', 'You cannot endorse your own items.'],
    [{ ...pending, isEndorsed: true }, 'ALREADY_DECIDED', 'This was already endorsed.'],
    [{ ...pending, isEndorsed: true, endorserName: 'Neha Krishnan' }, 'ALREADY_DECIDED', 'Already verified by Neha Krishnan'],
  ])('rejects %j', (item, code, message) =>
    expect(decideEndorsement({ item, endorser: scitech })).toMatchObject({ ok: false, refusal: { code, message } }),
  );

  it('allows the president, but no general secretary, to endorse an item without a skill type', () => {
    expect([knownSkillType('other'), knownSkillType('magic'), knownSkillType(null), knownSkillType('sports')]).toEqual([
      'other',
      'other',
      'other',
      'sports',
    ]);
    const item = { ...pending, type: null };
    expect(decideEndorsement({ item, endorser: scitech }).ok).toBe(false);
    expect(decideEndorsement({ item, endorser: { _id: 'p', role: 'PRESIDENT' } }).ok).toBe(true);
  });

  it('rejects endorsing an own item of any skill type', () => {
    fc.assert(
      fc.property(endorsers, fc.constantFrom(...SKILL_TYPES), (endorser, type) => {
        expect(decideEndorsement({ item: { ...pending, type, ownerId: 'endorser' }, endorser }).ok).toBe(false);
      }),
    );
  });
});
