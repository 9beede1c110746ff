import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CERTIFICATE_KINDS, CERTIFICATE_RULES, type CertificateFacts, certificateRecipients, certificatesToIssue } from './index.ts';

const FACTS: CertificateFacts = {
  status: 'completed',
  beginsAt: new Date('2026-11-19T12:30:00.000Z'),
  days: ['2026-11-19', '2026-11-20'],
  daysToAttend: 2,
  attended: [
    { userId: 'both', days: 2 },
    { userId: 'once', days: 1 },
  ],
  winners: [
    { userId: 'both', rank: ' 1st ' },
    { userId: 'once', rank: '' },
    { userId: 'both', rank: '1st' },
    { userId: 'both', rank: 'Best paper' },
  ],
  organizers: ['organizer'],
};
const NOW = { now: new Date('2026-11-20T06:30:00.000Z'), issued: [] };
const idsOf = (recipients: readonly { userId: string }[]) => recipients.map(({ userId }) => userId);

describe('certificate recipients', () => {
  it.each([
    ['attendees of all days', { kind: 'attendance', days: null }, [{ userId: 'both', rank: '' }]],
    [
      'attendees of at least the chosen number of days',
      { kind: 'attendance', days: 1 },
      [
        { userId: 'both', rank: '' },
        { userId: 'once', rank: '' },
      ],
    ],
    [
      'winners, once for each rank',
      { kind: 'winner', days: null },
      [
        { userId: 'both', rank: '1st' },
        { userId: 'both', rank: 'Best paper' },
      ],
    ],
    ['organizers', { kind: 'organizer', days: null }, [{ userId: 'organizer', rank: '' }]],
  ] as const)('match the order: %s', (_, order, expected) => expect(certificateRecipients(FACTS, order)).toEqual(expected));

  it('attended all days when no number of days is chosen', () => {
    const recipients = [{ userId: 'both', rank: '' }];
    expect(certificatesToIssue(FACTS, { kind: 'attendance', days: null }, NOW)).toEqual({ ok: true, value: recipients });
  });

  it('include everyone with one attended day when the event requires one day', () => {
    expect(idsOf(certificateRecipients({ ...FACTS, daysToAttend: 1 }, { kind: 'attendance', days: null }))).toEqual(['both', 'once']);
  });

  it('exclude users who already have the certificate', () => {
    const issued = [{ userId: 'both', rank: '1st' }];
    expect(certificatesToIssue(FACTS, { kind: 'winner', days: null }, { ...NOW, issued })).toEqual({
      ok: true,
      value: [{ userId: 'both', rank: 'Best paper' }],
    });
  });

  it.each([
    [{ ...FACTS, status: 'cancelled' }, null, CERTIFICATE_RULES.cancelled],
    [{ ...FACTS, beginsAt: null, days: [] }, null, CERTIFICATE_RULES.notBegun],
    [{ ...FACTS, beginsAt: new Date('2026-11-21T06:30:00.000Z'), days: ['2026-11-21'] }, null, CERTIFICATE_RULES.notBegun],
    [{ ...FACTS, beginsAt: new Date('2026-11-20T06:30:00.001Z'), days: ['2026-11-20'] }, null, CERTIFICATE_RULES.notBegun],
    [FACTS, 3, CERTIFICATE_RULES.tooManyDays],
  ])('are refused for %j', (facts, days, message) =>
    expect(certificatesToIssue(facts, { kind: 'attendance', days }, NOW)).toMatchObject({ refusal: { message } }),
  );

  it('are unique, are not issued a certificate twice, and never become fewer when fewer days are required', () => {
    const people = fc.constantFrom('a', 'b', 'c', 'd');
    const facts = fc.record({
      status: fc.constant('completed'),
      beginsAt: fc.constant(new Date('2026-11-18T06:30:00.000Z')),
      days: fc.constant(['2026-11-18', '2026-11-19', '2026-11-20']),
      daysToAttend: fc.constant(3),
      attended: fc.uniqueArray(fc.record({ userId: people, days: fc.integer({ min: 1, max: 3 }) }), { selector: ({ userId }) => userId }),
      winners: fc.array(fc.record({ userId: people, rank: fc.constantFrom('', '1st', '2nd') })),
      organizers: fc.uniqueArray(people),
    });
    fc.assert(
      fc.property(facts, fc.constantFrom(...CERTIFICATE_KINDS), fc.integer({ min: 1, max: 3 }), (known, kind, days) => {
        const first = certificatesToIssue(known, { kind, days }, NOW);
        if (!first.ok) throw new Error(first.refusal.message);
        expect(new Set(first.value.map(({ userId, rank }) => `${userId} ${rank}`)).size).toBe(first.value.length);
        expect(certificatesToIssue(known, { kind, days }, { ...NOW, issued: first.value })).toEqual({ ok: true, value: [] });
        const all = idsOf(certificateRecipients(known, { kind, days: null }));
        expect(idsOf(certificateRecipients(known, { kind, days }))).toEqual(expect.arrayContaining(all));
      }),
    );
  });
});
