import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { linkedIdentities, samlRequests, users } from '../../db/schema.ts';
import type { UserRow } from './accounts.table.ts';
import type { Identity } from './identity.ts';

type LinkedIdentity = typeof linkedIdentities.$inferSelect;

/** Locks the account that is linked to a provider's subject, until the transaction ends. */
export async function lockByIdentity(
  tx: Database,
  { instituteId, provider, subject }: Pick<LinkedIdentity, 'instituteId' | 'provider' | 'subject'>,
): Promise<UserRow | undefined> {
  const [found] = await tx
    .select({ user: users })
    .from(linkedIdentities)
    .innerJoin(users, isReferenced(users, linkedIdentities.instituteId, linkedIdentities.userId))
    .where(matches(linkedIdentities, { instituteId, provider, subject }))
    .for('update', { of: users });
  return found?.user;
}

/** The subject that an account has at a provider. */
export async function findSubject(
  tx: Database,
  { instituteId, provider, userId }: Pick<LinkedIdentity, 'instituteId' | 'provider' | 'userId'>,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ subject: linkedIdentities.subject })
    .from(linkedIdentities)
    .where(matches(linkedIdentities, { instituteId, provider, userId }));
  return row?.subject;
}

/** Links an account to an identity, or updates the link. */
export async function saveIdentity(tx: Database, identity: LinkedIdentity): Promise<void> {
  await tx
    .insert(linkedIdentities)
    .values(identity)
    .onConflictDoUpdate({
      target: [linkedIdentities.instituteId, linkedIdentities.provider, linkedIdentities.subject],
      set: { rollNumber: identity.rollNumber },
    });
}

/** Deletes the links of an account to providers. */
export async function dropIdentities(tx: Database, { instituteId, id }: Pick<UserRow, 'instituteId' | 'id'>): Promise<void> {
  await tx.delete(linkedIdentities).where(matches(linkedIdentities, { instituteId, userId: id }));
}

/** The roll numbers of a person according to providers. */
export async function rollNumbersByProviders(db: Database, { instituteId, id }: Pick<UserRow, 'instituteId' | 'id'>): Promise<string[]> {
  const rows = await db
    .select({ rollNumber: linkedIdentities.rollNumber })
    .from(linkedIdentities)
    .where(matches(linkedIdentities, { instituteId, userId: id }));
  return rows.flatMap(({ rollNumber }) => rollNumber ?? []);
}

type SamlRequest = typeof samlRequests.$inferSelect;
type SamlKey = Pick<SamlRequest, 'instituteId' | 'provider' | 'id' | 'purpose'>;

function isRequest({ instituteId, provider, id, purpose }: SamlKey) {
  return matches(samlRequests, { instituteId, provider, id, purpose });
}

export async function insertSamlRequest(db: Database, request: SamlKey & Pick<SamlRequest, 'expiresAt'>): Promise<void> {
  await db.insert(samlRequests).values(request);
}

/** Stores a provider's request. False when it was received before. */
export async function recordSamlRequest(db: Database, request: SamlKey & Pick<SamlRequest, 'expiresAt'>): Promise<boolean> {
  return (await db.insert(samlRequests).values(request).onConflictDoNothing().returning({ id: samlRequests.id })).length > 0;
}

/** Whether a request is pending: neither answered nor expired. */
export async function isSamlRequestOpen(db: Database, key: SamlKey, now: Date): Promise<boolean> {
  const open = and(isRequest(key), isNull(samlRequests.identity), gt(samlRequests.expiresAt, now));
  return (await db.select({ id: samlRequests.id }).from(samlRequests).where(open)).length > 0;
}

/** Stores the response to a request. False when there is one already. */
export async function saveSamlResponse(
  db: Database,
  key: SamlKey,
  answer: { identity: Identity; ticketHash: string },
  now: Date,
): Promise<boolean> {
  const open = and(isRequest(key), isNull(samlRequests.identity), gt(samlRequests.expiresAt, now));
  return (await db.update(samlRequests).set(answer).where(open).returning({ id: samlRequests.id })).length > 0;
}

/** Reads and deletes the response to a request. */
export async function consumeSamlResponse(db: Database, key: SamlKey, ticketHash: string, now: Date): Promise<Identity | undefined> {
  const [row] = await db
    .delete(samlRequests)
    .where(and(isRequest(key), eq(samlRequests.ticketHash, ticketHash), gt(samlRequests.expiresAt, now)))
    .returning({ identity: samlRequests.identity });
  return row?.identity ?? undefined;
}

/** Deletes requests that have expired by then. */
export async function deleteSamlRequestsUntil(db: Database, now: Date): Promise<void> {
  await db.delete(samlRequests).where(lte(samlRequests.expiresAt, now));
}
