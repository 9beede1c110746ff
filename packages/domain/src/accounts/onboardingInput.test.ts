import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isAdmissionYear, OnboardingInput, onboardingInput } from './onboardingInput.ts';

const Form = onboardingInput({ currentYear: 2026 });
const right = {
  name: 'Asha Patil',
  email: 'asha@campus.example',
  ID_No: '20240101',
  mobile_no: '9876543210',
  add_year: '2024',
  Program: 'B.Tech',
  discipline: 'Physics',
};

function messages(input: unknown): Record<string, string> {
  const issues = v.safeParse(Form, input).issues ?? [];
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]));
}

describe('onboardingInput', () => {
  it('accepts valid form input unchanged', () => expect(v.parse(Form, right)).toEqual(right));
  it('accepts the admission year as a number', () => expect(v.parse(Form, { ...right, add_year: 2026 }).add_year).toBe('2026'));

  it('reports a separate message for every missing field', () => {
    expect(messages({})).toEqual({
      ID_No: 'ID Number is required',
      mobile_no: 'Mobile number must be 10 digits',
      add_year: 'Invalid admission year',
      Program: 'Program is required',
      discipline: 'Discipline is required',
    });
  });

  it.each([
    ['ID_No', '  ', 'ID Number is required'],
    ['mobile_no', '987654321', 'Mobile number must be 10 digits'],
    ['mobile_no', '98765432100', 'Mobile number must be 10 digits'],
    ['mobile_no', '98765abcde', 'Mobile number must be 10 digits'],
    ['add_year', '', 'Invalid admission year'],
    ['add_year', '2015', 'Invalid admission year'],
    ['add_year', '2027', 'Invalid admission year'],
    ['add_year', '2024.5', 'Invalid admission year'],
    ['Program', '', 'Program is required'],
    ['discipline', ' ', 'Discipline is required'],
  ])('rejects %s %j', (field, value, message) => expect(messages({ ...right, [field]: value })).toEqual({ [field]: message }));
});

describe('roll number format', () => {
  const Strict = onboardingInput({ currentYear: 2026, isTaken: (number) => number === '2026.CS.42' });

  it.each([
    ['2026/CS-42', true],
    ['2026.CS.42', true],
    ['2026.CS.43', false],
    ['2026 CS 43', false],
    ['2'.repeat(20), true],
    ['2'.repeat(21), false],
  ])('accepts %s: %s', (ID_No, isTaken) => {
    expect(v.is(Strict, { ...right, ID_No })).toBe(isTaken);
  });

  it('is checked by onboardingInput but not by OnboardingInput', () => {
    expect(v.is(OnboardingInput, { ...right, ID_No: '2026.CS.43' })).toBe(true);
    expect(v.safeParse(Strict, { ...right, ID_No: '2026.CS.43' }).issues?.[0]?.message).toBe(
      'A roll number has letters, digits, - and / only.',
    );
  });
});

describe('OnboardingInput', () => {
  it('rejects an admission year that is too early, but accepts a future one', () => {
    expect(v.is(OnboardingInput, { ...right, add_year: '2099' })).toBe(true);
    expect(v.is(OnboardingInput, { ...right, add_year: '2015' })).toBe(false);
  });
});

describe('isAdmissionYear', () => {
  it.each([
    ['2016', true],
    ['2026', true],
    ['2015', false],
    ['2027', false],
    ['20261', false],
    ['twenty', false],
  ])('given %s in 2026 returns %s', (year, expected) => expect(isAdmissionYear({ year, currentYear: 2026 })).toBe(expected));
});
