import * as v from 'valibot';
import { expect, it } from 'vitest';
import { NewPassword } from './newPassword.ts';

function messages(password: unknown): string[] | undefined {
  return v.safeParse(NewPassword, password).issues?.map(({ message }) => message);
}

it.each(['a'.repeat(12), 'a'.repeat(128), ' spaces count ', 'é'.repeat(12)])('accepts %s unchanged as a new password', (password) =>
  expect(v.parse(NewPassword, password)).toBe(password),
);

it.each([
  ['', 'Enter a password.'],
  [null, 'Enter a password.'],
  ['a'.repeat(11), 'Use at least 12 characters for the password.'],
  ['\u{1F511}'.repeat(11), 'Use at least 12 characters for the password.'],
  ['e\u0301'.repeat(11), 'Use at least 12 characters for the password.'],
  ['a'.repeat(129), 'Use at most 128 characters for the password.'],
])('rejects %j as a new password', (password, message) => expect(messages(password)).toEqual([message]));
