import { describe, expect, it } from 'vitest';
import { atFullCost } from '../../testing/hashing.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';

describe('password hashing', () => {
  it('verifies only the same password, at full cost and at test cost', async () => {
    await matchesItself();
    await atFullCost(matchesItself);
  });

  async function matchesItself() {
    const stored = await hashPassword('correct horse battery');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(stored, 'correct horse battery')).toBe(true);
    expect(await verifyPassword(stored, 'correct horse batterx')).toBe(false);
    expect(await hashPassword('correct horse battery')).not.toBe(stored);
  }

  it('accepts either Unicode form of an accented character', async () => {
    expect(await verifyPassword(await hashPassword('caf\u00e9 au lait, twice'), 'cafe\u0301 au lait, twice')).toBe(true);
  });

  it.each([null, undefined])('rejects a password if there is no hash (%s)', async (missing) => {
    expect(await verifyPassword(missing, 'correct horse battery')).toBe(false);
  });

  it('detects a hash with outdated parameters', async () => {
    expect(isOutdated(await hashPassword('correct horse battery'))).toBe(false);
    expect(isOutdated('$argon2id$v=19$m=4096,t=1,p=1$c2FsdA$aGFzaA')).toBe(true);
  });
});
