import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  CERTIFICATE_KINDS,
  CERTIFICATE_PLACES,
  CERTIFICATE_RULES,
  CERTIFICATE_TEMPLATES,
  CertificateOrder,
  certificateDate,
  fillCertificate,
} from './index.ts';

const SIGNATORY = { name: 'Prof. R. Iyer', office: 'Dean of Students' };
const ORDER = { kind: 'attendance', days: null, ...CERTIFICATE_TEMPLATES.attendance, signatories: [SIGNATORY] };
const VALUES = { name: 'Asha Verma', event: 'Line Follower', date: '20 November 2026', rank: '1st', unit: 'Robotics Club' };

const messagesOf = (order: unknown) => {
  const read = v.safeParse(CertificateOrder, order);
  return read.success ? [] : [...new Set(read.issues.map(({ message }) => message))];
};

describe('certificate template', () => {
  it('has its placeholders filled in', () => {
    expect(fillCertificate(CERTIFICATE_TEMPLATES.winner.body, VALUES)).toBe(
      'This is to certify that Asha Verma won 1st at Line Follower, held by Robotics Club on 20 November 2026.',
    );
  });

  it.each([
    [[], ''],
    [['2026-11-20'], '20 November 2026'],
    [['2026-11-06', '2026-11-13', '2026-11-20'], '6 November 2026 – 20 November 2026'],
  ])('names of the days %j the first and the last', (days, date) => {
    expect(certificateDate(days, 'Asia/Kolkata', 'en-IN')).toBe(date);
  });

  it('has placeholders filled in only once, and not inside a name', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CERTIFICATE_PLACES), fc.string(), (place, around) => {
        const name = `${around}{${place}}`;
        expect(fillCertificate('{name}', { ...VALUES, name })).toBe(name);
      }),
    );
    expect(fillCertificate('{other}', VALUES)).toBe('{other}');
  });

  it.each(CERTIFICATE_KINDS)('for %s is valid by default', (kind) =>
    expect(messagesOf({ ...ORDER, kind, ...CERTIFICATE_TEMPLATES[kind] })).toEqual([]),
  );

  it.each([
    ['an unknown placeholder in the body', { body: '{name} of {room}' }, 'Only {name}, {event}, {date}, {rank}, {unit} are filled in.'],
    ['an unknown placeholder in the title', { title: 'For {who}' }, 'Only {name}, {event}, {date}, {rank}, {unit} are filled in.'],
    ['a body without the name placeholder', { body: 'Well done.' }, 'The text has to say who gets the certificate: put {name} in it.'],
    ['a rank placeholder in an attendance certificate', { body: '{name} was {rank}' }, CERTIFICATE_RULES.rankOfWinners],
    ['no signatories', { signatories: [] }, CERTIFICATE_RULES.signatories],
    ['three signatories', { signatories: [SIGNATORY, SIGNATORY, SIGNATORY] }, CERTIFICATE_RULES.signatories],
    ['a signatory with a blank name', { signatories: [{ ...SIGNATORY, name: ' ' }] }, CERTIFICATE_RULES.signatory],
    ['a fractional number of days', { days: 0.5 }, CERTIFICATE_RULES.days],
    ['zero days', { days: 0 }, CERTIFICATE_RULES.days],
    ['an unknown kind', { kind: 'guest' }, CERTIFICATE_RULES.kind],
  ])('is rejected with %s', (_, changed, message) => expect(messagesOf({ ...ORDER, ...changed })).toEqual([message]));
});
