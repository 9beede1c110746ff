import type { ProofInput } from '@quad/domain/accounts';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { postMail } from '../../mail/posting.ts';
import { networkOf } from '../../plugins/address.ts';
import { endSessions } from '../../plugins/session.ts';
import { releaseEvidence } from '../activity-points/evidence.service.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { authorOf, unsealAuthor } from '../feedback/sealedAuthors.service.ts';
import { releasePhoto } from '../profile/photoHandover.service.ts';
import { releaseAnswerFiles } from '../questions/answerFiles.service.ts';
import { leaveAll } from '../registrations/departures.service.ts';
import { findById, lockById, updateUser } from './accounts.repo.ts';
import type { UserRow } from './accounts.table.ts';
import { dropLinks } from './links.repo.ts';
import { checkLink, DEAD_LINK, type MailedLink, spend } from './links.service.ts';
import { dropPasskeys } from './passkeys.repo.ts';
import { refuseGuessable } from './passwordRules.ts';
import { hashPassword, inHashingTurn } from './passwords.ts';
import { endPersonalAddresses } from './personalAddresses.service.ts';
import { emptyPersonalRows } from './personalColumns.repo.ts';
import type { Requester } from './requester.ts';
import { findInRoster } from './roster.repo.ts';

interface Proof {
  /** Who shows that the mailbox is theirs. */
  readonly requester: Requester;
  /** What an account is called that is emptied; as the roster or the address has it where nothing is said. */
  readonly name?: string;
}

/**
 * Takes the mailbox of an account as proven, and gives what changes of the account. The caller holds the row.
 *
 * Anybody can register any address, so a proof has to say whose the account is. The mail reaches the owner of the mailbox; a
 * session, or what a browser remembers of having registered, is with whoever registered:
 * - who has the mailbox and the session is the person who registered: the link proves, and nothing else changes;
 * - who has the mailbox and the browser that registered, signed out by now, is the same person: what was entered stays. But a
 *   browser may be shared, so a new password (or Google) takes the place of the former, and every session ends;
 * - who has the mailbox only (a link or a reset in another browser, Google) may be the victim of somebody else's registration. They
 *   get the account, but not what the other has put into it, and every session of the other ends. So an owner who follows a link that
 *   they never asked for hands nothing to a stranger;
 * - who has the session only gets nowhere.
 * An account that nobody has filled in without proof (made by a unit, by the command line, or onboarded before proofs were asked
 * for) has nothing to be emptied of.
 */
export async function proveMailbox(
  tx: Database,
  context: Context,
  user: UserRow,
  { requester, name }: Proof,
): Promise<{ changes: Partial<UserRow>; isEmptied: boolean }> {
  const proven = { emailVerified: true, emailClaimed: false, registrantHash: null };
  const isEmptied = user.emailClaimed && !user.emailVerified && !isRegistrant(user, requester);
  if (!isEmptied) return { changes: proven, isEmptied };
  const { instituteId } = context;
  await leaveAll(tx, context, user.id);
  await releaseEvidence(tx, context, user.id);
  await releaseAnswerFiles(tx, context, user.id);
  await emptyPersonalRows(tx, instituteId, user.id);
  await unsealAuthor(tx, authorOf(context, user.id));
  await releasePhoto(tx, context, user.id);
  const known = name || (await findInRoster(tx, instituteId, user.email))?.name;
  return { changes: { ...BLANK, ...proven, name: known || user.email.slice(0, user.email.lastIndexOf('@')) }, isEmptied };
}

/** Whether it is the browser that registered, signed in or not. */
function isRegistrant({ id, registrantHash }: UserRow, requester: Requester): boolean {
  return requester.userId === id || (registrantHash !== null && requester.registrantHash === registrantHash);
}

/** What an account has that was only just made. */
const BLANK: Partial<UserRow> = {
  rollNumber: null,
  onboardingComplete: false,
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

/** Sends the person another link; the one before it is dead as soon as the mail is written. */
export async function sendProofLink(context: Context, { userId }: Pick<Actor, 'userId'>): Promise<Result<undefined>> {
  const user = await findById(context.db, context.instituteId, userId);
  if (user?.emailVerified) return refuse('CONFLICT', 'Your email address is confirmed already.');
  await postMail(context.db, context, { kind: 'mailbox-proof', recipientId: userId });
  return accept(undefined);
}

/** Checks a link without spending it, and says whether this browser is signed in to the account that it is for. */
export async function checkProofLink(
  context: Context,
  link: MailedLink,
  requester: Pick<Requester, 'userId'>,
): Promise<Result<{ isSignedIn: boolean }>> {
  const checked = await checkLink(context, 'mailbox-proof', link);
  if (!checked.ok || checked.value.emailVerified) return DEAD_LINK;
  return accept({ isSignedIn: checked.value.id === requester.userId });
}

/** What a link has proven: the account, and whether whoever opened it is to be signed in to it. */
interface Proven {
  readonly user: UserRow;
  readonly isTakenOver: boolean;
}

/** Who opens a link, and where from. */
interface Attempt {
  readonly requester: Requester;
  readonly address: string;
  readonly choice: ProofInput;
}

/**
 * Proves the mailbox with a link, which is spent by it. In the browser that is signed in to the account it only does that. In any
 * other it takes the account over: with a name and a password of its own, and without what was entered before.
 */
export async function proveByLink(context: Context, link: MailedLink, { requester, address, choice }: Attempt): Promise<Result<Proven>> {
  const checked = await checkProofLink(context, link, requester);
  if (!checked.ok) return checked;
  const { isSignedIn } = checked.value;
  const own = isSignedIn ? accept(undefined) : await chosen(context, link, { address, choice });
  if (!own.ok) return own;
  return auditedTransaction(context, { actor: { userId: link.id } }, async (tx) => {
    const user = await lockById(tx, context.instituteId, link.id);
    if (!user || !(await spend(tx, context, 'mailbox-proof', link))) return DEAD_LINK;
    const sessions = isSignedIn ? 0 : await endSessions(tx, context, user.id);
    if (!isSignedIn) await endPersonalAddresses(tx, context, { userId: user.id, actorId: user.id });
    if (!isSignedIn) await dropPasskeys(tx, { instituteId: context.instituteId, userId: user.id });
    const { changes, isEmptied } = await proveMailbox(tx, context, user, { requester, ...own.value });
    const changed = { ...changes, ...own.value, updatedAt: context.clock() };
    await updateUser(tx, user, changed);
    await dropLinks(tx, { instituteId: context.instituteId, userId: user.id });
    const detail = { takenOver: !isSignedIn, emptied: isEmptied, sessions };
    const value = { user: { ...user, ...changed }, isTakenOver: !isSignedIn };
    return accept({ value, audit: { action: 'account.prove-mailbox', subjectId: user.id, detail } });
  });
}

/** The name and the hash of the password of whoever takes an account over. */
async function chosen(
  context: Context,
  link: MailedLink,
  { address, choice: { name, password } }: Pick<Attempt, 'address' | 'choice'>,
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
  const hashed = await inHashingTurn(networkOf(address), () => hashPassword(password));
  return hashed.ok ? accept({ name, passwordHash: hashed.value }) : hashed;
}
