import { and, desc, eq, getTableColumns, gt, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { columnsOf } from '../db/columns.ts';
import { firstRow, isReferenced, matches } from '../db/conditions.ts';
import type { Database } from '../db/connection.ts';
import { orgUnits, passkeys, pushSubscriptions, sessions, users } from '../db/schema.ts';
import { statement, type ValueOf } from '../db/statement.ts';

export type SessionRow = typeof sessions.$inferSelect;

/** Thresholds of an open session: it expires after `now` and was last used after `usedAfter`. */
export interface OpenAt {
  readonly now: Date;
  readonly usedAfter: Date;
}

function isOpen({ now, usedAfter }: OpenAt) {
  return and(gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, usedAfter));
}

/** The columns of a person's own account, without secrets. */
const { registrantHash: _registrant, passwordHash: _password, googleSubject: _subject, ...OWN_COLUMNS } = getTableColumns(users);

/** An open session with its user and, if the e-mail address is verified, the unit that has it as its contact. Runs at every request. */
const openByToken = statement((db, value: ValueOf<'instituteId' | 'tokenHash' | 'now' | 'usedAfter'>) =>
  db
    .select({
      ...columnsOf(sessions, 'createdAt', 'lastSeenAt', 'confirmedAt', 'passkeyUsedAt'),
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      hasPasskey: sql<boolean>`exists (select from ${passkeys} p where p.institute_id = ${users.instituteId} and p.user_id = ${users.id})`,
      provider: sessions.provider,
      user: OWN_COLUMNS,
      unit: { id: orgUnits.id, category: orgUnits.category },
    })
    .from(sessions)
    .innerJoin(users, isReferenced(users, sessions.instituteId, sessions.userId))
    .leftJoin(
      orgUnits,
      // Anybody can register any address, so only a verified one is matched with a unit.
      and(
        eq(orgUnits.instituteId, users.instituteId),
        users.emailVerified,
        eq(sql`lower(${orgUnits.contactEmail})`, sql`lower(${users.email})`),
      ),
    )
    .where(
      and(
        eq(sessions.instituteId, value('instituteId')),
        eq(sessions.tokenHash, value('tokenHash')),
        gt(sessions.expiresAt, value('now')),
        gt(sessions.lastSeenAt, value('usedAfter')),
      ),
    ),
);

/** The account of the person whose session it is. */
export type OwnAccount = Omit<typeof users.$inferSelect, 'registrantHash' | 'passwordHash' | 'googleSubject'>;

export function findByToken(db: Database, instituteId: string, tokenHash: string, { now, usedAfter }: OpenAt) {
  return firstRow(openByToken(db, { instituteId, tokenHash, now: now.toISOString(), usedAfter: usedAfter.toISOString() }));
}

/**
 * Reads the current credentials of an account under a shared row lock. Logins do not block each other; a concurrent change of the account
 * waits, or is seen.
 */
export async function lockCredentials(tx: Database, instituteId: string, userId: string) {
  const [user] = await tx
    .select({ email: users.email, passwordHash: users.passwordHash, disabledAt: users.disabledAt })
    .from(users)
    .where(matches(users, { instituteId, id: userId }))
    .for('share');
  return user;
}

/** Whether an account is erased, under a row lock that only an erasure or the like waits for. */
export function lockAccount(tx: Database, instituteId: string, userId: string): Promise<{ erasedAt: Date | null } | undefined> {
  return firstRow(
    tx
      .select({ erasedAt: users.erasedAt })
      .from(users)
      .where(matches(users, { instituteId, id: userId }))
      .for('key share'),
  );
}

export async function insertSession(tx: Database, session: SessionRow): Promise<void> {
  await tx.insert(sessions).values(session);
}

/** A person's open sessions, the most recently used first. */
export function findOpen(db: Database, instituteId: string, userId: string, open: OpenAt): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(matches(sessions, { instituteId, userId }), isOpen(open)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
}

/** Deletes one of a person's open sessions and returns the hash of its token. Undefined when there is no such session. */
export async function deleteOpen(
  tx: Database,
  { instituteId, userId, id }: Pick<SessionRow, 'instituteId' | 'userId' | 'id'>,
  open: OpenAt,
): Promise<string | undefined> {
  const [ended] = await tx
    .delete(sessions)
    .where(and(matches(sessions, { instituteId, userId }), isOpen(open), eq(sessions.id, id)))
    .returning({ tokenHash: sessions.tokenHash });
  if (ended) await forgetDevices(tx, instituteId, eq(pushSubscriptions.sessionHash, ended.tokenHash));
  return ended?.tokenHash;
}

/**
 * Deletes the push devices of ended sessions: after a sign-out a device gets no notifications. An expired session keeps its devices,
 * because its owner comes back.
 */
async function forgetDevices(db: Database, instituteId: string, which: SQL | undefined): Promise<void> {
  await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.instituteId, instituteId), which));
}

export async function deleteByToken(db: Database, instituteId: string, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(matches(sessions, { instituteId, tokenHash }));
  await forgetDevices(db, instituteId, eq(pushSubscriptions.sessionHash, tokenHash));
}

/** Deletes every session of a person and returns how many there were. */
export async function deleteAllOf(tx: Database, instituteId: string, userId: string): Promise<number> {
  const ended = await tx.delete(sessions).where(matches(sessions, { instituteId, userId })).returning({ id: sessions.id });
  await forgetDevices(tx, instituteId, eq(pushSubscriptions.userId, userId));
  return ended.length;
}

/** Deletes every session of a person but one and returns how many there were. */
export async function deleteOthersOf(tx: Database, instituteId: string, userId: string, tokenHash: string): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(and(matches(sessions, { instituteId, userId }), ne(sessions.tokenHash, tokenHash)))
    .returning({ tokenHash: sessions.tokenHash });
  await forgetDevices(tx, instituteId, and(eq(pushSubscriptions.userId, userId), ne(pushSubscriptions.sessionHash, tokenHash)));
  return ended.length;
}

/** The id that a SAML provider gave to the session of a token. */
export async function findProviderSession(db: Database, instituteId: string, tokenHash: string): Promise<SessionRow['providerSession']> {
  const [row] = await db.select({ called: sessions.providerSession }).from(sessions).where(matches(sessions, { instituteId, tokenHash }));
  return row?.called ?? null;
}

/** Sessions as a provider names them: a person's, either the named ones or all of them. */
export interface ProviderSessions {
  readonly provider: string;
  readonly nameId: string;
  readonly sessionIndexes: readonly string[];
}

/**
 * Deletes the sessions that a provider names and returns how many per person. A session that the provider never gave an id matches every
 * name.
 */
export async function deleteAtProvider(
  tx: Database,
  instituteId: string,
  { provider, nameId, sessionIndexes }: ProviderSessions,
): Promise<ReadonlyMap<string, number>> {
  const called = sql`${sessions.providerSession}`;
  const index = sql<string | null>`${called} ->> 'sessionIndex'`;
  const ended = await tx
    .delete(sessions)
    .where(
      and(
        matches(sessions, { instituteId, provider }),
        sql`${called} ->> 'nameId' = ${nameId}`,
        sessionIndexes.length > 0 ? or(isNull(index), inArray(index, [...sessionIndexes])) : undefined,
      ),
    )
    .returning({ userId: sessions.userId, tokenHash: sessions.tokenHash });
  const hashes = ended.map(({ tokenHash }) => tokenHash);
  if (hashes.length > 0) await forgetDevices(tx, instituteId, inArray(pushSubscriptions.sessionHash, hashes));
  return new Map([...Map.groupBy(ended, ({ userId }) => userId)].map(([userId, its]) => [userId, its.length]));
}

export async function deleteOver(db: Database, { now, usedAfter }: OpenAt): Promise<void> {
  await db.delete(sessions).where(or(lte(sessions.expiresAt, now), lte(sessions.lastSeenAt, usedAfter)));
}

/** Stores the last uses of sessions, by the hash of their token. A later time that is stored already stays. */
export async function saveUses(db: Database, instituteId: string, uses: ReadonlyMap<string, Date>): Promise<void> {
  const rows = [...uses].map(([token, at]) => ({ token, at: at.toISOString() }));
  await db.execute(sql`
    update ${sessions} s set last_seen_at = u.at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) u (token text, at timestamptz)
    where s.institute_id = ${instituteId} and s.token_hash = u.token and s.last_seen_at < u.at`);
}

/** Stores what somebody has proven in a session, and when. */
export async function saveReauthentication(
  db: Database,
  instituteId: string,
  tokenHash: string,
  shown: Partial<Pick<SessionRow, 'confirmedAt' | 'passkeyUsedAt'>>,
): Promise<void> {
  await db.update(sessions).set(shown).where(matches(sessions, { instituteId, tokenHash }));
}
