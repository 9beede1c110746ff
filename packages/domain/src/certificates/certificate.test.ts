import { describe, expect, it } from 'vitest';
import { CERTIFICATE_RULES, certificateState, isRenamed, revokeCertificate } from './index.ts';

const NOW = new Date('2026-11-20T09:30:00.000Z');
const VALID = { revokedAt: null, replacedBy: null, name: 'Asha Verma' };

describe('a certificate', () => {
  it.each([
    [VALID, 'valid'],
    [{ revokedAt: NOW, replacedBy: null }, 'revoked'],
    [{ revokedAt: NOW, replacedBy: 'another' }, 'replaced'],
  ])('with %j has the state %s', (certificate, state) => expect(certificateState(certificate)).toBe(state));

  it('can be revoked once, with a reason', () => {
    expect(revokeCertificate(VALID, 'Not there', NOW)).toEqual({ ok: true, value: { revokedAt: NOW, reason: 'Not there' } });
    expect(revokeCertificate({ ...VALID, revokedAt: NOW }, 'Again', NOW)).toMatchObject({
      refusal: { code: 'ALREADY_DECIDED', message: CERTIFICATE_RULES.revoked },
    });
  });

  it.each([
    [VALID, 'Asha Verma', false],
    [VALID, 'Asha Varma', true],
    [{ ...VALID, revokedAt: NOW }, 'Asha Varma', false],
  ])('with %j and the current name %s must be reissued: %s', (certificate, name, expected) =>
    expect(isRenamed(certificate, name)).toBe(expected),
  );
});
