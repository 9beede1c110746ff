import { describe, expect, it } from 'vitest';
import { POLICY } from '../access/policy.ts';
import { ROLES } from '../access/roles.ts';
import { checkResolveFeedback } from '../feedback/checkResolve.ts';
import { DECISION_KEYS, DECISIONS_OF, decidable, needOf } from './decisions.ts';
import { INBOX_KINDS } from './inboxItem.ts';
import { hasInbox, INBOX_RULES, inboxKindsOf, inboxScope } from './rules.ts';

const unit = { id: 'u1', category: 'scitech' } as const;
const ALL_BUT_ROOMS = ['user-skill', 'skill', 'achievement', 'feedback', 'unit', 'position'];

describe('inboxScope', () => {
  it('uses only calls that the policy defines', () => {
    for (const kind of INBOX_KINDS) expect(POLICY[INBOX_RULES[kind].call], kind).toBeDefined();
  });

  it('is empty for students', () => {
    expect(inboxScope({ userId: 's', role: 'STUDENT' })).toEqual({
      userId: 's',
      role: 'STUDENT',
      kinds: [],
      skillTypes: [],
      units: {},
    });
  });

  it('covers all units and skill types for the president', () => {
    expect(inboxScope({ userId: 'p', role: 'PRESIDENT' })).toEqual({
      userId: 'p',
      role: 'PRESIDENT',
      kinds: ['room-request', ...ALL_BUT_ROOMS],
      skillTypes: ['technical', 'cultural', 'sports', 'academic', 'other'],
      units: {},
    });
  });

  it.each([
    ['GENSEC_SCITECH', 'technical', 'scitech'],
    ['GENSEC_ACADEMIC', 'academic', 'academic'],
    ['GENSEC_CULTURAL', 'cultural', 'cultural'],
    ['GENSEC_SPORTS', 'sports', 'sports'],
  ] as const)('covers room requests and the own category for %s', (role, type, category) => {
    expect(inboxScope({ userId: 'g', role })).toEqual({
      userId: 'g',
      role,
      kinds: ['room-request', ...ALL_BUT_ROOMS],
      skillTypes: [type],
      units: { category },
    });
  });

  it('covers the own unit for a coordinator', () => {
    expect(inboxScope({ userId: 'c', role: 'CLUB_COORDINATOR', unit })).toEqual({
      userId: 'c',
      role: 'CLUB_COORDINATOR',
      kinds: ALL_BUT_ROOMS,
      skillTypes: ['technical'],
      units: { unitId: 'u1' },
    });
  });

  it('omits endorsements for an independent unit and everything for a coordinator without a unit', () => {
    const independent = { id: 'u2', category: 'independent' } as const;
    expect(inboxScope({ userId: 'c', role: 'CLUB_COORDINATOR', unit: independent }).kinds).toEqual(['feedback', 'unit', 'position']);
    expect(inboxScope({ userId: 'c', role: 'CLUB_COORDINATOR' }).kinds).toEqual([]);
  });

  it('contains approvals for a user who decides in an approval flow', () => {
    expect(inboxScope({ userId: 'c', role: 'CLUB_COORDINATOR', decides: true }).kinds).toEqual(['approval']);
  });

  it('contains feedback only for roles that may resolve it', () => {
    const scopes = ROLES.map((role) => inboxScope({ userId: 'x', role, unit }));
    const withFeedback = scopes.filter(({ kinds }) => kinds.includes('feedback'));
    expect(withFeedback.map(({ role }) => role)).toEqual(ROLES.filter((role) => role !== 'STUDENT'));
    for (const { role, units } of withFeedback) {
      const about = { is_resolved: false, unitIds: [units.unitId ?? 'any'] };
      expect(checkResolveFeedback({ feedback: about, actor: { userId: 'x', role, unit } }).ok, role).toBe(true);
    }
  });
});

describe('inboxKindsOf and hasInbox', () => {
  it('offer each role the expected number of kinds', () => {
    expect(ROLES.map((role) => [role, inboxKindsOf(role).length, hasInbox(role)])).toEqual([
      ['STUDENT', 0, false],
      ['CLUB_COORDINATOR', 7, true],
      ['GENSEC_SCITECH', 8, true],
      ['GENSEC_ACADEMIC', 8, true],
      ['GENSEC_CULTURAL', 8, true],
      ['GENSEC_SPORTS', 8, true],
      ['PRESIDENT', 8, true],
    ]);
  });
});

describe('inbox decisions', () => {
  it('have distinct keyboard keys within each kind', () => {
    for (const kind of INBOX_KINDS) {
      const keys = DECISIONS_OF[kind].map((decision) => DECISION_KEYS[decision]);
      expect(new Set(keys).size, kind).toBe(keys.length);
    }
  });

  it('apply only to items of a matching kind', () => {
    const items = [{ kind: 'skill' }, { kind: 'achievement' }, { kind: 'unit' }, { kind: 'user-skill' }] as const;
    expect(decidable(items, 'endorse')).toEqual([{ kind: 'skill' }, { kind: 'user-skill' }]);
    expect(decidable(items, 'approve')).toEqual([]);
  });
});

it('needOf is completion for units and positions and decision for all other kinds', () => {
  expect(INBOX_KINDS.map((kind) => [kind, needOf(kind)])).toEqual([
    ['room-request', 'decision'],
    ['user-skill', 'decision'],
    ['skill', 'decision'],
    ['achievement', 'decision'],
    ['approval', 'decision'],
    ['feedback', 'decision'],
    ['unit', 'completion'],
    ['position', 'completion'],
  ]);
});
