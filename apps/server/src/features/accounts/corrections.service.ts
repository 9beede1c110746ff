import { type Message, sentence } from '@quad/domain/messages';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { refuseDuplicate } from '../../db/errors.ts';
import { newId } from '../../db/ids.ts';
import { enqueueMail } from '../../mail/mailQueue.ts';
import { endSessions } from '../../plugins/session.ts';
import { type Author, auditedTransaction, type Change } from '../audit/audit.service.ts';
import { reissueRenamed, replaceDuplicates } from '../certificates/certificates.service.ts';
import { findPaidTwice } from '../fee-desk/feeDesk.service.ts';
import { authorOf, unsealAuthor } from '../feedback/sealedAuthors.service.ts';
import { findUnitOfContact, saveContact } from '../org-units/orgUnits.service.ts';
import { handOverPhoto } from '../profile/photoHandover.service.ts';
import { revokeChangedByMerge } from '../records/credentials.service.ts';
import { removeDuplicateEntries } from '../registrations/departures.service.ts';
import { deleteUser, findByEmail, isUnopened, lockByEmail, releaseProvisional, updateUser } from './accounts.repo.ts';
import type { UserRow } from './accounts.table.ts';
import { unknownAccount } from './administration.service.ts';
import { dropIdentities } from './identities.repo.ts';
import { dropLinks } from './links.repo.ts';
import { dropPasskeys } from './passkeys.repo.ts';
import { decidedBetween, movePersonalRows } from './personalColumns.repo.ts';
import { revokePersonalUrls } from './personalUrls.service.ts';
import { correctRoster, findByRollNumber, findInRoster } from './roster.repo.ts';

/** The changes of a correction, and the number of ended sessions. */
export interface Correction {
  readonly from: string;
  readonly sessions: number;
}

/** Changes the final roll number of an account, also in the roster, which would contradict it otherwise. */
export function setRollNumber(
  context: Context,
  { email, rollNumber }: { email: string; rollNumber: string },
  author: Author = {},
): Promise<Result<Correction>> {
  const { clock, instituteId } = context;
  return refuseDuplicate(refuse('DUPLICATE', sentence`Another account has the roll number ${rollNumber}.`), () =>
    auditedTransaction(context, author, async (tx) => {
      const user = await lockByEmail(tx, instituteId, email);
      if (!user) return unknownAccount(email);
      const other = await findByRollNumber(tx, instituteId, rollNumber);
      if (other && other.email !== user.email.toLowerCase()) {
        return refuse('DUPLICATE', sentence`The roll number ${rollNumber} belongs to ${other.email} in the roster.`);
      }
      await releaseProvisional(tx, instituteId, rollNumber, user.id);
      await updateUser(tx, user, { rollNumber, updatedAt: clock() });
      await correctRoster(tx, instituteId, user.email, { rollNumber, updatedAt: clock() });
      const sessions = await endSessions(tx, context, user.id);
      const detail = { from: user.rollNumber, to: rollNumber, sessions };
      return accept({
        value: { from: user.rollNumber ?? 'none', sessions },
        audit: { action: 'account.set-roll-number', subjectId: user.id, detail },
      });
    }),
  );
}

/** Changes the name of a person, also in the roster. */
export function rename(
  context: Context,
  { email, name }: { email: string; name: string },
  author: Author = {},
): Promise<Result<Correction>> {
  const { clock, instituteId } = context;
  return auditedTransaction(context, author, async (tx) => {
    const user = await lockByEmail(tx, instituteId, email);
    if (!user) return unknownAccount(email);
    await updateUser(tx, user, { name, updatedAt: clock() });
    await reissueRenamed(tx, context, { userId: user.id, name, actorId: author.actor?.userId });
    await correctRoster(tx, instituteId, user.email, { name, updatedAt: clock() });
    const sessions = await endSessions(tx, context, user.id);
    const detail = { from: user.name, to: name, sessions };
    return accept({ value: { from: user.name, sessions }, audit: { action: 'account.rename', subjectId: user.id, detail } });
  });
}

/**
 * Changes the e-mail address of an account without verification: the caller vouches for it, as for a new account. Everything that the old
 * mailbox could open ends: sessions, links, passkeys, the URLs of calendar and record, and links to Google and other providers. The contact
 * address of a unit and the roster are updated. Because nobody can know who owns the new mailbox, the account is unlinked from its
 * anonymous feedback before anybody could look. The old address is notified.
 */
export function changeEmail(context: Context, { email, to }: { email: string; to: string }): Promise<Result<Correction>> {
  return refuseTaken(to, () =>
    auditedTransaction(context, {}, async (tx) => {
      const user = await lockByEmail(tx, context.instituteId, email);
      return user ? changeAddress(tx, context, { user, to }, {}) : unknownAccount(email);
    }),
  );
}

function addressTaken(to: string): Result<never> {
  return refuse('DUPLICATE', sentence`An account with ${to} already exists. Merge the two if they belong to one person.`);
}

/** Runs the work, and turns a duplicate address in the database into a refusal. */
export function refuseTaken<T>(to: string, work: () => Promise<Result<T>>): Promise<Result<T>> {
  return refuseDuplicate(addressTaken(to), work);
}

/** Checks whether an account may have an address, and returns the roster's entry for it. */
export async function checkAddress(
  tx: Database,
  user: UserRow,
  to: string,
): Promise<Result<{ listed: Awaited<ReturnType<typeof findInRoster>> }>> {
  const { instituteId } = user;
  if (user.email.toLowerCase() === to.toLowerCase()) return accept({ listed: undefined });
  if (await findByEmail(tx, instituteId, to)) return addressTaken(to);
  const foreign = await findUnitOfContact(tx, instituteId, to);
  if (foreign) return refuse('CONFLICT', sentence`${to} is the contact address of ${foreign.name}, which would move with it.`);
  const listed = await findInRoster(tx, instituteId, to);
  if (listed && user.onboardingComplete && user.rollNumber !== listed.rollNumber) {
    return refuse(
      'CONFLICT',
      sentence`The roster has ${to} with the roll number ${listed.rollNumber}, and the account has ${user.rollNumber ?? { text: 'none' }}.`,
    );
  }
  return accept({ listed });
}

/** The requester of a change that somebody else, or the server, carries out. */
interface RequestedBy {
  readonly askedBy?: string | undefined;
}

/** Changes the address of a locked account inside the caller's transaction, as `changeEmail` does. */
export async function changeAddress(
  tx: Database,
  context: Context,
  { user, to, askedBy }: { user: UserRow; to: string } & RequestedBy,
  author: Author,
): Promise<Result<Change<Correction>>> {
  const { clock, instituteId } = context;
  const checked = await checkAddress(tx, user, to);
  if (!checked.ok) return checked;
  const isOther = user.email.toLowerCase() !== to.toLowerCase();
  const changes = { email: to, emailVerified: true, emailClaimed: false, googleSubject: null, strategy: 'local' as const };
  await updateUser(tx, user, { ...changes, updatedAt: clock() });
  await dropIdentities(tx, user);
  await dropPasskeys(tx, { instituteId, userId: user.id });
  await unsealAuthor(tx, authorOf(context, user.id));
  const unit = await saveContact(tx, instituteId, { from: user.email, to });
  if (!checked.value.listed) await correctRoster(tx, instituteId, user.email, { email: to.toLowerCase(), updatedAt: clock() });
  const sessions = await endSessions(tx, context, user.id);
  if (isOther) await revokePersonalUrls(tx, context, { userId: user.id, actorId: author.actor?.userId });
  await dropLinks(tx, { instituteId, userId: user.id });
  const detail = { from: user.email, to, unitId: unit?.id ?? null, sessions, ...(askedBy && { askedBy }) };
  const id = newId(clock());
  if (isOther) await enqueueMail(tx, context, { kind: 'address-changed', recipientId: user.id, subjectId: id });
  return accept({ value: { from: user.email, sessions }, audit: { id, action: 'account.change-email', subjectId: user.id, detail } });
}

/** The result of a merge. */
export interface Merged {
  readonly moved: number;
  readonly sessions: number;
}

/**
 * Merges one account into another of the same person and deletes the first, in one transaction. Records move; where both have something
 * that exists once per person (a position, a claimed skill, a place at an event), the remaining account keeps its own. It also keeps its
 * address, password, name and role; missing profile fields come from the other. Because the claim that they are one person may be wrong,
 * nobody can find the anonymous feedback of either account any more, the personal URLs of the removed one end, and both addresses are
 * notified. It is refused where somebody has to decide first: a role or unit of the removed account, two different roll numbers, a fee that
 * both have paid, or decisions of one account about the other.
 */
export function mergeAccounts(context: Context, { from, into }: { from: string; into: string }): Promise<Result<Merged>> {
  return auditedTransaction(context, {}, async (tx) => {
    const pair = await lockBoth(tx, context.instituteId, { from, into });
    return pair.ok ? mergeLocked(tx, context, pair.value) : pair;
  });
}

/** Two accounts of one person: the one to remove and the one to keep. */
export interface AccountPair {
  readonly removed: UserRow;
  readonly remaining: UserRow;
}

/** Merges two locked accounts inside the caller's transaction, as `mergeAccounts` does. */
export async function mergeLocked(
  tx: Database,
  context: Context,
  { removed, remaining, askedBy, actorId }: AccountPair & RequestedBy & { readonly actorId?: string | undefined },
): Promise<Result<Change<Merged>>> {
  const { clock, instituteId } = context;
  const allowed = await checkMerge(tx, { removed, remaining });
  if (!allowed.ok) return allowed;
  const merging = { instituteId, fromId: removed.id, intoId: remaining.id, now: clock() };
  const sessions = await endSessions(tx, context, remaining.id);
  await removeDuplicateEntries(tx, context, merging);
  await replaceDuplicates(tx, context, { ...merging, actorId });
  await revokeChangedByMerge(tx, context, merging);
  await revokePersonalUrls(tx, context, { userId: removed.id, actorId });
  const moved = await movePersonalRows(tx, merging);
  for (const { id } of [removed, remaining]) await unsealAuthor(tx, authorOf(context, id));
  const hasPhoto = await handOverPhoto(tx, context, merging);
  await deleteUser(tx, removed);
  const profilePic = hasPhoto ? removed.profilePic : remaining.profilePic;
  await updateUser(tx, remaining, { ...completed(remaining, removed), profilePic, updatedAt: clock() });
  const detail = { goneId: removed.id, goneEmail: removed.email, moved, sessions, ...(askedBy && { askedBy }) };
  const id = newId(clock());
  await enqueueMail(tx, context, { kind: 'accounts-merged', recipientId: remaining.id });
  await enqueueMail(tx, context, { kind: 'accounts-merged', recipientId: null, subjectId: id });
  return accept({ value: { moved, sessions }, audit: { id, action: 'account.merge', subjectId: remaining.id, detail } });
}

/** Locks in the order of the addresses, so that two merges of the same accounts cannot deadlock. */
export async function lockBoth(
  tx: Database,
  instituteId: string,
  { from, into }: { from: string; into: string },
): Promise<Result<AccountPair>> {
  if (from.toLowerCase() === into.toLowerCase()) return refuse('INVALID', INTO_ITSELF);
  const rows = new Map<string, UserRow | undefined>();
  for (const email of [from, into].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))) {
    rows.set(email, await lockByEmail(tx, instituteId, email));
  }
  const removed = rows.get(from);
  const remaining = rows.get(into);
  if (!removed) return unknownAccount(from);
  return remaining ? accept({ removed, remaining }) : unknownAccount(into);
}

const INTO_ITSELF = 'An account cannot be merged with itself.';

/** Checks whether one account can be merged into another. */
export async function checkMerge(tx: Database, pair: AccountPair): Promise<Result<true>> {
  if (pair.removed.id === pair.remaining.id) return refuse('INVALID', INTO_ITSELF);
  const refusal = await mergeDenyReason(tx, pair);
  return refusal === undefined ? accept(true) : refuse('CONFLICT', refusal);
}

async function mergeDenyReason(tx: Database, { removed, remaining }: AccountPair): Promise<Message | undefined> {
  const { instituteId } = remaining;
  if (remaining.disabledAt) return sentence`${remaining.email} is disabled. Enable it first, or merge the other way round.`;
  if ((remaining.emailClaimed && !remaining.emailVerified) || isUnopened(remaining))
    return sentence`The address ${remaining.email} is not confirmed yet. Merge the other way round.`;
  if (removed.role !== 'STUDENT') return sentence`${removed.email} is ${removed.role}. Remove the role first.`;
  if (removed.administratorSince) return sentence`${removed.email} is an administrator. Remove that right first.`;
  const unit = await findUnitOfContact(tx, instituteId, removed.email);
  if (unit) return sentence`${removed.email} is the contact address of ${unit.name}, which would then have no contact.`;
  const [one, other] = [removed, remaining].flatMap(({ onboardingComplete, rollNumber }) =>
    onboardingComplete && rollNumber ? [rollNumber] : [],
  );
  if (one !== undefined && other !== undefined && one !== other) {
    return sentence`The accounts have two roll numbers, ${one} and ${other}. Find out which is right, and give both that account first.`;
  }
  const between = { instituteId, fromId: removed.id, intoId: remaining.id };
  const title = await findPaidTwice(tx, between);
  if (title !== undefined) return sentence`Both accounts have paid the fee of ${title}. Refund one payment first.`;
  const decisions = await decidedBetween(tx, between);
  if (decisions > 0) return 'One of the accounts has decided about items of the other, and nobody may decide about their own.';
  return undefined;
}

/** Fields that are missing in the remaining account. A roll number counts once it is final. */
function completed(remaining: UserRow, removed: UserRow): Partial<UserRow> {
  const isSettledElsewhere = removed.onboardingComplete && !remaining.onboardingComplete;
  const blanks = PROFILE.filter((field) => remaining[field] === null && removed[field] !== null);
  return {
    ...Object.fromEntries(blanks.map((field) => [field, removed[field]])),
    ...(isSettledElsewhere ? { rollNumber: removed.rollNumber, onboardingComplete: true } : {}),
    ...(remaining.onboardingComplete && remaining.rollNumber === null && removed.onboardingComplete
      ? { rollNumber: removed.rollNumber }
      : {}),
  };
}

const PROFILE = [
  'phone',
  'dateOfBirth',
  'gender',
  'program',
  'branch',
  'batchYear',
  'currentYear',
  'cgpa',
  'hostel',
  'roomNumber',
  'github',
  'linkedin',
] as const;
