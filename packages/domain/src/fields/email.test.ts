import { expect, it, vi } from 'vitest';
import { isEmailShaped } from './email.ts';

it.each(['asha@campus.example', 'a.b_c%d+e-f@mail.campus.example'])('isEmailShaped accepts %s', (text) =>
  expect(isEmailShaped(text)).toBe(true),
);

it.each([
  '',
  'asha',
  'asha@',
  '@campus.example',
  'asha@campus',
  'as ha@campus.example',
  'a@b@campus.example',
  `${'a'.repeat(250)}@campus.example`,
])('isEmailShaped rejects %s', (text) => expect(isEmailShaped(text)).toBe(false));

it('isEmailShaped rejects an overlong text without running the regular expression', () => {
  const search = vi.spyOn(RegExp.prototype, 'test');
  const isShaped = isEmailShaped(`a@${'.a'.repeat(200_000)}@`);
  const searches = search.mock.calls.length;
  search.mockRestore();
  expect([isShaped, searches]).toEqual([false, 0]);
});
