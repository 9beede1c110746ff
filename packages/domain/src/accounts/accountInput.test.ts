import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ForgotPasswordInput, ProofInput, RegisterInput, ResetPasswordInput, registerInput, TakeOverInput } from './accountInput.ts';
import { LoginInput } from './loginInput.ts';

const asha = { name: 'Asha Patil', ID: '20240101', email: 'asha.patil@campus.example', password: 'long enough to keep' };

function errors(schema: v.GenericSchema<unknown, unknown>, input: unknown): Record<string, string> {
  const issues = v.safeParse(schema, input).issues ?? [];
  return Object.fromEntries(issues.toReversed().map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
}

describe('LoginInput', () => {
  it('trims the email address and keeps the password unchanged', () => {
    expect(v.parse(LoginInput, { email: ' asha@campus.example ', password: ' x ' })).toEqual({
      email: 'asha@campus.example',
      password: ' x ',
    });
  });
  it('requires an email address and a password', () => {
    expect(errors(LoginInput, {})).toEqual({ email: 'Enter your email address.', password: 'Enter your password.' });
    expect(errors(LoginInput, { email: '', password: '' })).toEqual({
      email: 'Enter your email address.',
      password: 'Enter your password.',
    });
  });
  it('rejects an invalid email address and a password that is too long', () => {
    expect(errors(LoginInput, { email: 'asha', password: 'x'.repeat(1001) })).toEqual({
      email: 'Please enter a valid email address.',
      password: 'Login failed. Please check your credentials.',
    });
  });
});

describe('RegisterInput', () => {
  it('accepts the roll number as text or number', () => {
    expect(v.parse(RegisterInput, asha).ID).toBe('20240101');
    expect(v.parse(RegisterInput, { ...asha, ID: 20240101 }).ID).toBe('20240101');
  });

  it.each([
    ['', 'ID Number is required'],
    [null, 'ID Number is required'],
    [undefined, 'ID Number is required'],
    ['2024A', 'The ID must be a number.'],
    ['1'.repeat(21), 'Keep the ID within 20 digits.'],
  ])('rejects the ID %s', (ID, message) => expect(errors(RegisterInput, { ...asha, ID })).toEqual({ ID: message }));

  it.each([-1, 1.5, 2 ** 60])('rejects the number %d as an ID', (ID) => expect(v.is(RegisterInput, { ...asha, ID })).toBe(false));

  it('reports every missing field at once', () => {
    expect(errors(RegisterInput, {})).toEqual({
      name: 'Enter your name.',
      ID: 'ID Number is required',
      email: 'Enter your email address.',
      password: 'Enter a password.',
    });
  });
});

describe('registerInput', () => {
  const Form = registerInput('campus.example');
  it('accepts an institute email address in any case', () => expect(v.is(Form, { ...asha, email: 'Asha@CAMPUS.example' })).toBe(true));
  it('names the institute domain when rejecting an address of another domain', () => {
    expect(errors(Form, { ...asha, email: 'asha@mail.example' })).toEqual({ email: 'Please use an @campus.example email address.' });
  });
  it('reports the domain error together with other errors', () => {
    expect(Object.keys(errors(Form, { ...asha, email: 'asha@mail.example', name: '' }))).toEqual(expect.arrayContaining(['email', 'name']));
  });
});

it('requires a valid email address for a forgotten password', () => {
  expect(errors(ForgotPasswordInput, { email: 'asha' })).toEqual({ email: 'Please enter a valid email address.' });
  expect(v.is(ForgotPasswordInput, { email: 'asha@campus.example' })).toBe(true);
});

it('requires a new password for a password reset', () => {
  expect(errors(ResetPasswordInput, {})).toEqual({ password: 'Enter a password.' });
  expect(v.is(ResetPasswordInput, { password: 'long enough to keep' })).toBe(true);
});

describe('confirming an email address', () => {
  it('accepts an empty input, and validates a name and password if given', () => {
    expect(v.parse(ProofInput, {})).toEqual({});
    expect(v.parse(ProofInput, { name: ' Asha Patil ', password: asha.password })).toEqual({ name: 'Asha Patil', password: asha.password });
    const wrong = { name: 'Asha\u0000', password: 'short' };
    const expected = { name: 'Remove the characters that cannot be shown.', password: 'Use at least 12 characters for the password.' };
    expect(errors(ProofInput, wrong)).toEqual(expected);
    expect(errors(TakeOverInput, wrong)).toEqual(expected);
  });

  it('requires a name and a password to take over an account', () => {
    expect(errors(TakeOverInput, {})).toEqual({ name: 'Enter your name.', password: 'Enter a password.' });
    expect(errors(TakeOverInput, { name: ' ', password: '' })).toEqual({ name: 'Enter your name.', password: 'Enter a password.' });
  });
});
