import { describe, expect, it } from 'vitest';
import { checkNewPasskey, isCloned, MAX_PASSKEYS, passkeyRequirement } from './index.ts';

describe('checkNewPasskey', () => {
  it.each([
    [0, false, undefined],
    [MAX_PASSKEYS - 1, false, undefined],
    [MAX_PASSKEYS, false, 'CONFLICT'],
    [0, true, 'EMAIL_UNPROVEN'],
  ])('with %i passkeys and unverified email: %s, returns the refusal %s', (count, isUnverified, code) => {
    const checked = checkNewPasskey({ count, isUnverified });
    expect(checked.ok ? undefined : checked.refusal.code).toBe(code);
  });
});

describe('passkeyRequirement', () => {
  const STUDENT = { role: 'STUDENT', isAdministrator: false, hasPasskey: false, hasUsedPasskey: false, isByProvider: false } as const;

  it.each([
    [{}, undefined],
    [{ hasPasskey: true }, undefined],
    [{ role: 'CLUB_COORDINATOR' }, 'add'],
    [{ isAdministrator: true }, 'add'],
    [{ role: 'PRESIDENT', hasPasskey: true }, 'use'],
    [{ isAdministrator: true, hasPasskey: true }, 'use'],
    [{ role: 'PRESIDENT', hasPasskey: true, hasUsedPasskey: true }, undefined],
    // The passkey that was used has been removed, and there is no other.
    [{ role: 'PRESIDENT', hasUsedPasskey: true }, 'add'],
    [{ role: 'PRESIDENT', isByProvider: true }, undefined],
    [{ role: 'PRESIDENT', hasPasskey: true, isByProvider: true }, undefined],
  ] as const)('for user %j returns %s', (known, demand) => {
    expect(passkeyRequirement({ ...STUDENT, ...known })).toBe(demand);
  });
});

describe('isCloned', () => {
  it.each([
    [0, 0, false],
    [0, 1, false],
    [4, 5, false],
    [5, 5, true],
    [5, 4, true],
    [5, 0, true],
  ])('with stored counter %i and received counter %i returns %s', (stored, received, cloned) => {
    expect(isCloned(stored, received)).toBe(cloned);
  });
});
