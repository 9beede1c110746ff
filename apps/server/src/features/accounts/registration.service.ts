import type { OnboardingInput, RegisterInput } from '@quad/domain/accounts';
import { isAdmissionYear, isRollNumber } from '@quad/domain/accounts';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { campusDay } from '@quad/domain/time';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { refuseDuplicate } from '../../db/errors.ts';
import { newId } from '../../db/ids.ts';
import { enqueueMail } from '../../mail/mailQueue.ts';
import { networkOf } from '../../plugins/address.ts';
import { auditedTransaction, record } from '../audit/audit.service.ts';
import { completeOnboarding, insertUser, isUnopened, lockByEmail, releaseProvisional, updateUser } from './accounts.repo.ts';
import type { UserRow } from './accounts.table.ts';
import { rollNumbersByProviders } from './identities.repo.ts';
import { refuseGuessable } from './passwordRules.ts';
import { hashPassword, queueHashing } from './passwords.ts';
import { findByRollNumber, findInRoster, hasRoster } from './roster.repo.ts';

/**
 * Creates the account of a person who registers: always a student, with an unverified address, to which a link is mailed, and a provisional
 * roll number that becomes final in onboarding. A number that belongs to somebody else in the roster is not stored. Besides the form it
 * takes the IP address and the hash of the browser's token.
 */
export async function registerStudent(
  context: Context,
  { name, ID, email, password }: RegisterInput,
  registrant: { readonly address: string; readonly hash: string },
): Promise<Result<UserRow>> {
  const strong = await refuseGuessable(context.config.institute, { name, email }, password);
  if (!strong.ok) return strong;
  const own = await findByRollNumber(context.db, context.instituteId, ID);
  if (own && own.email !== email.toLowerCase()) return NOT_OWN('ID');
  const hashed = await queueHashing(networkOf(registrant.address), () => hashPassword(password));
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
    emailClaimed: true,
    registrantHash: registrant.hash,
    createdAt: now,
    updatedAt: now,
  };
  return refuseDuplicate(refuse('INVALID', ACCOUNT_TEXTS.userExists), () =>
    auditedTransaction(context, {}, async (tx) => {
      if (own) await releaseProvisional(tx, context.instituteId, ID, id);
      const value = await openOrInsert(tx, { ...row, role: 'STUDENT' });
      await enqueueMail(tx, context, { kind: 'mailbox-proof', recipientId: value.id });
      await record(tx, context, value.id, { action: 'account.register', subjectId: value.id });
      return accept({ value, audit: undefined });
    }),
  );
}

/**
 * Registering with the address of an account that was created by an import and never opened opens that account, which counts as created now:
 * what it has from before is not the registrant's. Otherwise inserts a new one.
 */
async function openOrInsert(tx: Database, row: Parameters<typeof insertUser>[1]): Promise<UserRow> {
  const listed = await lockByEmail(tx, row.instituteId, row.email);
  if (!listed || !isUnopened(listed) || listed.role !== 'STUDENT' || listed.disabledAt) return insertUser(tx, row);
  const { id: _new, ...changes } = row;
  await updateUser(tx, listed, changes);
  return { ...listed, ...changes } as UserRow;
}

const NOT_OWN = (field: string) => refuse('INVALID', ACCOUNT_TEXTS.rollNumberNotOwn, { [field]: ACCOUNT_TEXTS.rollNumberNotOwn });

type OnboardingPerson = Pick<Actor, 'userId' | 'username' | 'isUnverified'>;

/** Completes the requester's own account, once. The roll number becomes final; where there is a roster, it must be the one in it. */
export async function onboard(
  context: Context,
  { userId, username, isUnverified }: OnboardingPerson,
  input: OnboardingInput,
): Promise<Result<UserRow>> {
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
    auditedTransaction(context, { actor: { userId } }, async (tx) => {
      const known = await checkRoster(tx, context, { email: username, rollNumber: input.ID_No });
      if (!known.ok) return known;
      // If the person is not in the roster, a provider of the institute may know the number.
      const rollNumbers = await rollNumbersByProviders(tx, { instituteId: context.instituteId, id: userId });
      if (rollNumbers.length > 0 && !rollNumbers.includes(input.ID_No) && !known.value.isListed) return NOT_OWN('ID_No');
      // A number that the institute already uses stays valid, whatever its form.
      if (rollNumbers.length === 0 && !known.value.isListed && !isRollNumber(input.ID_No)) {
        return refuse('INVALID', ACCOUNT_TEXTS.rollNumberForm, { ID_No: ACCOUNT_TEXTS.rollNumberForm });
      }
      await releaseProvisional(tx, context.instituteId, input.ID_No, userId);
      const own = { instituteId: context.instituteId, id: userId, emailVerified: !isUnverified };
      const value = await completeOnboarding(tx, own, settled);
      if (!value) return refuse('CONFLICT', 'Your registration is already complete.');
      return accept({ value, audit: { action: 'account.onboard', subjectId: userId } });
    }),
  );
}

/** Checks that the roster, if there is one, has this number for the person with this address. Also returns whether the person is listed. */
async function checkRoster(
  tx: Database,
  { config, instituteId }: Context,
  { email, rollNumber }: { email: string; rollNumber: string },
): Promise<Result<{ isListed: boolean }>> {
  const own = await findInRoster(tx, instituteId, email);
  if (own) return own.rollNumber === rollNumber ? accept({ isListed: true }) : NOT_OWN('ID_No');
  if (!(await hasRoster(tx, instituteId))) return accept({ isListed: false });
  const text = { text: ACCOUNT_TEXTS.notInRoster, values: { institute: config.institute.name } };
  return refuse('FORBIDDEN', text, { ID_No: text });
}
