import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { isUuid, newId } from '../../db/ids.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { findById } from './accounts.repo.ts';
import type { UserRow } from './accounts.table.ts';
import { deleteSamlRequestsUntil } from './identities.repo.ts';
import { deleteLinksUntil, findLink, type LinkKind, saveLink, spendLink } from './links.repo.ts';

const MINUTE_MS = 60_000;
/** How long a link that is mailed works. */
export const LINK_MINUTES = 15;
/** One sentence for a link that is wrong, expired, spent or malformed: which of them is nobody's business. */
export const DEAD_LINK = refuse('INVALID', 'This link does not work any more. Please ask for a new one.');

/** What the address of a link holds. */
export interface MailedLink {
  readonly id: string;
  readonly token: string;
}

/** Makes a person's one live link of a kind, and gives its token, which is stored nowhere. */
export async function makeLinkToken(
  context: Context,
  kind: LinkKind,
  userId: string,
  action: 'account.reset-link' | 'account.proof-link',
): Promise<string> {
  const { token, tokenHash } = newToken();
  const expiresAt = new Date(context.clock().getTime() + LINK_MINUTES * MINUTE_MS);
  await auditedTransaction(context, {}, async (tx) => {
    await saveLink(tx, kind, { instituteId: context.instituteId, userId }, { tokenHash, expiresAt });
    return accept({ value: undefined, audit: { action, subjectId: userId } });
  });
  return token;
}

/** Checks a link without spending it, in the same time whatever is wrong with it, and returns the account that it is for. */
export async function checkLink({ db, clock, instituteId }: Context, kind: LinkKind, link: MailedLink): Promise<Result<UserRow>> {
  const userId = isUuid(link.id) ? link.id : newId();
  const live = await findLink(db, kind, { instituteId, userId }, clock());
  const matches = timingSafeEqual(Buffer.from(live ?? hashOf('')), Buffer.from(hashOf(link.token)));
  const user = live && matches ? await findById(db, instituteId, userId) : undefined;
  return user && !user.disabledAt ? accept(user) : DEAD_LINK;
}

/** Spends a link that was found to be good, in the transaction of what it is for; false when somebody else just did. */
export function spend(tx: Database, { clock, instituteId }: Context, kind: LinkKind, { id, token }: MailedLink): Promise<boolean> {
  return spendLink(tx, kind, { instituteId, userId: id }, hashOf(token), clock());
}

/** Removes links that are over, and requests to providers that nobody came back from. */
export async function purgeLinks({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteLinksUntil(db, clock());
  await deleteSamlRequestsUntil(db, clock());
}

/** What a mail holds, and what is stored of it. */
export function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOf(token) };
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
