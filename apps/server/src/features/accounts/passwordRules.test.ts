import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORD_WORDS } from './commonPasswords.ts';
import { refuseGuessable } from './passwordRules.ts';

const owner = { name: 'Asha Patil', email: 'asha.patil@campus.example' };
const check = (password: string) => refuseGuessable({ ...DEFAULT_INSTITUTE, portalTitle: 'Agora' }, owner, password);

describe('refuseGuessable', () => {
  it.each([
    'campus-demo-2026',
    'Password@12345',
    'agora-agora-agora',
    'asha.patil-2004',
    'iloveyou1234',
    'krishna@1008',
    'Qwerty!234567',
    'Polniypizdec0211',
    'ghbdtnrfrltkf',
  ])('rejects an easily guessed password: %s', async (password) =>
    expect(await check(password)).toMatchObject({
      ok: false,
      refusal: {
        code: 'INVALID',
        message: 'This password is easy to guess. Use a phrase that says nothing about you or the institute.',
        fieldErrors: { password: 'This password is easy to guess. Use a phrase that says nothing about you or the institute.' },
      },
    }),
  );

  it.each(['correct horse battery', 'seven kettles sing', 'tE9#vu2Lq!xB', 'a long pass phrase', 'long enough to keep'])(
    'accepts a password that is hard to guess: %s',
    async (password) => expect(await check(password)).toEqual({ ok: true, value: undefined }),
  );

  it('uses more than 900 common words, all in lower case', () => {
    expect(COMMON_PASSWORD_WORDS.length).toBeGreaterThan(900);
    expect(COMMON_PASSWORD_WORDS.filter((word) => word !== word.toLowerCase())).toEqual([]);
  });
});
