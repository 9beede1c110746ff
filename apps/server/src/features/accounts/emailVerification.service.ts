import type { ProofInput } from '@quad/domain/accounts';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { enqueueMail } from '../../mail/mailQueue.ts';
import { networkOf } from '../../plugins/address.ts';
import { endSessions } from '../../plugins/session.ts';
import { releaseEvidence } from '../activity-points/evidence.service.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { releaseClaims } from '../expense-claims/claims.service.ts';
import { releaseReceipts } from '../expense-claims/receipts.service.ts';
import { authorOf, unsealAuthor } from '../feedback/sealedAuthors.service.ts';
import { releasePhoto } from '../profile/photoHandover.service.ts';
import { releaseAnswerFiles } from '../questions/answerFiles.service.ts';
import { leaveAllEvents } from '../registrations/departures.service.ts';
import { findById, lockById, updateUser } from './accounts.repo.ts';
import type { UserRow } from './accounts.table.ts';
import { dropLinks } from './links.repo.ts';
import { checkLink, DEAD_LINK, type MailedLink, spend } from './links.service.ts';
import { dropPasskeys } from './passkeys.repo.ts';
import { refuseGuessable } from './passwordRules.ts';
import { hashPassword, queueHashing } from './passwords.ts';
import { emptyPersonalRows } from './personalColumns.repo.ts';
import { revokePersonalUrls } from './personalUrls.service.ts';
import type { Requester } from './requester.ts';
import { findInRoster } from './roster.repo.ts';

interface VerificationParams {
  /** The browser that verifies the address. */
  readonly requester: Requester;
  /** New name of an account that is emptied. Defaults to the roster's name or the address. */
  readonly name?: string;
}

/**
 * Marks the address of an account as verified and returns the changes of the account. The caller has locked the row.
 *
 * Anybody can register any address, so a verification has to determine who owns the account. The mail reaches the owner of the mailbox. A
 * session, or the token that a browser stored at registration, belongs to whoever registered:
 * - Mailbox and session: the person who registered. The address is verified and nothing else changes.
 * - Mailbox and the browser that registered, signed out by now: the same person, so the entered data stays. But a browser may be shared, so
 *   a new password (or Google) replaces the old one, and every session ends.
 * - Mailbox only (a link or a reset in another browser, or Google): possibly the victim of somebody else's registration. They get the
 *   account without the data that the other person entered, and all sessions end. So an owner who follows a link that they never requested
 *   hands nothing to a stranger.
 * - Session only: gets nowhere. An account that nobody filled in without verification (created by a unit or the command line, or onboarded
 *   before verification was required) has nothing to be emptied.
 */
export async function verifyEmail(
  tx: Database,
  context: Context,
  user: UserRow,
  { requester, name }: VerificationParams,
): Promise<{ changes: Partial<UserRow>; isEmptied: boolean }> {
  const verified = { emailVerified: true, emailClaimed: false, registrantHash: null };
  const isEmptied = user.emailClaimed && !user.emailVerified && !isRegistrant(user, requester);
  if (!isEmptied) return { changes: verified, isEmptied };
  const { instituteId } = context;
  await leaveAllEvents(tx, context, user.id);
  await releaseEvidence(tx, context, user.id);
  await releaseAnswerFiles(tx, context, user.id);
  await releaseClaims(tx, context, user.id);
  await releaseReceipts(tx, context, user.id);
  await emptyPersonalRows(tx, user);
  await unsealAuthor(tx, authorOf(context, user.id));
  await releasePhoto(tx, context, user.id);
  const known = name || (await findInRoster(tx, instituteId, user.email))?.name;
  return { changes: { ...BLANK_PROFILE, ...verified, name: known || user.email.slice(0, user.email.lastIndexOf('@')) }, isEmptied };
}

/** Whether it is the browser that registered, signed in or not. */
function isRegistrant({ id, registrantHash }: UserRow, requester: Requester): boolean {
  return requester.userId === id || (registrantHash !== null && requester.registrantHash === registrantHash);
}

/** The fields of a new account. An erasure that the registrant requested does not count for the owner either. */
const BLANK_PROFILE: Partial<UserRow> = {
  rollNumber: null,
  onboardingComplete: false,
  leavesAt: null,
  phone: null,
  dateOfBirth: null,
  gender: null,
  profilePic: null,
  program: null,
  branch: null,
  batchYear: null,
  currentYear: null,
  cgpa: null,
  hostel: null,
  roomNumber: null,
  github: null,
  linkedin: null,
};

/** Sends the person another link. The previous one becomes invalid when the mail is composed. */
export async function sendVerificationLink(context: Context, { userId }: Pick<Actor, 'userId'>): Promise<Result<undefined>> {
  const user = await findById(context.db, context.instituteId, userId);
  if (user?.emailVerified) return refuse('CONFLICT', 'Your email address is already confirmed.');
  await enqueueMail(context.db, context, { kind: 'mailbox-proof', recipientId: userId });
  return accept(undefined);
}

/** Checks a link without consuming it, and returns whether this browser is signed in to its account. */
export async function checkVerificationLink(
  context: Context,
  link: MailedLink,
  requester: Pick<Requester, 'userId'>,
): Promise<Result<{ isSignedIn: boolean }>> {
  const checked = await checkLink(context, 'mailbox-proof', link);
  if (!checked.ok || checked.value.emailVerified) return DEAD_LINK;
  return accept({ isSignedIn: checked.value.id === requester.userId });
}

/** The result of a verification: the account, and whether to sign in the browser. */
interface VerificationResult {
  readonly user: UserRow;
  readonly isTakenOver: boolean;
}

/** The browser that opens a link, and its IP address. */
interface LinkVerificationParams {
  readonly requester: Requester;
  readonly address: string;
  readonly choice: ProofInput;
}

/**
 * Verifies the address by a link, which is consumed. In a browser that is signed in to the account nothing else happens. In any other it
 * takes the account over: with a new name and password, and without the data entered before.
 */
export async function verifyByLink(
  context: Context,
  link: MailedLink,
  { requester, address, choice }: LinkVerificationParams,
): Promise<Result<VerificationResult>> {
  const checked = await checkVerificationLink(context, link, requester);
  if (!checked.ok) return checked;
  const { isSignedIn } = checked.value;
  const own = isSignedIn ? accept(undefined) : await chosenCredentials(context, link, { address, choice });
  if (!own.ok) return own;
  return auditedTransaction(context, { actor: { userId: link.id } }, async (tx) => {
    const user = await lockById(tx, context.instituteId, link.id);
    if (!user || !(await spend(tx, context, 'mailbox-proof', link))) return DEAD_LINK;
    const sessions = isSignedIn ? 0 : await endSessions(tx, context, user.id);
    if (!isSignedIn) await revokePersonalUrls(tx, context, { userId: user.id, actorId: user.id });
    if (!isSignedIn) await dropPasskeys(tx, { instituteId: context.instituteId, userId: user.id });
    const { changes, isEmptied } = await verifyEmail(tx, context, user, { requester, ...own.value });
    const changed = { ...changes, ...own.value, updatedAt: context.clock() };
    await updateUser(tx, user, changed);
    await dropLinks(tx, { instituteId: context.instituteId, userId: user.id });
    const detail = { takenOver: !isSignedIn, emptied: isEmptied, sessions };
    const value = { user: { ...user, ...changed }, isTakenOver: !isSignedIn };
    return accept({ value, audit: { action: 'account.prove-mailbox', subjectId: user.id, detail } });
  });
}

/** Name and password hash of a person who takes an account over. */
async function chosenCredentials(
  context: Context,
  link: MailedLink,
  { address, choice: { name, password } }: Pick<LinkVerificationParams, 'address' | 'choice'>,
): Promise<Result<{ name: string; passwordHash: string }>> {
  const user = await findById(context.db, context.instituteId, link.id);
  if (!user || !name || !password) {
    return refuse('INVALID', 'Enter your name and choose a password.', {
      ...(name ? {} : { name: 'Enter your name.' }),
      ...(password ? {} : { password: 'Enter a password.' }),
    });
  }
  const strong = await refuseGuessable(context.config.institute, { name, email: user.email }, password);
  if (!strong.ok) return strong;
  const hashed = await queueHashing(networkOf(address), () => hashPassword(password));
  return hashed.ok ? accept({ name, passwordHash: hashed.value }) : hashed;
}
