import { describe, expect, it } from 'vitest';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';

async function hash(password: string): Promise<string> {
  const hashed = await hashPassword(password);
  if (!hashed.ok) throw new Error(hashed.refusal.message);
  return hashed.value;
}

describe('a password', () => {
  it('matches itself and nothing else', async () => {
    const stored = await hash('correct horse battery');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(stored, 'correct horse battery')).toEqual({ ok: true, value: true });
    expect(await verifyPassword(stored, 'correct horse batterx')).toEqual({ ok: true, value: false });
    expect(await hash('correct horse battery')).not.toBe(stored);
  });

  it('matches however its accents were typed', async () => {
    expect(await verifyPassword(await hash('caf\u00e9 au lait, twice'), 'cafe\u0301 au lait, twice')).toEqual({ ok: true, value: true });
  });

  it.each([null, undefined])('matches nothing where there is no hash (%s)', async (missing) => {
    expect(await verifyPassword(missing, 'correct horse battery')).toEqual({ ok: true, value: false });
  });

  it('is hashed anew when the parameters have changed', async () => {
    expect(isOutdated(await hash('correct horse battery'))).toBe(false);
    expect(isOutdated('$argon2id$v=19$m=4096,t=1,p=1$c2FsdA$aGFzaA')).toBe(true);
  });

  it('waits for its turn, and is refused when too many wait', async () => {
    const outcomes = await Promise.all(Array.from({ length: 70 }, () => hashPassword('correct horse battery')));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(68);
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'UNAVAILABLE' } });
    expect((await hashPassword('correct horse battery')).ok).toBe(true);
  });
});
