import type { Role } from '@quad/domain/access';
import { ACCOUNT_TEXTS, sentence } from '@quad/domain/messages';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { refuseDuplicate } from '../../db/errors.ts';
import { newId } from '../../db/ids.ts';
import { enqueueMail } from '../../mail/mailQueue.ts';
import { endSessions } from '../../plugins/session.ts';
import { type Author, auditedTransaction } from '../audit/audit.service.ts';
import { settleOffice } from '../notifications/notifier.service.ts';
import { leaveUpcomingEvents } from '../registrations/departures.service.ts';
import {
  countOtherAdministrators,
  findAdministrators,
  findByEmail,
  findById,
  findEndedRoles,
  insertUser,
  lockAdministrators,
  lockByEmail,
  updateUser,
} from './accounts.repo.ts';
import type { UserRow } from './accounts.table.ts';
import { dropLinks } from './links.repo.ts';
import { dropPasskeys } from './passkeys.repo.ts';
import { refuseGuessable } from './passwordRules.ts';
import { hashPassword } from './passwords.ts';
import { revokePersonalUrls } from './personalUrls.service.ts';

export interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** If left out, the owner sets one with a password reset. */
  readonly password: string | undefined;
  readonly onboardingComplete: boolean;
}

/** Creates an account with any role. For the command line only, where whoever runs it is trusted. */
export async function createAccount(context: Context, { password, ...person }: NewAccount): Promise<Result<UserRow>> {
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
    auditedTransaction(context, {}, async (tx) => {
      const value = await insertUser(tx, row);
      return accept({ value, audit: { action: 'account.create', subjectId: value.id, detail: { role: person.role } } });
    }),
  );
}

async function hashNew({ config }: Context, owner: { name: string; email: string }, password: string): Promise<Result<string>> {
  const strong = await refuseGuessable(config.institute, owner, password);
  return strong.ok ? accept(await hashPassword(password)) : strong;
}

/** A new role, and when it ends by itself. */
export interface RoleChange {
  readonly email: string;
  readonly role: Role;
  readonly until?: Date | null;
}

/**
 * Changes the role of an account and ends its sessions, so that an older session does not get the new rights. An unverified address gets no
 * role but STUDENT, because anybody can register any address.
 */
export async function changeRole(
  context: Context,
  { email, role, until = null }: RoleChange,
  author: Author = {},
): Promise<Result<{ from: string }>> {
  return auditedTransaction(context, author, async (tx) => {
    const user = await lockByEmail(tx, context.instituteId, email);
    if (!user) return unknownAccount(email);
    if (role !== 'STUDENT' && !user.emailVerified) {
      return refuse('CONFLICT', sentence`The address ${email} is not confirmed yet, so it cannot have the role ${role}.`);
    }
    const sessions = await saveRole(tx, context, user, { role, until });
    const detail = { from: user.role, to: role, ...(until && { until: until.toISOString() }), sessions };
    return accept({ value: { from: user.role }, audit: { action: 'account.grant', subjectId: user.id, detail } });
  });
}

/**
 * Stores a role and ends the sessions of accounts whose role changes; what waited for them by the former role does not any more. Returns the
 * number of sessions. A role that was not granted by a provider's groups is not changed by groups later.
 */
export async function saveRole(
  tx: Database,
  context: Pick<Context, 'clock' | 'instituteId'>,
  user: Pick<UserRow, 'instituteId' | 'id' | 'role'>,
  { role, until, from = null }: { role: string; until: Date | null; from?: string | null },
): Promise<number> {
  const isStudent = role === 'STUDENT';
  await updateUser(tx, user, { role, roleFrom: from, roleUntil: isStudent ? null : until, updatedAt: context.clock() });
  if (user.role !== role) await settleOffice(tx, context, user.id);
  return endSessions(tx, context, user.id);
}

/**
 * Ends all sessions of an account, for example after a phone was lost or somebody left, and also its personal URLs unless they are to stay.
 * Returns the number of sessions.
 */
export async function endAllSessions(
  context: Context,
  email: string,
  author: Author = {},
  { keepsAddresses = false }: { keepsAddresses?: boolean | undefined } = {},
): Promise<Result<number>> {
  return auditedTransaction(context, author, async (tx) => {
    const user = await findByEmail(tx, context.instituteId, email);
    if (!user) return unknownAccount(email);
    const value = await endSessions(tx, context, user.id);
    if (!keepsAddresses) await revokePersonalUrls(tx, context, { userId: user.id, actorId: author.actor?.userId });
    return accept({ value, audit: { action: 'session.end-all', subjectId: user.id, detail: { sessions: value } } });
  });
}

/**
 * Removes all passkeys of a person who has lost every device, ends the sessions, and notifies the owner by mail. For the command line only,
 * where whoever runs it has verified the request. Returns the number of passkeys.
 */
export async function removePasskeys(context: Context, email: string): Promise<Result<number>> {
  return auditedTransaction(context, {}, async (tx) => {
    const user = await lockByEmail(tx, context.instituteId, email);
    if (!user) return unknownAccount(email);
    const value = await dropPasskeys(tx, { instituteId: context.instituteId, userId: user.id });
    const sessions = await endSessions(tx, context, user.id);
    if (value > 0) await enqueueMail(tx, context, { kind: 'passkey-removed', recipientId: user.id });
    return accept({ value, audit: { action: 'account.remove-passkeys', subjectId: user.id, detail: { passkeys: value, sessions } } });
  });
}

/**
 * Disables an account: its sessions and reset link end at once, and nobody can sign in until it is enabled. The person's records stay;
 * their places at future events go to the waiting list. Returns the number of sessions.
 */
export async function disableAccount(context: Context, email: string, author: Author = {}): Promise<Result<number>> {
  return auditedTransaction(context, author, async (tx) => {
    const user = await findByEmail(tx, context.instituteId, email);
    if (!user) return unknownAccount(email);
    const enough = await checkAdministratorsLeft(tx, user);
    if (!enough.ok) return enough;
    const now = context.clock();
    // Updates the account first, so that a concurrent sign-in either sees the change or has its session ended here.
    await updateUser(tx, user, { disabledAt: user.disabledAt ?? now, updatedAt: now });
    const value = await endSessions(tx, context, user.id);
    await dropLinks(tx, { instituteId: context.instituteId, userId: user.id });
    await leaveUpcomingEvents(tx, context, user.id);
    return accept({ value, audit: { action: 'account.disable', subjectId: user.id, detail: { sessions: value } } });
  });
}

/** Enables a disabled account with its former password and role, without sessions. */
export async function enableAccount(context: Context, email: string, author: Author = {}): Promise<Result<undefined>> {
  return auditedTransaction(context, author, async (tx) => {
    const user = await findByEmail(tx, context.instituteId, email);
    if (!user) return unknownAccount(email);
    if (!user.disabledAt) return refuse('CONFLICT', sentence`${email} is not disabled.`);
    await updateUser(tx, user, { disabledAt: null, updatedAt: context.clock() });
    return accept({ value: undefined, audit: { action: 'account.enable', subjectId: user.id, detail: {} } });
  });
}

/** Minimum number of administrators who can sign in. A single one could be locked out, or act without control. */
const MIN_ADMINISTRATORS = 2;

/** Checks that enough administrators remain without this one, and prevents concurrent removals. */
async function checkAdministratorsLeft(tx: Database, user: UserRow): Promise<Result<undefined>> {
  if (!user.administratorSince) return accept(undefined);
  await lockAdministrators(tx, user.instituteId);
  const left = await countOtherAdministrators(tx, user);
  if (left >= MIN_ADMINISTRATORS) return accept(undefined);
  return refuse('CONFLICT', sentence`${user.email} is one of the last administrators: add two others first.`);
}

/**
 * Grants the administrator right, in addition to the role. For the command line only. Administrators have to type their password, so an
 * account without one is refused, and so is one with an unverified address.
 */
export function makeAdministrator(context: Context, email: string): Promise<Result<{ count: number }>> {
  return auditedTransaction(context, {}, async (tx) => {
    const user = await lockByEmail(tx, context.instituteId, email);
    if (!user) return unknownAccount(email);
    if (user.disabledAt) return refuse('CONFLICT', sentence`${email} is disabled.`);
    if (!user.emailVerified) return refuse('CONFLICT', sentence`The address ${email} is not confirmed yet.`);
    if (!user.passwordHash) return refuse('CONFLICT', sentence`${email} has no password, and administration asks for it regularly.`);
    const count = (await countOtherAdministrators(tx, user)) + 1;
    if (user.administratorSince) return accept({ value: { count }, audit: undefined });
    await updateUser(tx, user, { administratorSince: context.clock(), updatedAt: context.clock() });
    const sessions = await endSessions(tx, context, user.id);
    return accept({ value: { count }, audit: { action: 'administration.grant', subjectId: user.id, detail: { sessions } } });
  });
}

/** Revokes the administrator right, if two other administrators remain. */
export function dismissAdministrator(context: Context, email: string): Promise<Result<undefined>> {
  return auditedTransaction(context, {}, async (tx) => {
    const user = await findByEmail(tx, context.instituteId, email);
    if (!user) return unknownAccount(email);
    if (!user.administratorSince) return refuse('CONFLICT', sentence`${email} is no administrator.`);
    const enough = await checkAdministratorsLeft(tx, user);
    if (!enough.ok) return enough;
    await updateUser(tx, user, { administratorSince: null, updatedAt: context.clock() });
    const sessions = await endSessions(tx, context, user.id);
    return accept({ value: undefined, audit: { action: 'administration.revoke', subjectId: user.id, detail: { sessions } } });
  });
}

/** Whether somebody has the administrator right and can sign in. */
export async function isAdministrator(db: Database, instituteId: string, userId: string): Promise<boolean> {
  const user = await findById(db, instituteId, userId);
  return user !== undefined && user.administratorSince !== null && user.disabledAt === null;
}

/** All administrators, by name. */
export function listAdministrators({ db, instituteId }: Context): Promise<UserRow[]> {
  return findAdministrators(db, instituteId);
}

/** Changes people whose role has ended back to students. Their sessions have had only a student's rights since then. */
export async function endRoles(context: Context): Promise<void> {
  for (const { email } of await findEndedRoles(context.db, context.instituteId, context.clock())) {
    await auditedTransaction(context, {}, async (tx) => {
      const user = await lockByEmail(tx, context.instituteId, email);
      if (!user?.roleUntil || user.roleUntil > context.clock()) return accept({ value: undefined, audit: undefined });
      const sessions = await saveRole(tx, context, user, { role: 'STUDENT', until: null });
      const detail = { from: user.role, to: 'STUDENT', ended: user.roleUntil.toISOString(), sessions };
      return accept({ value: undefined, audit: { action: 'account.grant', subjectId: user.id, detail } });
    });
  }
}

export function unknownAccount(email: string): Result<never> {
  return refuse('NOT_FOUND', sentence`Nobody has an account with ${email}.`);
}
