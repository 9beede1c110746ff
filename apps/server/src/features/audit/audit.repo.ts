import { and, asc, count, desc, eq, gt, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { advisoryLock } from '../../db/advisoryLock.ts';
import { columnsOf } from '../../db/columns.ts';
import { firstRow, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { auditDeferred, auditLog, auditMentions, users } from '../../db/schema.ts';
import { mentionsOf, REDACTED } from './auditActions.ts';

export type AuditRow = typeof auditLog.$inferSelect;
export type DeferredRow = typeof auditDeferred.$inferSelect;

/** A row's position in the chain, and the link to the previous row. */
interface ChainPosition {
  readonly sequence: number;
  readonly position: number;
  readonly link: string;
}

interface EntryOptions {
  readonly isDeferred: boolean;
  /** The account that the row must not be inserted for once it is erased. An erasure at the same time comes before or after the transaction. */
  readonly unlessErased?: string | undefined;
}

/**
 * Inserts a row into the log with its mentions, or into the deferred rows that wait for their hour to end. Takes no lock but that on the
 * account. False if that is erased.
 */
export async function insertEntry(db: Database, row: DeferredRow, { isDeferred, unlessErased }: EntryOptions): Promise<boolean> {
  const { instituteId, id, at, actorId, action, subjectId, detail, mac } = row;
  const mentions = mentionsOf(action, detail);
  if (isDeferred && mentions.length > 0)
    throw new Error(`A row of ${action} mentions somebody, so it cannot be one that nobody is linked to.`);
  // Raw SQL, because building this statement would cost every change more than the database needs to run it.
  const isErased = sql`exists (
    select from (select erased_at from ${users} where institute_id = ${instituteId} and id = ${unlessErased} for key share) account
    where erased_at is not null)`;
  const insert = sql`
    insert into ${isDeferred ? auditDeferred : auditLog} (institute_id, id, at, actor_id, action, subject_id, detail, mac)
    select ${instituteId}, ${id}, ${at.toISOString()}, ${actorId}, ${action}, ${subjectId}, ${JSON.stringify(detail)}, ${mac}
    ${unlessErased === undefined ? sql`` : sql`where not ${isErased}`}`;
  const { rows } = await db.execute(
    mentions.length === 0
      ? sql`${insert} returning true`
      : sql`with entry as (${insert} returning institute_id, sequence) ${mentioning(mentions)} returning true`,
  );
  return rows.length > 0;
}

function mentioning(mentions: readonly string[]): SQL {
  const values = sql.join(
    mentions.map((mention) => sql`${mention}::text`),
    sql`, `,
  );
  return sql`insert into ${auditMentions} (institute_id, mention, sequence) select institute_id, unnest(array[${values}]), sequence from entry`;
}

/** Rows per statement. A statement takes at most 65,535 parameters. */
const BATCH = 1000;

/** Inserts many rows into the log in order, with their mentions. It takes no lock. */
export async function insertEntries(db: Database, rows: readonly DeferredRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    const added = await db
      .insert(auditLog)
      .values(rows.slice(start, start + BATCH))
      .returning({
        ...columnsOf(auditLog, 'instituteId', 'sequence', 'action', 'detail'),
      });
    await insertMentions(db, added);
  }
}

type Mentioning = Pick<AuditRow, 'instituteId' | 'sequence' | 'action' | 'detail'>;

async function insertMentions(db: Database, rows: readonly Mentioning[]): Promise<void> {
  const mentions = rows.flatMap(({ instituteId, sequence, action, detail }) =>
    mentionsOf(action, detail).map((mention) => ({ instituteId, mention, sequence })),
  );
  for (let start = 0; start < mentions.length; start += BATCH) await db.insert(auditMentions).values(mentions.slice(start, start + BATCH));
}

export function findEntry(db: Database, instituteId: string, id: string): Promise<AuditRow | undefined> {
  return firstRow(db.select().from(auditLog).where(matches(auditLog, { instituteId, id })));
}

/** Number of times that a person did something since a moment. */
export function countOwnActions(
  db: Database,
  { instituteId, actorId, action, since }: { instituteId: string; actorId: string; action: string; since: Date },
): Promise<number> {
  const isTheirs = matches(auditLog, { instituteId, actorId });
  return db.$count(auditLog, and(isTheirs, eq(auditLog.action, action), gt(auditLog.at, since)));
}

/** Whether there is a row without a position, or a deferred one whose hour was over by then. */
export async function hasUnchained(db: Database, instituteId: string, hour: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${auditLog} where ${auditLog.instituteId} = ${instituteId} and ${auditLog.position} is null
    union all
    select from ${auditDeferred} where ${auditDeferred.instituteId} = ${instituteId} and ${auditDeferred.at} < ${hour}::timestamptz
    limit 1`);
  return rows.length > 0;
}

/** The institutes with a row without a position, or a deferred one whose hour was over by then. */
export async function institutesWithUnchained(across: Database, hour: string): Promise<string[]> {
  const { rows } = await across.execute<{ id: string }>(sql`
    select ${auditLog.instituteId} as id from ${auditLog} where ${auditLog.position} is null
    union
    select ${auditDeferred.instituteId} from ${auditDeferred} where ${auditDeferred.at} < ${hour}::timestamptz`);
  return rows.map(({ id }) => id);
}

/** Serializes the assignment of positions until the transaction ends. */
export async function lockChain(tx: Database, instituteId: string): Promise<void> {
  await advisoryLock(tx, 'audit', instituteId);
}

/** The first rows without a position, in insertion order. */
export function findUnchained(tx: Database, instituteId: string, limit: number): Promise<Pick<AuditRow, 'sequence' | 'mac'>[]> {
  return tx
    .select({ sequence: auditLog.sequence, mac: auditLog.mac })
    .from(auditLog)
    .where(matches(auditLog, { instituteId, position: null }))
    .orderBy(asc(auditLog.sequence))
    .limit(limit);
}

export async function savePositions(tx: Database, instituteId: string, positions: readonly ChainPosition[]): Promise<void> {
  await tx.execute(sql`
    update ${auditLog} set position = places.position, link = places.link
    from jsonb_to_recordset(${JSON.stringify(positions)}::jsonb) as places (sequence bigint, position bigint, link text)
    where ${auditLog.instituteId} = ${instituteId} and ${auditLog.sequence} = places.sequence`);
}

/** The last row with a position. */
export async function findLastChained(db: Database, instituteId: string): Promise<Pick<AuditRow, 'position' | 'link'> | undefined> {
  const [last] = await db
    .select({ position: auditLog.position, link: auditLog.link })
    .from(auditLog)
    .where(and(eq(auditLog.instituteId, instituteId), isNotNull(auditLog.position)))
    .orderBy(desc(auditLog.position))
    .limit(1);
  return last;
}

/** Moves deferred rows whose hour is over into the log, in the order of their random ids. */
export async function releaseDeferred(tx: Database, instituteId: string, hour: string): Promise<void> {
  await tx.execute(sql`
    with released as (
      delete from ${auditDeferred} where ${auditDeferred.instituteId} = ${instituteId} and ${auditDeferred.at} < ${hour}::timestamptz
      returning institute_id, id, at, actor_id, action, subject_id, detail, mac
    )
    insert into ${auditLog} (institute_id, id, at, actor_id, action, subject_id, detail, mac)
    select institute_id, id, at, actor_id, action, subject_id, detail, mac from released order by at, id`);
}

export function findDeferred(db: Database, instituteId: string): Promise<DeferredRow[]> {
  return db.select().from(auditDeferred).where(eq(auditDeferred.instituteId, instituteId));
}

/** Rows after a position, by position. */
export function findChainedAfter(db: Database, instituteId: string, position: number, limit: number): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.instituteId, instituteId), gt(auditLog.position, position)))
    .orderBy(asc(auditLog.position), asc(auditLog.sequence))
    .limit(limit);
}

/** The rows at these positions. */
export function findChainedAt(db: Database, instituteId: string, positions: number[]): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(and(matches(auditLog, { instituteId, position: positions }), isNotNull(auditLog.link)));
}

export function findWithoutPosition(db: Database, instituteId: string): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(matches(auditLog, { instituteId, position: null }));
}

/** Sequence numbers of duplicated rows. */
export async function findCopies(db: Database, instituteId: string): Promise<string[][]> {
  const rows = await db
    .select({ sequences: sql<string[]>`array_agg(${auditLog.sequence}::text order by ${auditLog.sequence})` })
    .from(auditLog)
    .where(eq(auditLog.instituteId, instituteId))
    .groupBy(auditLog.id)
    .having(gt(count(), 1));
  return rows.map(({ sequences }) => sequences);
}

/** Allows the callback to update the log. The triggers that forbid it are enabled again before the transaction commits. */
export async function rewriteLog(tx: Database, instituteId: string, rewrite: () => Promise<void>): Promise<void> {
  await tx.execute(sql`alter table ${auditLog} disable trigger user`);
  await tx.execute(sql`alter table ${auditDeferred} disable trigger user`);
  await tx.update(auditLog).set({ position: null, link: null }).where(eq(auditLog.instituteId, instituteId));
  await rewrite();
  await tx.execute(sql`alter table ${auditDeferred} enable trigger user`);
  await tx.execute(sql`alter table ${auditLog} enable trigger user`);
}

/** Rows after a sequence number, in insertion order. */
export function findWrittenAfter(tx: Database, instituteId: string, sequence: number, limit: number): Promise<AuditRow[]> {
  return tx
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.instituteId, instituteId), gt(auditLog.sequence, sequence)))
    .orderBy(asc(auditLog.sequence))
    .limit(limit);
}

export async function saveSeals(tx: Database, instituteId: string, seals: readonly Pick<AuditRow, 'sequence' | 'mac'>[]): Promise<void> {
  await tx.execute(sql`
    update ${auditLog} set mac = seals.mac, redaction = null from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb) as seals (sequence bigint, mac text)
    where ${auditLog.instituteId} = ${instituteId} and ${auditLog.sequence} = seals.sequence`);
}

export async function saveDeferredSeal(
  tx: Database,
  { instituteId, id }: Pick<DeferredRow, 'instituteId' | 'id'>,
  mac: string,
): Promise<void> {
  await tx.update(auditDeferred).set({ mac }).where(matches(auditDeferred, { instituteId, id }));
}

/** How to find rows with fields about a person. */
export type PersonRows =
  | { readonly by: 'actor' | 'subject'; readonly ids: readonly string[] }
  | { readonly by: 'mention'; readonly mentions: readonly string[] };

/** Rows of some actions that were done by, are about, or mention somebody, after a sequence number, in insertion order. */
export async function findRowsOfPerson(
  tx: Database,
  instituteId: string,
  wanted: PersonRows,
  { actions, after, limit }: { actions: readonly string[]; after: number; limit: number },
): Promise<AuditRow[]> {
  const conditions = [eq(auditLog.instituteId, instituteId), inArray(auditLog.action, [...actions]), gt(auditLog.sequence, after)];
  if (wanted.by !== 'mention') {
    const column = wanted.by === 'actor' ? auditLog.actorId : auditLog.subjectId;
    return tx
      .select()
      .from(auditLog)
      .where(and(...conditions, inArray(column, [...wanted.ids])))
      .orderBy(asc(auditLog.sequence))
      .limit(limit);
  }
  // Reads the sequence numbers first: they are few and in the index. Each row is then read by its key.
  const found = await tx
    .selectDistinct({ sequence: auditMentions.sequence })
    .from(auditMentions)
    .where(and(matches(auditMentions, { instituteId, mention: wanted.mentions }), gt(auditMentions.sequence, after)))
    .orderBy(asc(auditMentions.sequence))
    .limit(limit);
  if (found.length === 0) return [];
  const sequences = found.map(({ sequence }) => sequence);
  return tx
    .select()
    .from(auditLog)
    .where(matches(auditLog, { instituteId, sequence: sequences }))
    .orderBy(asc(auditLog.sequence));
}

/** Rows of some actions before a moment that still have one of the fields. */
export function findHaving(
  tx: Database,
  instituteId: string,
  { actions, facts, before, limit }: { actions: readonly string[]; facts: readonly string[]; before: Date; limit: number },
): Promise<AuditRow[]> {
  const has = facts.map((fact) => sql`coalesce(${auditLog.detail} ->> ${fact}, ${REDACTED}) <> ${REDACTED}`);
  return tx
    .select()
    .from(auditLog)
    .where(and(matches(auditLog, { instituteId, action: actions }), lt(auditLog.at, before), sql`(${sql.join(has, sql` or `)})`))
    .orderBy(asc(auditLog.sequence))
    .limit(limit);
}

/** Stores redacted rows with their redaction seals and remaining mentions. The chain does not change. */
export async function saveRedactions(
  tx: Database,
  instituteId: string,
  rows: readonly Pick<AuditRow, 'instituteId' | 'sequence' | 'action' | 'detail' | 'redaction'>[],
): Promise<void> {
  const sequences = rows.map(({ sequence }) => sequence);
  await tx.delete(auditMentions).where(matches(auditMentions, { instituteId, sequence: sequences }));
  await insertMentions(tx, rows);
  await tx.execute(sql`
    update ${auditLog} set detail = r.detail, redaction = r.redaction
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (sequence bigint, detail jsonb, redaction text)
    where ${auditLog.instituteId} = ${instituteId} and ${auditLog.sequence} = r.sequence`);
}
