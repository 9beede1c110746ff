import { type Said, sentence } from '@quad/domain/messages';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { refuseDuplicate } from '../../db/errors.ts';
import { newId } from '../../db/ids.ts';
import { postMail } from '../../mail/posting.ts';
import { endSessions } from '../../plugins/session.ts';
import { type Author, auditedTransaction, type Change } from '../audit/audit.service.ts';
import { reissueRenamed, replaceDoubles } from '../certificates/certificates.service.ts';
import { authorOf, unsealAuthor } from '../feedback/sealedAuthors.service.ts';
import { findUnitOfContact, saveContact } from '../org-units/orgUnits.service.ts';
import { handOverPhoto } from '../profile/photoHandover.service.ts';
import { leaveDoubles } from '../registrations/departures.service.ts';
import { deleteUser, findByEmail, lockByEmail, releaseProvisional, updateUser } from './accounts.repo.ts';
import type { UserRow } from './accounts.table.ts';
import { unknownAccount } from './administration.service.ts';
import { dropIdentities } from './identities.repo.ts';
import { dropLinks } from './links.repo.ts';
import { dropPasskeys } from './passkeys.repo.ts';
import { endPersonalAddresses } from './personalAddresses.service.ts';
import { decidedBetween, movePersonalRows } from './personalColumns.repo.ts';
import { correctRoster, findByRollNumber, findInRoster } from './roster.repo.ts';

/** What a correction has changed, and how many sessions ended by it. */
export interface Correction {
  readonly from: string;
  readonly sessions: number;
}

/** Settles the roll number of an account anew, in the roster too, which would contradict it otherwise. */
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

/** Gives a person another name, in the roster too. */
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
 * Gives an account another address. Whoever does it vouches for it, as for a new account. What the old mailbox opened
 * ends: sessions, links, passkeys, the addresses of calendar and record, and the links with Google and other providers. A unit of which it was the
 * contact goes along, and so does the roster.
 * Whose the new mailbox is nobody can know, so what was given anonymously is found by the account no longer, before anybody could look.
 * The old mailbox is told.
 */
export function changeEmail(
  context: Context,
  { email, to }: { email: string; to: string },
  author: Author = {},
): Promise<Result<Correction>> {
  return refuseTaken(to, () =>
    auditedTransaction(context, author, async (tx) => {
      const user = await lockByEmail(tx, context.instituteId, email);
      return user ? giveAddress(tx, context, { user, to }, author) : unknownAccount(email);
    }),
  );
}

function taken(to: string): Result<never> {
  return refuse('DUPLICATE', sentence`Somebody has an account with ${to} already. Merge two accounts of one person.`);
}

/** Does the work; says that somebody has the address already where the database does. */
export function refuseTaken<T>(to: string, work: () => Promise<Result<T>>): Promise<Result<T>> {
  return refuseDuplicate(taken(to), work);
}

/** Checks whether an account can have an address, and gives what the roster has of it. */
export async function checkAddress(
  tx: Database,
  user: UserRow,
  to: string,
): Promise<Result<{ listed: Awaited<ReturnType<typeof findInRoster>> }>> {
  const { instituteId } = user;
  if (user.email.toLowerCase() === to.toLowerCase()) return accept({ listed: undefined });
  if (await findByEmail(tx, instituteId, to)) return taken(to);
  const foreign = await findUnitOfContact(tx, instituteId, to);
  if (foreign) return refuse('CONFLICT', sentence`${to} is the contact address of ${foreign.name}, which would come with it.`);
  const listed = await findInRoster(tx, instituteId, to);
  if (listed && user.onboardingComplete && user.rollNumber !== listed.rollNumber) {
    return refuse(
      'CONFLICT',
      sentence`The roster has ${to} with the roll number ${listed.rollNumber}, and the account has ${user.rollNumber ?? { text: 'none' }}.`,
    );
  }
  return accept({ listed });
}

/** Who asked for what somebody else does, or the server, once it may. */
interface RequestedBy {
  readonly askedBy?: string | undefined;
}

/** Gives an account, which is held, another address, as `changeEmail` says, in the transaction of the caller. */
export async function giveAddress(
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
  if (isOther) await endPersonalAddresses(tx, context, { userId: user.id, actorId: author.actor?.userId });
  await dropLinks(tx, { instituteId, userId: user.id });
  const detail = { from: user.email, to, unitId: unit?.id ?? null, sessions, ...(askedBy && { askedBy }) };
  const id = newId(clock());
  if (isOther) await postMail(tx, context, { kind: 'address-changed', recipientId: user.id, subjectId: id });
  return accept({ value: { from: user.email, sessions }, audit: { id, action: 'account.change-email', subjectId: user.id, detail } });
}

/** What a merge has moved. */
export interface Merged {
  readonly moved: number;
  readonly sessions: number;
}

/**
 * Puts one account into another of the same person and removes the first, all in one transaction. What was recorded moves;
 * where both have what a person has once (a position holder, a claim of a skill, a place at an event), the account that stays keeps its own.
 * So do its address, password, name and role; what it does not know of the profile comes from the other. What either gave anonymously is
 * found by nobody any more: who says that they are one person may be wrong, and both mailboxes are told. Refused is what somebody
 * has to decide first: a role or a unit of the account that goes, two roll numbers, and decisions of the one about the other.
 */
export function mergeAccounts(
  context: Context,
  { from, into }: { from: string; into: string },
  author: Author = {},
): Promise<Result<Merged>> {
  return auditedTransaction(context, author, async (tx) => {
    const pair = await lockBoth(tx, context.instituteId, { from, into });
    return pair.ok ? mergeHeld(tx, context, { ...pair.value, actorId: author.actor?.userId }) : pair;
  });
}

/** Two accounts of one person: the one that goes, and the one that stays. */
export interface AccountPair {
  readonly gone: UserRow;
  readonly kept: UserRow;
}

/** Merges two accounts, which are held, as `mergeAccounts` says, in the transaction of the caller. */
export async function mergeHeld(
  tx: Database,
  context: Context,
  { gone, kept, askedBy, actorId }: AccountPair & RequestedBy & { readonly actorId?: string | undefined },
): Promise<Result<Change<Merged>>> {
  const { clock, instituteId } = context;
  const allowed = await checkMerge(tx, { gone, kept });
  if (!allowed.ok) return allowed;
  const merging = { instituteId, fromId: gone.id, intoId: kept.id };
  const sessions = await endSessions(tx, context, kept.id);
  await leaveDoubles(tx, context, merging);
  await replaceDoubles(tx, context, { ...merging, actorId });
  const moved = await movePersonalRows(tx, merging);
  for (const { id } of [gone, kept]) await unsealAuthor(tx, authorOf(context, id));
  const hasPhoto = await handOverPhoto(tx, context, merging);
  await deleteUser(tx, gone);
  const profilePic = hasPhoto ? gone.profilePic : kept.profilePic;
  await updateUser(tx, kept, { ...completed(kept, gone), profilePic, updatedAt: clock() });
  const detail = { goneId: gone.id, goneEmail: gone.email, moved, sessions, ...(askedBy && { askedBy }) };
  const id = newId(clock());
  await postMail(tx, context, { kind: 'accounts-merged', recipientId: kept.id });
  await postMail(tx, context, { kind: 'accounts-merged', recipientId: null, subjectId: id });
  return accept({ value: { moved, sessions }, audit: { id, action: 'account.merge', subjectId: kept.id, detail } });
}

/** In the order of their addresses, so that two merges of the same accounts wait for each other instead of for ever. */
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
  const gone = rows.get(from);
  const kept = rows.get(into);
  if (!gone) return unknownAccount(from);
  return kept ? accept({ gone, kept }) : unknownAccount(into);
}

const INTO_ITSELF = 'An account cannot go into itself.';

/** Checks whether one account can go into another one. */
export async function checkMerge(tx: Database, pair: AccountPair): Promise<Result<true>> {
  if (pair.gone.id === pair.kept.id) return refuse('INVALID', INTO_ITSELF);
  const refusal = await mergeDenyReason(tx, pair);
  return refusal === undefined ? accept(true) : refuse('CONFLICT', refusal);
}

async function mergeDenyReason(tx: Database, { gone, kept }: AccountPair): Promise<Said | undefined> {
  const { instituteId } = kept;
  if (kept.disabledAt) return sentence`${kept.email} is disabled. Enable it first, or merge the other way round.`;
  if (kept.emailClaimed && !kept.emailVerified)
    return sentence`Nobody has shown yet that the mailbox ${kept.email} is theirs. Merge the other way round.`;
  if (gone.role !== 'STUDENT') return sentence`${gone.email} is ${gone.role}. Take the role back first.`;
  if (gone.administratorSince) return sentence`${gone.email} is an administrator. Take that right back first.`;
  const unit = await findUnitOfContact(tx, instituteId, gone.email);
  if (unit) return sentence`${gone.email} is the contact address of ${unit.name}, which would have nobody then.`;
  const [one, other] = [gone, kept].flatMap(({ onboardingComplete, rollNumber }) => (onboardingComplete && rollNumber ? [rollNumber] : []));
  if (one !== undefined && other !== undefined && one !== other) {
    return sentence`The accounts have two roll numbers, ${one} and ${other}. Find out which is right, and give both that account first.`;
  }
  const decisions = await decidedBetween(tx, { instituteId, fromId: gone.id, intoId: kept.id });
  if (decisions > 0) return 'One of the accounts has decided about what is of the other, and nobody decides about their own.';
  return undefined;
}

/** What the account that stays does not know yet. The roll number counts once it is settled. */
function completed(kept: UserRow, gone: UserRow): Partial<UserRow> {
  const isSettledElsewhere = gone.onboardingComplete && !kept.onboardingComplete;
  const blanks = PROFILE.filter((field) => kept[field] === null && gone[field] !== null);
  return {
    ...Object.fromEntries(blanks.map((field) => [field, gone[field]])),
    ...(isSettledElsewhere ? { rollNumber: gone.rollNumber, onboardingComplete: true } : {}),
    ...(kept.onboardingComplete && kept.rollNumber === null && gone.onboardingComplete ? { rollNumber: gone.rollNumber } : {}),
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
