import { isInstituteEmail } from '@quad/domain/accounts';
import { LONGEST_TITLE } from '@quad/domain/fields';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { refuseDuplicate } from '../../db/errors.ts';
import { newId } from '../../db/ids.ts';
import { endSessions } from '../../plugins/session.ts';
import { type Change, mutate } from '../audit/audit.service.ts';
import { findByGoogleSubject, holdByEmail, insertUser, updateUser } from './accounts.repo.ts';
import type { UserRow } from './accounts.table.ts';
import type { Asker } from './asker.ts';
import type { GoogleIdentity } from './googleClient.ts';
import { dropLinks } from './links.repo.ts';
import { proveMailbox } from './mailboxProof.service.ts';

const GOOGLE = 'https://accounts.google.com';

/** Why Google's word does not open an account; the sign-in page has a sentence for each. */
export type GoogleProblem = 'domain' | 'unverified';

/**
 * Why this identity may not sign in. The address has to be the institute's; from Google itself the account has to belong
 * to the institute too, because a private account may carry any address.
 */
export function problemOf({ config }: Context, { email, hostedDomain, isEmailVerified }: GoogleIdentity): GoogleProblem | undefined {
  const { domain } = config.institute;
  const isHosted = hostedDomain === undefined ? config.google?.issuer !== GOOGLE : hostedDomain.toLowerCase() === domain.toLowerCase();
  if (!isHosted || !isInstituteEmail({ email, domain })) return 'domain';
  return isEmailVerified ? undefined : 'unverified';
}

/** Who comes back from Google, and what the browser tells about who it was before. */
interface Arrival {
  readonly identity: GoogleIdentity;
  readonly asker: Asker;
}

/**
 * The account of an identity that `problemOf` has nothing against: known by its subject, linked by its address, or new. One
 * that is disabled is refused like one that belongs to somebody else, and stays as it is.
 */
export async function accountOf(context: Context, arrival: Arrival): Promise<Outcome<UserRow>> {
  const once = () => mutate(context, {}, (tx) => findLinkOrCreate(tx, context, arrival));
  const first = await refuseDuplicate(refuse('IN_PROGRESS', 'Another sign-in of the same person was faster.'), once);
  return !first.ok && first.refusal.code === 'IN_PROGRESS' ? once() : first;
}

async function findLinkOrCreate(tx: Database, context: Context, { identity, asker }: Arrival): Promise<Outcome<Change<UserRow>>> {
  const { instituteId } = context;
  const account = (await findByGoogleSubject(tx, instituteId, identity.subject)) ?? (await holdByEmail(tx, instituteId, identity.email));
  if (!account) return accept(await create(tx, context, identity));
  if (account.disabledAt) return refuseOther();
  // Found by its address, too, where another sign-in of the same person has just made or linked it.
  if (account.googleSubject === identity.subject) return accept({ value: account, audit: undefined });
  return account.googleSubject ? refuseOther() : accept(await link(tx, context, account, { identity, asker }));
}

function refuseOther(): Outcome<never> {
  return refuse('CONFLICT', 'This address is linked with another Google account.');
}

/**
 * Links an account with the Google account of the same address. Where nobody had proven the address, somebody else may
 * have registered it beforehand: unless this browser is signed in to it, that password, those sessions and those links end here,
 * and so does what was entered, unless this browser registered.
 */
async function link(tx: Database, context: Context, user: UserRow, { identity, asker }: Arrival): Promise<Change<UserRow>> {
  const isOwn = user.emailVerified || asker.userId === user.id;
  const keepsPassword = isOwn && user.passwordHash !== null;
  const { changes: proven, isEmptied } = await proveMailbox(tx, context, user, { asker, name: readableName(identity.name) });
  const changes = {
    ...proven,
    googleSubject: identity.subject,
    updatedAt: context.clock(),
    ...(keepsPassword ? {} : { passwordHash: null, strategy: 'google' as const }),
  };
  await updateUser(tx, user, changes);
  if (!keepsPassword) {
    await endSessions(tx, context, user.id);
    await dropLinks(tx, { instituteId: context.instituteId, userId: user.id });
  }
  const detail = { passwordRemoved: user.passwordHash !== null && !keepsPassword, emptied: isEmptied };
  return { value: { ...user, ...changes }, audit: { action: 'account.link-google', subjectId: user.id, detail } };
}

async function create(tx: Database, { clock, instituteId }: Context, { subject, email, name }: GoogleIdentity): Promise<Change<UserRow>> {
  const now = clock();
  const value = await insertUser(tx, {
    instituteId,
    id: newId(now),
    email,
    name: readableName(name) || email.slice(0, email.lastIndexOf('@')),
    role: 'STUDENT',
    strategy: 'google',
    googleSubject: subject,
    emailVerified: true,
    createdAt: now,
    updatedAt: now,
  });
  return { value, audit: { action: 'account.register', subjectId: value.id, detail: { strategy: 'google' } } };
}

/** A name from elsewhere, within the rules for names here. */
function readableName(name: string): string {
  return name
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TITLE);
}
