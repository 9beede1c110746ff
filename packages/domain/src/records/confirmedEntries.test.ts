import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confirmedEntries, isShown, type PersonRecords } from './confirmedEntries.ts';
import { entryId, RECORD_KINDS, sourceOf } from './record.ts';

const NOTHING: PersonRecords = { skills: [], achievements: [], positions: [], attended: [] };
const skill = { id: 's', name: 'Soldering', proficiency: 'advanced', endorsedOn: '2026-11-03' };
const achievement = { id: 'a', title: 'Hackathon', level: 'national', achievedOn: '2026-10-01', isVerified: true };
const position = { id: 'p', title: 'Treasurer', unit: 'Robotics Club', tenure: '2026-2027', status: 'active' as const, appointedOn: null };
const event = { id: 'e', title: 'Line Follower', unit: 'Robotics Club', day: '2026-11-20', isCancelled: false };

describe('confirmedEntries', () => {
  it.each([
    ['an endorsed skill', { skills: [skill] }, ['Soldering']],
    ['no skill without an endorsement', { skills: [{ ...skill, endorsedOn: null }] }, []],
    ['a verified achievement', { achievements: [achievement] }, ['Hackathon']],
    ['no unverified achievement', { achievements: [{ ...achievement, isVerified: false }] }, []],
    ['an active position', { positions: [position] }, ['Treasurer']],
    ['a completed position', { positions: [{ ...position, status: 'completed' as const }] }, ['Treasurer']],
    ['no terminated position', { positions: [{ ...position, status: 'terminated' as const }] }, []],
    ['an attended event', { attended: [event] }, ['Line Follower']],
    ['no canceled event', { attended: [{ ...event, isCancelled: true }] }, []],
  ])('contains %s', (_, written, titles) => {
    expect(confirmedEntries({ ...NOTHING, ...written }).map(({ title }) => title)).toEqual(titles);
  });

  it('returns the fields of each kind of entry', () => {
    expect(confirmedEntries({ skills: [skill], achievements: [achievement], positions: [position], attended: [event] })).toEqual([
      { _id: 'skill.s', kind: 'skill', title: 'Soldering', level: 'advanced', unit: '', tenure: '', day: '2026-11-03' },
      { _id: 'achievement.a', kind: 'achievement', title: 'Hackathon', level: 'national', unit: '', tenure: '', day: '2026-10-01' },
      { _id: 'position.p', kind: 'position', title: 'Treasurer', level: '', unit: 'Robotics Club', tenure: '2026-2027', day: '' },
      { _id: 'event.e', kind: 'event', title: 'Line Follower', level: '', unit: 'Robotics Club', tenure: '', day: '2026-11-20' },
    ]);
  });

  it('sorts entries of the same day by title and then by id', () => {
    const positions = [
      { ...position, id: 'p3', appointedOn: '2026-08-01' },
      { ...position, id: 'p2', title: 'Secretary', appointedOn: '2026-08-01' },
      { ...position, id: 'p1', appointedOn: '2026-08-01' },
    ];
    const ids = ['position.p2', 'position.p1', 'position.p3'];
    expect(confirmedEntries({ ...NOTHING, positions }).map(({ _id }) => _id)).toEqual(ids);
    expect(confirmedEntries({ ...NOTHING, positions: positions.toReversed() }).map(({ _id }) => _id)).toEqual(ids);
  });

  it('sorts the newest first within a kind', () => {
    const attended = ['2026-11-01', '2026-11-20', '2025-01-01'].map((day) => ({ ...event, id: day, title: day, day }));
    const positions = ['2024-2025', '2026-2027'].map((tenure) => ({ ...position, id: tenure, title: tenure, tenure }));
    expect(confirmedEntries({ ...NOTHING, attended, positions }).map(({ title }) => title)).toEqual([
      '2026-2027',
      '2024-2025',
      '2026-11-20',
      '2026-11-01',
      '2025-01-01',
    ]);
  });
});

describe('isShown', () => {
  it.each([
    ['an entry before the first choice', null, true],
    ['a chosen entry', ['skill.s'], true],
    ['no entry that was not chosen', ['skill.other'], false],
    ['no entry when none was chosen', [], false],
  ])('shows %s', (_, chosen, expected) => {
    expect(isShown({ _id: 'skill.s' }, chosen)).toBe(expected);
  });
});

describe('entry ids', () => {
  it('can be parsed back to kind and source id', () => {
    fc.assert(
      fc.property(fc.constantFrom(...RECORD_KINDS), fc.uuid(), (kind, id) => {
        expect(sourceOf(entryId(kind, id))).toEqual({ kind, id });
      }),
    );
  });

  it.each(['', 'skill', 'skill.', '.id', 'badge.id', 'skill.a.b'])('are invalid: %j', (text) => {
    expect(sourceOf(text)).toBeUndefined();
  });
});
