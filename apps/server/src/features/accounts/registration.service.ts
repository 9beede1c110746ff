import type { OnboardingInput, RegisterInput } from '@quad/domain/accounts';
import { isAdmissionYear } from '@quad/domain/accounts';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import { campusDay } from '@quad/domain/time';
import type { Actor, Context } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import { networkOf } from '../../plugins/address.ts';
import { mutate } from '../audit/audit.service.ts';
import { completeOnboarding, insertUser } from './accounts.repo.ts';
import type { UserRow } from './accounts.table.ts';
import { refuseDuplicate } from './duplicates.ts';
import { refuseGuessable } from './passwordRules.ts';
import { hashPassword, inHashingTurn } from './passwords.ts';

/**
 * Creates the account of somebody who registers: always a student, with an address that nobody has proved yet and a
 * roll number that onboarding settles. `address` is where the request comes from.
 */
export async function registerStudent(
  context: Context,
  { name, ID, email, password }: RegisterInput,
  address: string,
): Promise<Outcome<UserRow>> {
  const strong = refuseGuessable(context.config.institute, { name, email }, password);
  if (!strong.ok) return strong;
  const hashed = await inHashingTurn(networkOf(address), () => hashPassword(password));
  if (!hashed.ok) return hashed;
  const now = context.clock();
  const id = newId(now);
  const row = {
    instituteId: context.instituteId,
    id,
    name,
    email,
    rollNumber: ID,
    passwordHash: hashed.value,
    createdAt: now,
    updatedAt: now,
  };
  return refuseDuplicate(refuse('INVALID', ACCOUNT_TEXTS.userExists), () =>
    mutate(context, { actor: { userId: id } }, async (tx) => {
      const value = await insertUser(tx, { ...row, role: 'STUDENT' });
      return accept({ value, audit: { action: 'account.register', subjectId: id } });
    }),
  );
}

/** Completes the own account, once. The roll number is settled by it for good. */
export async function onboard(context: Context, { userId }: Pick<Actor, 'userId'>, input: OnboardingInput): Promise<Outcome<UserRow>> {
  const { timeZone } = context.config.institute;
  const currentYear = Number(campusDay(context.clock(), timeZone).slice(0, 4));
  if (!isAdmissionYear({ year: input.add_year, currentYear })) {
    return refuse('INVALID', ACCOUNT_TEXTS.admissionYearInvalid, { add_year: ACCOUNT_TEXTS.admissionYearInvalid });
  }
  const settled = {
    rollNumber: input.ID_No,
    phone: input.mobile_no,
    batchYear: input.add_year,
    program: input.Program,
    branch: input.discipline,
    updatedAt: context.clock(),
  };
  const taken = 'This ID number belongs to another account.';
  return refuseDuplicate(refuse('DUPLICATE', taken, { ID_No: taken }), () =>
    mutate(context, { actor: { userId } }, async (tx) => {
      const value = await completeOnboarding(tx, { instituteId: context.instituteId, id: userId }, settled);
      if (!value) return refuse('CONFLICT', 'Your registration is complete already.');
      return accept({ value, audit: { action: 'account.onboard', subjectId: userId } });
    }),
  );
}
