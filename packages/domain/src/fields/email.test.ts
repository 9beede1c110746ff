import { expect, it } from 'vitest';
import { isEmailShaped } from './email.ts';

it.each(['asha@campus.example', 'a.b_c%d+e-f@mail.campus.example'])('takes %s', (text) => expect(isEmailShaped(text)).toBe(true));

it.each([
  '',
  'asha',
  'asha@',
  '@campus.example',
  'asha@campus',
  'as ha@campus.example',
  'a@b@campus.example',
  `${'a'.repeat(250)}@campus.example`,
])('refuses %s', (text) => expect(isEmailShaped(text)).toBe(false));

it('answers at once for a long text made to be slow', () => {
  const started = performance.now();
  isEmailShaped(`a@${'.a'.repeat(200_000)}@`);
  expect(performance.now() - started).toBeLessThan(1000);
});
