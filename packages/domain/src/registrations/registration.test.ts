import * as v from 'valibot';
import { expect, it } from 'vitest';
import { AddRegistrationInput, RegistrationMailInput, RemoveRegistrationInput } from './registration.ts';

it('registration inputs trim their texts, and a mail excludes the waiting list by default', () => {
  expect(v.parse(RemoveRegistrationInput, { reason: ' Only first years play. ' })).toEqual({ reason: 'Only first years play.' });
  expect(v.parse(RegistrationMailInput, { subject: ' Kits ', text: ' Bring yours. ' })).toEqual({
    subject: 'Kits',
    text: 'Bring yours.',
    includes_waiting: false,
  });
});

it.each([
  [AddRegistrationInput, {}, 'Choose a student from the list.'],
  [AddRegistrationInput, { user_id: ' ' }, 'Choose a student from the list.'],
  [RemoveRegistrationInput, { reason: ' ' }, 'Enter a reason. The student will see it.'],
  [RegistrationMailInput, { subject: '', text: 'x' }, 'Enter a subject.'],
  [RegistrationMailInput, { subject: 'x', text: ' ' }, 'Enter what you want to tell them.'],
] as const)('registration inputs reject a missing value: %#', (schema, input, message) => {
  expect(v.safeParse(schema as v.GenericSchema, input).issues?.[0]?.message).toBe(message);
});
