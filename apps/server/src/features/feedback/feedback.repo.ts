import type { FeedbackFilter } from '@quad/domain/feedback';
import type { NotificationKind } from '@quad/domain/notifications';
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { advisoryLock } from '../../db/advisoryLock.ts';
import { isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { countWhere, isAfterMoment, type PageRequest, type TimeCursor, type Total } from '../../db/pages.ts';
import { events, feedback, feedbackAuthors, notificationEvents, orgUnits, positions, users } from '../../db/schema.ts';
import type { PersonRow } from '../accounts/accounts.service.ts';
import type { FeedbackRow } from './feedback.table.ts';

/** A person with the ids of their anonymous feedback. */
export interface Giver {
  readonly instituteId: string;
  readonly userId: string;
  readonly sealedIds: readonly string[];
}

export type FeedbackKey = Pick<FeedbackRow, 'instituteId' | 'id'>;

/** Feedback with all data of its responses, read in one statement. It is about one of person, event, unit and position. */
export interface FeedbackEntry {
  readonly feedback: FeedbackRow;
  /** Null for anonymous feedback: the statement does not look up its author. */
  readonly giver: PersonRow | null;
  readonly resolver: PersonRow | null;
  readonly person: Pick<PersonRow, 'name' | 'email'> | null;
  readonly event: { readonly title: string } | null;
  readonly unit: { readonly id: string; readonly name: string } | null;
  readonly position: { readonly title: string } | null;
  /** The unit of the event or position, or the parent of the unit. */
  readonly home: { readonly id: string; readonly name: string } | null;
}

const givers = alias(users, 'givers');
const resolvers = alias(users, 'resolvers');
const homes = alias(orgUnits, 'homes');
const isSigned = eq(feedback.isAnonymous, false);
const homeId = sql`coalesce(${events.unitId}, ${positions.unitId}, ${orgUnits.parentUnitId})`;

function selectEntries(db: Database) {
  const isAbout = (type: FeedbackRow['targetType']) => eq(feedback.targetType, type);
  return db
    .select({
      feedback,
      giver: { id: givers.id, name: givers.name, email: givers.email, rollNumber: givers.rollNumber },
      resolver: { id: resolvers.id, name: resolvers.name, email: resolvers.email, rollNumber: resolvers.rollNumber },
      person: { name: users.name, email: users.email },
      event: { title: events.title },
      unit: { id: orgUnits.id, name: orgUnits.name },
      position: { title: positions.title },
      home: { id: homes.id, name: homes.name },
    })
    .from(feedback)
    .leftJoin(feedbackAuthors, and(isSigned, matches(feedbackAuthors, { instituteId: feedback.instituteId, feedbackId: feedback.id })))
    .leftJoin(givers, matches(givers, { instituteId: feedback.instituteId, id: feedbackAuthors.userId }))
    .leftJoin(resolvers, isReferenced(resolvers, feedback.instituteId, feedback.resolvedBy))
    .leftJoin(users, and(isAbout('User'), matches(users, { instituteId: feedback.instituteId, id: feedback.targetId })))
    .leftJoin(events, and(isAbout('Event'), matches(events, { instituteId: feedback.instituteId, id: feedback.targetId })))
    .leftJoin(orgUnits, and(isAbout('Club/Organization'), matches(orgUnits, { instituteId: feedback.instituteId, id: feedback.targetId })))
    .leftJoin(positions, and(isAbout('POR'), matches(positions, { instituteId: feedback.instituteId, id: feedback.targetId })))
    .leftJoin(homes, matches(homes, { instituteId: feedback.instituteId, id: homeId }));
}

function isFeedback({ instituteId, id }: FeedbackKey): SQL | undefined {
  return matches(feedback, { instituteId, id });
}

/** Feedback, newest first. Anonymous feedback has random ids, so within an hour its order reveals nothing. */
export function findAllFeedback(
  db: Database,
  instituteId: string,
  { filter, ...range }: PageRequest<TimeCursor> & { filter: FeedbackFilter },
): Promise<FeedbackEntry[]> {
  return pageOf(db, isWanted(instituteId, filter), range);
}

function pageOf(db: Database, condition: SQL | undefined, { after, limit }: PageRequest<TimeCursor>): Promise<FeedbackEntry[]> {
  const isAfter = isAfterMoment({ at: feedback.createdAt, id: feedback.id }, after, { newestFirst: true });
  return selectEntries(db).where(and(condition, isAfter)).orderBy(desc(feedback.createdAt), desc(feedback.id)).limit(limit);
}

export function countAllFeedback(db: Database, instituteId: string, filter: FeedbackFilter): Promise<Total> {
  return countWhere(db, feedback, isWanted(instituteId, filter));
}

/** Implements the filters of the domain's `filterFeedback` in SQL. */
function isWanted(instituteId: string, { type, status }: FeedbackFilter): SQL | undefined {
  return and(
    matches(feedback, { instituteId, isListed: true }),
    type === 'All' ? undefined : eq(feedback.type, type),
    status === 'All' ? undefined : status === 'Resolved' ? isNotNull(feedback.resolvedAt) : isNull(feedback.resolvedAt),
  );
}

/**
 * The newest feedback about a unit, its events and its positions. Each of the three is found through the index on targets and limited by
 * itself, so that feedback about other targets is not read.
 */
export function findFeedbackOfUnit(db: Database, instituteId: string, unitId: string, limit: number): Promise<FeedbackEntry[]> {
  const newest = sql`order by created_at desc, id desc limit ${limit}`;
  const about = (type: FeedbackRow['targetType'], targets: SQL) => sql`
    select ${feedback.id}, ${feedback.createdAt} from ${feedback} where ${feedback.instituteId} = ${instituteId} and ${feedback.isListed}
      and ${feedback.targetType} = ${sql.raw(`'${type}'`)} and ${feedback.targetId} in (${targets})`;
  const ofUnit = (table: typeof events | typeof positions) =>
    sql`select ${table.id} from ${table} where ${table.instituteId} = ${instituteId} and ${table.unitId} = ${unitId}`;
  // Materialized: because of the limit, the planner would otherwise scan the newest feedback for matches, and read all of it if there are
  // none.
  const found = sql`
    with of_unit as materialized (${about('Club/Organization', sql`${unitId}::uuid`)}),
      of_events as materialized (${about('Event', ofUnit(events))}),
      of_positions as materialized (${about('POR', ofUnit(positions))})
    select id from (
      (select * from of_unit ${newest}) union all (select * from of_events ${newest}) union all (select * from of_positions ${newest})
    ) found ${newest}`;
  return selectEntries(db)
    .where(and(eq(feedback.instituteId, instituteId), sql`${feedback.id} = any(array(${found}))`))
    .orderBy(desc(feedback.createdAt), desc(feedback.id));
}

/** The feedback of one person, including anonymous feedback, newest first. Only for that person. */
export function findFeedbackBy(db: Database, giver: Giver, range: PageRequest<TimeCursor>): Promise<FeedbackEntry[]> {
  return pageOf(db, isByGiver(db, giver), range);
}

/** Number of pieces of feedback of one person, including anonymous ones. Only for that person. */
export function countFeedbackBy(db: Database, giver: Giver): Promise<Total> {
  return countWhere(db, feedback, isByGiver(db, giver));
}

function isByGiver(db: Database, { instituteId, userId, sealedIds }: Giver): SQL | undefined {
  const signed = db
    .select({ id: feedbackAuthors.feedbackId })
    .from(feedbackAuthors)
    .where(matches(feedbackAuthors, { instituteId, userId }));
  // One array of ids, evaluated first: with two conditions the planner would check every piece of feedback.
  const sealed = `{${sealedIds.join(',')}}`;
  return and(
    eq(feedback.instituteId, instituteId),
    sql`${feedback.id} = any(array(${signed} union all select unnest(${sealed}::text::uuid[])))`,
  );
}

/** Feedback by ids. */
export function findFeedbackAmong(db: Database, instituteId: string, ids: readonly string[]): Promise<FeedbackEntry[]> {
  return selectEntries(db).where(matches(feedback, { instituteId, id: ids }));
}

export async function findFeedback(db: Database, key: FeedbackKey): Promise<FeedbackEntry | undefined> {
  const [entry] = await selectEntries(db).where(isFeedback(key));
  return entry;
}

/** Locks feedback until the transaction ends. */
export async function lockFeedback(tx: Database, key: FeedbackKey): Promise<FeedbackEntry | undefined> {
  await tx.select({ id: feedback.id }).from(feedback).where(isFeedback(key)).for('no key update');
  return findFeedback(tx, key);
}

export async function insertFeedback(tx: Database, row: typeof feedback.$inferInsert): Promise<void> {
  await tx.insert(feedback).values(row);
}

/** Stores the author of signed feedback, in a table apart from the feedback. */
export async function insertAuthor(tx: Database, author: typeof feedbackAuthors.$inferInsert): Promise<void> {
  await tx.insert(feedbackAuthors).values(author);
}

/** Unresolved feedback of a period without a notification of this kind, sorted by id. */
export async function findUnnotified(
  db: Database,
  instituteId: string,
  { period, kind, isAnonymous }: { period: { from: Date; until: Date }; kind: NotificationKind; isAnonymous?: true },
): Promise<string[]> {
  const rows = await db
    .select({ id: feedback.id })
    .from(feedback)
    .where(
      and(
        matches(feedback, { instituteId, isListed: true }),
        isAnonymous && eq(feedback.isAnonymous, true),
        isNull(feedback.resolvedAt),
        gt(feedback.createdAt, period.from),
        lte(feedback.createdAt, period.until),
        sql`not exists (select from ${notificationEvents} where ${notificationEvents.instituteId} = ${instituteId}
          and ${notificationEvents.subjectId} = ${feedback.id} and ${notificationEvents.kind} = ${kind})`,
      ),
    )
    .orderBy(asc(feedback.id));
  return rows.map(({ id }) => id);
}

/** Lists all anonymous feedback given before a time, in one statement. */
export async function saveListed(db: Database, before: Date): Promise<void> {
  await db
    .update(feedback)
    .set({ isListed: true })
    .where(and(eq(feedback.isListed, false), lt(feedback.createdAt, before)));
}

/** Marks feedback as resolved; throws if it already is. */
export async function saveResolution(
  tx: Database,
  key: FeedbackKey,
  resolution: Required<Pick<FeedbackRow, 'actionsTaken' | 'resolvedBy' | 'resolvedAt'>>,
): Promise<void> {
  const saved = await tx
    .update(feedback)
    .set(resolution)
    .where(and(isFeedback(key), sql`${feedback.resolvedAt} is null`))
    .returning({ id: feedback.id });
  if (saved.length === 0) throw new Error(`The feedback ${key.id} is resolved already.`);
}

/**
 * Serializes the feedback of one person until the transaction ends, for the daily limit. This is an advisory lock: a row lock would store
 * the transaction id on the person's row, and the feedback carries the same id.
 */
export async function lockGiver(tx: Database, userId: string): Promise<void> {
  await advisoryLock(tx, 'feedback', userId);
}

/**
 * Locks the giver and returns whether the account still has that address; if it was given to somebody else in the meantime, nothing may be
 * stored for it. For signed feedback, the user's row is locked first, in the same order as account changes do. Anonymous feedback takes no
 * row lock, because that leaves a trace.
 */
export async function lockGiverAt(
  tx: Database,
  { instituteId, userId, email, isAnonymous }: { instituteId: string; userId: string; email: string; isAnonymous: boolean },
): Promise<boolean> {
  const account = tx
    .select({ id: users.id })
    .from(users)
    .where(matches(users, { instituteId, id: userId, email }))
    .$dynamic();
  const held = isAnonymous ? undefined : await account.for('key share');
  await lockGiver(tx, userId);
  return (held ?? (await account)).length > 0;
}

/** Number of pieces of feedback of one person after a time. */
export function countFeedbackSince(tx: Database, giver: Giver, since: Date): Promise<number> {
  return tx.$count(feedback, and(isByGiver(tx, giver), gt(feedback.createdAt, since)));
}

/** The author of signed feedback, only to notify them of its resolution by mail; null for anonymous feedback. */
export async function findAuthorId(db: Database, { instituteId, id }: FeedbackKey): Promise<string | null> {
  const [row] = await db
    .select({ userId: feedbackAuthors.userId })
    .from(feedbackAuthors)
    .where(matches(feedbackAuthors, { instituteId, feedbackId: id }));
  return row?.userId ?? null;
}
