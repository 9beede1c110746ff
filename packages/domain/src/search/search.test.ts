import { describe, expect, it } from 'vitest';
import { ROLES } from '../access/roles.ts';
import { findScreen } from '../access/routes.ts';
import { actionsOf, placesOf } from './places.ts';
import { hitPath, SEARCH_KINDS, type SearchHit, sharedHits } from './searchHit.ts';

const hits = (kind: SearchHit['kind'], count: number): SearchHit[] =>
  Array.from({ length: count }, (_, index) => ({ kind, _id: `${kind}${index}`, title: `${kind} ${index}`, detail: null, at: null }));
const idsOf = (found: readonly SearchHit[]) => found.map(({ _id }) => _id).join(' ');

describe('sharedHits', () => {
  it('takes the best hits of each kind in turn and returns them grouped by kind', () => {
    expect(idsOf(sharedHits([hits('event', 9), hits('unit', 1), hits('person', 9)], 6))).toBe('event0 event1 event2 unit0 person0 person1');
  });
  it('returns 20 hits at most', () => expect(sharedHits(SEARCH_KINDS.map((kind) => hits(kind, 20)))).toHaveLength(20));
  it('returns an empty list without hits', () => expect(sharedHits([[], []])).toEqual([]));
});

describe('hitPath', () => {
  it.each([
    ['STUDENT', ['/events/e%201', '/events?unit=e%201', '/feedback', '/feedback', '/events?search=A%26B']],
    [
      'PRESIDENT',
      ['/events/e%201', '/events?unit=e%201', '/cosa?tab=holders&search=A%26B', '/cosa?tab=positions&search=A%26B', '/events?search=A%26B'],
    ],
    [
      'GENSEC_SPORTS',
      [
        '/events/e%201',
        '/dashboard/organization',
        '/cosa?tab=holders&search=A%26B',
        '/cosa?tab=positions&search=A%26B',
        '/events?search=A%26B',
      ],
    ],
  ] as const)('returns the path of each kind of hit for %s', (role, paths) => {
    expect(SEARCH_KINDS.map((kind) => hitPath({ kind, _id: 'e 1', title: 'A&B' }, role))).toEqual(paths);
  });
});

describe('placesOf and actionsOf', () => {
  it.each(ROLES)('return for %s only screens that the role can open, each once', (role) => {
    const paths = [...placesOf(role), ...actionsOf(role)].map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) {
      const who = findScreen(path)?.who;
      expect(who === 'signed-in' || (Array.isArray(who) && who.includes(role)), path).toBe(true);
    }
  });

  it('return the actions of a role', () => {
    const labels = (role: (typeof ROLES)[number]) => actionsOf(role).map(({ label }) => label);
    expect(labels('STUDENT')).toEqual(['Add Achievement', 'View Feedback', 'Logout']);
    expect(labels('CLUB_COORDINATOR')).toEqual([
      'Create Event',
      'Endorse Skills',
      'Add Position',
      'Add Achievement',
      'View Feedback',
      'Logout',
    ]);
    expect(labels('PRESIDENT')).toContain('Create Organizational Unit');
  });
});
