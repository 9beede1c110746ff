import { describe, expect, it } from 'vitest';
import { mayCall, POLICY } from './policy.ts';
import { ROLES } from './roles.ts';

/** Rows of the acceptance table, with the number of calls of each. */
const CALLS_BY_ROW = {
  A1: 1,
  A2: 1,
  A3: 1,
  A4: 1,
  A5: 1,
  A6: 1,
  A7: 2,
  A8: 1,
  A9: 1,
  B1: 3,
  B2: 4,
  B3: 3,
  B4: 1,
  A10: 1,
  A11: 1,
  A12: 1,
  A13: 1,
  A14: 1,
  A15: 1,
  A16: 3,
  A17: 1,
  A18: 3,
  A19: 2,
  A20: 2,
  A21: 2,
  A22: 4,
  A23: 1,
  A24: 1,
  E1: 1,
  G1: 4,
  G2: 3,
  G3: 2,
  G4: 2,
  G5: 1,
  O1: 1,
  O2: 1,
  O3: 11,
  J1: 2,
  J2: 2,
  J3: 2,
  J4: 1,
  J5: 1,
  E2: 3,
  E3: 1,
  E4: 1,
  E5: 1,
  E6: 1,
  E7: 1,
  E8: 1,
  E9: 3,
  E10: 4,
  C1: 3,
  C2: 3,
  C3: 1,
  E11: 2,
  E12: 3,
  E13: 3,
  E14: 1,
  E15: 3,
  E16: 2,
  E17: 3,
  F1: 1,
  F2: 1,
  F3: 1,
  F4: 1,
  F5: 1,
  K1: 3,
  K2: 1,
  K3: 1,
  K4: 1,
  K5: 1,
  K6: 1,
  K7: 2,
  K8: 1,
  K9: 1,
  K10: 1,
  L1: 1,
  N1: 3,
  N2: 2,
  N3: 2,
  N4: 3,
  P1: 1,
  P2: 1,
  P3: 1,
  P4: 1,
  P5: 1,
  U1: 1,
  U2: 1,
  U3: 1,
  U4: 3,
  D1: 5,
  D2: 7,
  I1: 2,
  I2: 1,
  R1: 1,
  R2: 2,
  R5: 2,
  R6: 4,
  R7: 1,
  R8: 1,
  R9: 2,
  S1: 4,
  S2: 3,
  S3: 1,
  S4: 3,
  S5: 2,
  S6: 7,
  S7: 2,
  S8: 3,
  S9: 1,
  H1: 4,
  Q1: 2,
  Q2: 2,
  Q3: 1,
  Q4: 2,
  Q5: 3,
  M2: 3,
  M3: 2,
  M4: 2,
  M5: 8,
  M6: 4,
  M7: 2,
  M8: 4,
  M9: 4,
  M10: 6,
  M11: 3,
  M13: 10,
  M14: 5,
  M16: 2,
  V1: 2,
  V2: 2,
  V3: 3,
  T1: 1,
  T2: 5,
  T3: 4,
  T4: 2,

  Y1: 3,
  Y2: 1,
  W1: 1,
  W3: 2,
  W4: 2,
  X1: 2,
  X2: 3,
};

describe('POLICY', () => {
  const rows = Object.entries(POLICY);

  it('has the number of calls listed in the acceptance table for each row', () => {
    const counts: Record<string, number> = {};
    for (const [, { row }] of rows) counts[row] = (counts[row] ?? 0) + 1;
    expect(counts).toEqual(CALLS_BY_ROW);
  });

  it.each(rows)('has a method-and-path key and a one-sentence rule for %s', (key, row) => {
    expect(key).toMatch(/^(GET|POST|PUT|PATCH|DELETE) \/[\w/{}.-]+$/);
    expect(row.rule).toMatch(/^[A-Z].+\.$/);
  });

  it('makes only the listed rows public: account, sign-in and public pages, feeds, mail links and health', () => {
    const open = rows.filter(([, row]) => row.who === 'public').map(([, row]) => row.row);
    expect(new Set(open)).toEqual(
      new Set([
        'A1',
        'A2',
        'A3',
        'A4',
        'A5',
        'A6',
        'A7',
        'A8',
        'A13',
        'A14',
        'A15',
        'A16',
        'A17',
        'A18',
        'A20',
        'A23',
        'C3',
        'N3',
        'H1',
        'Q3',
        'Q4',
        'Q5',
        'G4',
        'O3',
      ]),
    );
  });

  it('allows only public calls, email verification and onboarding before onboarding is complete', () => {
    const early = rows.filter(([, row]) => row.beforeOnboarding).map(([key]) => key);
    const open = rows.filter(([, row]) => row.who === 'public').map(([key]) => key);
    expect(early.toSorted()).toEqual([...open, 'POST /auth/verify-email', 'POST /onboarding'].toSorted());
  });

  it('reserves exactly the /api/admin calls for administrators and allows none of them by role', () => {
    const rows = Object.entries(POLICY).filter(([, { who }]) => who === 'administrator');
    expect(rows.every(([key]) => key.includes(' /api/admin/'))).toBe(true);
    expect(Object.keys(POLICY).filter((key) => key.includes(' /api/admin/'))).toHaveLength(rows.length);
    for (const role of ROLES) expect(rows.filter(([key]) => mayCall(role, key))).toEqual([]);
  });

  it('requires reauthentication for administration, passkey changes, data exports and account erasure', () => {
    const asksAgain = rows.filter(([, row]) => row.requiresReauthentication);
    expect(rows.filter(([, { who }]) => who === 'administrator').every(([, row]) => row.requiresReauthentication)).toBe(true);
    expect(asksAgain.filter(([, { who }]) => who !== 'administrator').map(([key]) => key)).toEqual([
      'POST /auth/passkeys/challenge',
      'POST /auth/passkeys',
      'DELETE /auth/passkeys/{id}',
      'POST /api/my-data/exports',
      'GET /api/my-data/exports/{exportId}/archive',
      'POST /api/my-data/leaving',
    ]);
  });

  it('holds back only onboarding until the email address is verified', () => {
    expect(rows.filter(([, row]) => row.afterProof).map(([key]) => key)).toEqual(['POST /onboarding']);
  });
});

describe('mayCall', () => {
  it.each([
    ['GET /api/events/by-role/{role}', ROLES],
    ['GET /api/events/users', ['CLUB_COORDINATOR', 'GENSEC_SCITECH', 'GENSEC_ACADEMIC', 'GENSEC_CULTURAL', 'GENSEC_SPORTS', 'PRESIDENT']],
    ['POST /api/events/create', ['CLUB_COORDINATOR', 'GENSEC_SCITECH', 'GENSEC_ACADEMIC', 'GENSEC_CULTURAL', 'GENSEC_SPORTS', 'PRESIDENT']],
    [
      'POST /api/events/{eventId}/room-requests',
      ['CLUB_COORDINATOR', 'GENSEC_SCITECH', 'GENSEC_ACADEMIC', 'GENSEC_CULTURAL', 'GENSEC_SPORTS'],
    ],
    [
      'PATCH /api/events/room-requests/{requestId}/status',
      ['GENSEC_SCITECH', 'GENSEC_ACADEMIC', 'GENSEC_CULTURAL', 'GENSEC_SPORTS', 'PRESIDENT'],
    ],
    ['POST /api/rooms', ['PRESIDENT']],
    ['POST /api/feedback/add', ['STUDENT']],
    ['POST /api/orgUnit/create', ['GENSEC_SCITECH', 'GENSEC_ACADEMIC', 'GENSEC_CULTURAL', 'GENSEC_SPORTS', 'PRESIDENT']],
    ['GET /api/analytics/club-coordinator', ['CLUB_COORDINATOR']],
    ['POST /auth/login', ROLES],
  ])('allows %s for exactly the roles %j', (key, allowed) => {
    expect(ROLES.filter((role) => mayCall(role, key))).toEqual(allowed);
  });

  it.each([undefined, null, '', 'GENSEC_ROBOTICS', 'JANITOR'])('gives the role %j the rights of a student', (role) => {
    for (const key of Object.keys(POLICY)) expect(mayCall(role, key), key).toBe(mayCall('STUDENT', key));
    expect(mayCall(role, 'POST /api/feedback/add')).toBe(true);
    expect(mayCall(role, 'POST /api/events/create')).toBe(false);
  });

  it.each(['GET /api/nothing', 'toString', '__proto__'])('rejects %s, which has no policy row', (key) => {
    expect(mayCall('PRESIDENT', key)).toBe(false);
  });
});
