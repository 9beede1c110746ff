import { type GroupRole, roleByGroups } from '@quad/domain/access';
import { LONGEST_TITLE } from '@quad/domain/fields';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import type { SignInProvider } from '../../config.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { refuseDuplicate } from '../../db/errors.ts';
import { newId } from '../../db/ids.ts';
import { endSessions } from '../../plugins/session.ts';
import { auditedTransaction, type Change, record } from '../audit/audit.service.ts';
import { findByGoogleSubject, insertUser, isSettledNumber, lockByEmail, releaseProvisional, updateUser } from './accounts.repo.ts';
import type { UserRow } from './accounts.table.ts';
import { saveRole } from './administration.service.ts';
import { findSubject, lockByIdentity, saveIdentity } from './identities.repo.ts';
import type { Identity } from './identity.ts';
import { dropLinks } from './links.repo.ts';
import { proveMailbox } from './mailboxProof.service.ts';
import type { Requester } from './requester.ts';
import { findByRollNumber } from './roster.repo.ts';

/** Who comes back from a provider, from which, and what the browser tells about who it was before. */
export interface Arrival {
  readonly identity: Identity;
  readonly requester: Requester;
  /** One of the institute's own; undefined for Google. */
  readonly provider?: Pick<SignInProvider, 'name' | 'groupRoles'> | undefined;
}

/**
 * The account of an identity that nothing is known against: known by its subject, linked by its address, or new. One that is disabled
 * is refused like one that belongs to somebody else, and stays as it is.
 */
export async function accountOf(context: Context, arrival: Arrival): Promise<Outcome<UserRow>> {
  const once = () => auditedTransaction(context, {}, (tx) => findLinkOrCreate(tx, context, arrival));
  const first = await refuseDuplicate(refuse('IN_PROGRESS', 'Another sign-in of the same person was faster.'), once);
  return !first.ok && first.refusal.code === 'IN_PROGRESS' ? once() : first;
}

async function findLinkOrCreate(tx: Database, context: Context, arrival: Arrival): Promise<Outcome<Change<UserRow>>> {
  const { identity } = arrival;
  const account = (await lockLinked(tx, context, arrival)) ?? (await lockByEmail(tx, context.instituteId, identity.email));
  if (!account) return accept(await settled(tx, context, arrival, await create(tx, context, arrival)));
  if (account.disabledAt) return refuseOther();
  // Found by its address, too, where another sign-in of the same person has just made or linked it.
  const subject = await subjectOf(tx, account, arrival);
  if (subject === identity.subject) return accept(await settled(tx, context, arrival, { value: account, audit: undefined }));
  return subject ? refuseOther() : accept(await settled(tx, context, arrival, await link(tx, context, account, arrival)));
}

function refuseOther(): Outcome<never> {
  return refuse('CONFLICT', 'This address is linked with another account of the provider.');
}

function lockLinked(tx: Database, { instituteId }: Context, { identity: { subject }, provider }: Arrival): Promise<UserRow | undefined> {
  return provider ? lockByIdentity(tx, { instituteId, provider: provider.name, subject }) : findByGoogleSubject(tx, instituteId, subject);
}

async function subjectOf(tx: Database, { instituteId, id, googleSubject }: UserRow, { provider }: Arrival): Promise<string | null> {
  if (!provider) return googleSubject;
  return (await findSubject(tx, { instituteId, provider: provider.name, userId: id })) ?? null;
}

/**
 * Links an account with the identity of the same address. Where nobody had proven the address, somebody else may have registered it
 * beforehand: unless this browser is signed in to it, that password, those sessions and those links end here, and so does what was
 * entered, unless this browser registered.
 */
async function link(tx: Database, context: Context, user: UserRow, { identity, requester, provider }: Arrival): Promise<Change<UserRow>> {
  const isOwn = user.emailVerified || requester.userId === user.id;
  const keepsPassword = isOwn && user.passwordHash !== null;
  const { changes: proven, isEmptied } = await proveMailbox(tx, context, user, { requester, name: readableName(identity.name) });
  const changes = {
    ...proven,
    updatedAt: context.clock(),
    ...(provider ? {} : { googleSubject: identity.subject }),
    ...(keepsPassword ? {} : { passwordHash: null, ...(provider ? {} : { strategy: 'google' as const }) }),
  };
  await updateUser(tx, user, changes);
  if (!keepsPassword) {
    await endSessions(tx, context, user.id);
    await dropLinks(tx, { instituteId: context.instituteId, userId: user.id });
  }
  const detail = {
    passwordRemoved: user.passwordHash !== null && !keepsPassword,
    emptied: isEmptied,
    ...(provider && { provider: provider.name }),
  };
  const action = provider ? 'account.link-provider' : 'account.link-google';
  return { value: { ...user, ...changes }, audit: { action, subjectId: user.id, detail } };
}

async function create(tx: Database, { clock, instituteId }: Context, { identity, provider }: Arrival): Promise<Change<UserRow>> {
  const now = clock();
  const { subject, email, name } = identity;
  const value = await insertUser(tx, {
    instituteId,
    id: newId(now),
    email,
    name: readableName(name) || email.slice(0, email.lastIndexOf('@')),
    role: 'STUDENT',
    ...(provider ? {} : { strategy: 'google' as const, googleSubject: subject }),
    emailVerified: true,
    createdAt: now,
    updatedAt: now,
  });
  return { value, audit: { action: 'account.register', subjectId: value.id, detail: { strategy: provider ? provider.name : 'google' } } };
}

/** Takes over what a provider of the institute says of the account at every sign-in: its link, what onboarding asks for, and the role. */
async function settled(tx: Database, context: Context, { identity, provider }: Arrival, change: Change<UserRow>): Promise<Change<UserRow>> {
  if (!provider) return change;
  const { clock, instituteId } = context;
  const { value: user } = change;
  const { subject, rollNumber = null } = identity;
  await saveIdentity(tx, { instituteId, provider: provider.name, subject, userId: user.id, rollNumber, linkedAt: clock() });
  const known = { ...user, ...(await prefill(tx, context, user, identity)) };
  return { ...change, value: { ...known, ...(await settleRole(tx, context, known, provider, identity)) } };
}

/** What the form of onboarding has in it already. A number that is somebody else's is left to be found out there. */
async function prefill(tx: Database, { clock, instituteId }: Context, user: UserRow, { rollNumber, program }: Identity) {
  if (user.onboardingComplete || (!rollNumber && !program)) return {};
  const listed = rollNumber && (await findByRollNumber(tx, instituteId, rollNumber));
  const isTaken = listed ? listed.email !== user.email.toLowerCase() : false;
  const isFree = rollNumber !== undefined && !isTaken && !(await isSettledNumber(tx, instituteId, rollNumber));
  if (isFree) await releaseProvisional(tx, instituteId, rollNumber, user.id);
  const changes = { ...(isFree ? { rollNumber } : {}), ...(program ? { program } : {}), updatedAt: clock() };
  await updateUser(tx, user, changes);
  return changes;
}

/** Gives and takes back what the groups say. Whose role changes is signed out everywhere else. */
async function settleRole(
  tx: Database,
  context: Context,
  user: UserRow,
  { name, groupRoles }: { readonly name: string; readonly groupRoles: readonly GroupRole[] },
  { groups }: Identity,
) {
  const held = { role: user.role, from: user.roleFrom };
  const next = roleByGroups(held, { provider: name, groups, table: groupRoles });
  if (next.role === held.role && next.from === held.from) return {};
  const sessions = await saveRole(tx, context, user, { ...next, until: null });
  const detail = { from: held.role, to: next.role, provider: name, sessions };
  await record(tx, context, undefined, { action: 'account.grant', subjectId: user.id, detail });
  return { role: next.role, roleFrom: next.from };
}

/** A name from elsewhere, within the rules for names here. */
function readableName(name: string): string {
  return name
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TITLE);
}
