import { expect, it, vi } from 'vitest';
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

it('does not search a text that is too long, which could be made to take forever', () => {
  const search = vi.spyOn(RegExp.prototype, 'test');
  const isShaped = isEmailShaped(`a@${'.a'.repeat(200_000)}@`);
  const searches = search.mock.calls.length;
  search.mockRestore();
  expect([isShaped, searches]).toEqual([false, 0]);
});
