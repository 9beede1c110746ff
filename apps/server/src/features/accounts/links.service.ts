import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { isUuid, newId } from '../../db/ids.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { findById, lockById, unlessDisabled } from './accounts.repo.ts';
import type { UserRow } from './accounts.table.ts';
import { deleteSamlRequestsUntil } from './identities.repo.ts';
import { deleteLinksUntil, findLink, type LinkKind, saveLink, spendLink } from './links.repo.ts';

const MINUTE_MS = 60_000;
/** Lifetime of a mailed link. */
export const LINK_MINUTES = 15;
/** The same message for a wrong, expired, used or malformed link, so that it reveals nothing. */
export const DEAD_LINK = refuse('INVALID', 'This link does not work any more. Please ask for a new one.');

/** The parameters of a link's URL. */
export interface MailedLink {
  readonly id: string;
  readonly token: string;
}

/**
 * Creates a person's only active link of a kind and returns its token, which is not stored. Undefined when the account was disabled or got
 * another address since it was read: that ended its links, and the mail would go to the former mailbox.
 */
export async function makeLinkToken(
  context: Context,
  kind: LinkKind,
  { instituteId, id: userId, email }: Pick<UserRow, 'instituteId' | 'id' | 'email'>,
  action: 'account.reset-link' | 'account.proof-link',
): Promise<string | undefined> {
  const { token, tokenHash } = newToken();
  const expiresAt = new Date(context.clock().getTime() + LINK_MINUTES * MINUTE_MS);
  const made = await auditedTransaction(context, {}, async (tx) => {
    const user = unlessDisabled(await lockById(tx, instituteId, userId));
    if (user?.email !== email) return DEAD_LINK;
    await saveLink(tx, kind, { instituteId, userId }, { tokenHash, expiresAt });
    return accept({ value: token, audit: { action, subjectId: userId } });
  });
  return made.ok ? made.value : undefined;
}

/** Checks a link without consuming it and returns its account. Takes the same time whatever is wrong. */
export async function checkLink({ db, clock, instituteId }: Context, kind: LinkKind, link: MailedLink): Promise<Result<UserRow>> {
  const userId = isUuid(link.id) ? link.id : newId();
  const live = await findLink(db, kind, { instituteId, userId }, clock());
  const matches = timingSafeEqual(Buffer.from(live ?? hashOf('')), Buffer.from(hashOf(link.token)));
  const user = live && matches ? await findById(db, instituteId, userId) : undefined;
  return user && !user.disabledAt ? accept(user) : DEAD_LINK;
}

/** Consumes a valid link inside the caller's transaction. False when it has just been used. */
export function spend(tx: Database, { clock, instituteId }: Context, kind: LinkKind, { id, token }: MailedLink): Promise<boolean> {
  return spendLink(tx, kind, { instituteId, userId: id }, hashOf(token), clock());
}

/** Deletes expired links, and expired requests to providers. */
export async function purgeLinks({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteLinksUntil(db, clock());
  await deleteSamlRequestsUntil(db, clock());
}

/** A token for a mail, and the hash to store. */
export function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOf(token) };
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
