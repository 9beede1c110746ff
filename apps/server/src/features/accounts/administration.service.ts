import type { Role } from '@quad/domain/access';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import type { Context } from '../../context.ts';
import { refuseDuplicate } from '../../db/errors.ts';
import { newId } from '../../db/ids.ts';
import { endSessions } from '../../plugins/session.ts';
import { mutate } from '../audit/audit.service.ts';
import { leaveComing } from '../registrations/departures.service.ts';
import { findByEmail, holdByEmail, insertUser, updateUser } from './accounts.repo.ts';
import type { UserRow } from './accounts.table.ts';
import { dropLinks } from './links.repo.ts';
import { refuseGuessable } from './passwordRules.ts';
import { hashPassword } from './passwords.ts';

export interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** Without one the owner sets it by the reset mail. */
  readonly password: string | undefined;
  readonly onboardingComplete: boolean;
}

/** Creates an account of any role: for the command line, where whoever runs it is trusted. */
export async function createAccount(context: Context, { password, ...person }: NewAccount): Promise<Outcome<UserRow>> {
  const hashed = password === undefined ? accept(null) : await hashNew(context, person, password);
  if (!hashed.ok) return hashed;
  const now = context.clock();
  const row = {
    instituteId: context.instituteId,
    id: newId(now),
    ...person,
    passwordHash: hashed.value,
    emailVerified: true,
    createdAt: now,
    updatedAt: now,
  };
  return refuseDuplicate(refuse('INVALID', ACCOUNT_TEXTS.userExists), () =>
    mutate(context, {}, async (tx) => {
      const value = await insertUser(tx, row);
      return accept({ value, audit: { action: 'account.create', subjectId: value.id, detail: { role: person.role } } });
    }),
  );
}

async function hashNew({ config }: Context, owner: { name: string; email: string }, password: string): Promise<Outcome<string>> {
  const strong = refuseGuessable(config.institute, owner, password);
  return strong.ok ? accept(await hashPassword(password)) : strong;
}

/**
 * Gives an account another role, and ends its sessions: what was opened without the role's rights does not come by them. No role
 * but STUDENT comes to a mailbox that nobody has proven, because anybody can register any address.
 */
export async function changeRole(context: Context, { email, role }: { email: string; role: Role }): Promise<Outcome<{ from: string }>> {
  return mutate(context, {}, async (tx) => {
    const user = await holdByEmail(tx, context.instituteId, email);
    if (!user) return unknownAccount(email);
    if (role !== 'STUDENT' && !user.emailVerified) {
      return refuse('CONFLICT', `Nobody has shown yet that the mailbox ${email} is theirs, so it cannot have the role ${role}.`);
    }
    await updateUser(tx, user, { role, updatedAt: context.clock() });
    const sessions = await endSessions(tx, context, user.id);
    return accept({
      value: { from: user.role },
      audit: { action: 'account.grant', subjectId: user.id, detail: { from: user.role, to: role, sessions } },
    });
  });
}

/** Ends all sessions of an account: of a lost telephone, or of somebody who left. Gives how many there were. */
export async function endAllSessions(context: Context, email: string): Promise<Outcome<number>> {
  return mutate(context, {}, async (tx) => {
    const user = await findByEmail(tx, context.instituteId, email);
    if (!user) return unknownAccount(email);
    const value = await endSessions(tx, context, user.id);
    return accept({ value, audit: { action: 'session.end-all', subjectId: user.id, detail: { sessions: value } } });
  });
}

/**
 * Closes an account: its sessions and its reset link end at once, and nobody signs in to it until it is enabled again. What
 * the person has done stays; places at what is still to come go to those who wait. Gives how many sessions there were.
 */
export async function disableAccount(context: Context, email: string): Promise<Outcome<number>> {
  return mutate(context, {}, async (tx) => {
    const user = await findByEmail(tx, context.instituteId, email);
    if (!user) return unknownAccount(email);
    const now = context.clock();
    // First the account, so that a sign-in that goes on meanwhile either sees it or has its session ended here.
    await updateUser(tx, user, { disabledAt: user.disabledAt ?? now, updatedAt: now });
    const value = await endSessions(tx, context, user.id);
    await dropLinks(tx, { instituteId: context.instituteId, userId: user.id });
    await leaveComing(tx, context, user.id);
    return accept({ value, audit: { action: 'account.disable', subjectId: user.id, detail: { sessions: value } } });
  });
}

/** Opens an account again that was disabled, as it was: with its password, its role and without sessions. */
export async function enableAccount(context: Context, email: string): Promise<Outcome<undefined>> {
  return mutate(context, {}, async (tx) => {
    const user = await findByEmail(tx, context.instituteId, email);
    if (!user) return unknownAccount(email);
    if (!user.disabledAt) return refuse('CONFLICT', `${email} is not disabled.`);
    await updateUser(tx, user, { disabledAt: null, updatedAt: context.clock() });
    return accept({ value: undefined, audit: { action: 'account.enable', subjectId: user.id, detail: {} } });
  });
}

export function unknownAccount(email: string): Outcome<never> {
  return refuse('NOT_FOUND', `Nobody has an account with ${email}.`);
}
