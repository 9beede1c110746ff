import { type GroupRole, roleByGroups } from '@quad/domain/access';
import { MAX_TITLE_LENGTH } from '@quad/domain/fields';
import { accept, type Result, refuse } from '@quad/domain/refusals';
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
import { verifyEmail } from './emailVerification.service.ts';
import { findSubject, lockByIdentity, saveIdentity } from './identities.repo.ts';
import type { Identity } from './identity.ts';
import { dropLinks } from './links.repo.ts';
import { revokePersonalUrls } from './personalUrls.service.ts';
import type { Requester } from './requester.ts';
import { findByRollNumber } from './roster.repo.ts';

/** A sign-in with a provider: the identity, the provider, and who this browser was signed in as before. */
export interface ProviderSignIn {
  readonly identity: Identity;
  readonly requester: Requester;
  /** One of the institute's own. Undefined for Google. */
  readonly provider?: Pick<SignInProvider, 'name' | 'groupRoles'> | undefined;
}

/**
 * The account of an identity: found by its subject, linked by its address, or new. A disabled account is refused like one that belongs to
 * somebody else, and is not changed.
 */
export async function findOrCreateAccount(context: Context, providerSignIn: ProviderSignIn): Promise<Result<UserRow>> {
  const attempt = () => auditedTransaction(context, {}, (tx) => findLinkOrCreate(tx, context, providerSignIn));
  const first = await refuseDuplicate(refuse('IN_PROGRESS', 'Another sign-in of the same person was faster.'), attempt);
  return !first.ok && first.refusal.code === 'IN_PROGRESS' ? attempt() : first;
}

async function findLinkOrCreate(tx: Database, context: Context, providerSignIn: ProviderSignIn): Promise<Result<Change<UserRow>>> {
  const { identity } = providerSignIn;
  const account = (await lockLinked(tx, context, providerSignIn)) ?? (await lockByEmail(tx, context.instituteId, identity.email));
  if (!account) return accept(await applySignIn(tx, context, providerSignIn, await create(tx, context, providerSignIn)));
  if (account.disabledAt) return refuseOther();
  // Looks by address too, in case a concurrent sign-in of the same person has just created or linked the account.
  const subject = await subjectOf(tx, account, providerSignIn);
  if (subject === identity.subject) return accept(await applySignIn(tx, context, providerSignIn, { value: account, audit: undefined }));
  return subject ? refuseOther() : accept(await applySignIn(tx, context, providerSignIn, await link(tx, context, account, providerSignIn)));
}

function refuseOther(): Result<never> {
  return refuse('CONFLICT', 'This address is linked with another account of the provider.');
}

function lockLinked(
  tx: Database,
  { instituteId }: Context,
  { identity: { subject }, provider }: ProviderSignIn,
): Promise<UserRow | undefined> {
  return provider ? lockByIdentity(tx, { instituteId, provider: provider.name, subject }) : findByGoogleSubject(tx, instituteId, subject);
}

async function subjectOf(tx: Database, { instituteId, id, googleSubject }: UserRow, { provider }: ProviderSignIn): Promise<string | null> {
  if (!provider) return googleSubject;
  return (await findSubject(tx, { instituteId, provider: provider.name, userId: id })) ?? null;
}

/**
 * Links an account with the identity of the same address. If the address was not proven, somebody else may have registered it beforehand.
 * Then the password, sessions, links and personal URLs of the account are removed, unless this browser is signed in to it, and the entered
 * data too, unless this browser registered it.
 */
async function link(
  tx: Database,
  context: Context,
  user: UserRow,
  { identity, requester, provider }: ProviderSignIn,
): Promise<Change<UserRow>> {
  const isOwn = user.emailVerified || requester.userId === user.id;
  const keepsPassword = isOwn && user.passwordHash !== null;
  const { changes: proven, isEmptied } = await verifyEmail(tx, context, user, { requester, name: readableName(identity.name) });
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
  if (!isOwn) await revokePersonalUrls(tx, context, { userId: user.id, actorId: undefined });
  const detail = {
    passwordRemoved: user.passwordHash !== null && !keepsPassword,
    emptied: isEmptied,
    ...(provider && { provider: provider.name }),
  };
  const action = provider ? 'account.link-provider' : 'account.link-google';
  return { value: { ...user, ...changes }, audit: { action, subjectId: user.id, detail } };
}

async function create(tx: Database, { clock, instituteId }: Context, { identity, provider }: ProviderSignIn): Promise<Change<UserRow>> {
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

/** Updates the account from what the provider says at every sign-in: the link, the fields of onboarding, and the role. */
async function applySignIn(
  tx: Database,
  context: Context,
  { identity, provider }: ProviderSignIn,
  change: Change<UserRow>,
): Promise<Change<UserRow>> {
  if (!provider) return change;
  const { clock, instituteId } = context;
  const { value: user } = change;
  const { subject, rollNumber = null } = identity;
  await saveIdentity(tx, { instituteId, provider: provider.name, subject, userId: user.id, rollNumber, linkedAt: clock() });
  const known = { ...user, ...(await prefill(tx, context, user, identity)) };
  return { ...change, value: { ...known, ...(await applyGroupRole(tx, context, known, provider, identity)) } };
}

/** Prefills the onboarding form. A roll number of somebody else is left out, so that onboarding reports it. */
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

/** Grants or withdraws roles by the provider's groups. A change of role ends the person's other sessions. */
async function applyGroupRole(
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

/** Turns a name from a provider into a valid name. */
function readableName(name: string): string {
  return name
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_TITLE_LENGTH);
}
