import { describe, expect, it } from 'vitest';
import { checkNewPasskey, isCloned, lacksPasskey, MOST_PASSKEYS } from './index.ts';

describe('one more passkey', () => {
  it.each([
    [0, false, undefined],
    [MOST_PASSKEYS - 1, false, undefined],
    [MOST_PASSKEYS, false, 'CONFLICT'],
    [0, true, 'EMAIL_UNPROVEN'],
  ])('beside %i, unproven: %s, is refused with %s', (count, isUnproven, code) => {
    const checked = checkNewPasskey({ count, isUnproven });
    expect(checked.ok ? undefined : checked.refusal.code).toBe(code);
  });
});

describe('a passkey that the institute demands', () => {
  const STUDENT = { role: 'STUDENT', isAdministrator: false, hasPasskey: false, isByProvider: false } as const;

  it.each([
    [{}, false],
    [{ role: 'CLUB_COORDINATOR' }, true],
    [{ isAdministrator: true }, true],
    [{ role: 'PRESIDENT', hasPasskey: true }, false],
    [{ role: 'PRESIDENT', isByProvider: true }, false],
  ] as const)('is lacked by %j: %s', (known, lacked) => {
    expect(lacksPasskey({ ...STUDENT, ...known })).toBe(lacked);
  });
});

describe('a counter', () => {
  it.each([
    [0, 0, false],
    [0, 1, false],
    [4, 5, false],
    [5, 5, true],
    [5, 4, true],
    [5, 0, true],
  ])('known as %i that says %i tells of a copy: %s', (known, told, cloned) => {
    expect(isCloned(known, told)).toBe(cloned);
  });
});
