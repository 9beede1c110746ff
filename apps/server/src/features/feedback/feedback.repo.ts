import type { FeedbackFilter } from '@quad/domain/feedback';
import type { NotificationKind } from '@quad/domain/notifications';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { advisoryLock } from '../../db/advisoryLock.ts';
import type { Database } from '../../db/connection.ts';
import { countWhere, isAfterMoment, type MomentPlace, type PageRange, type Total } from '../../db/pages.ts';
import { events, feedback, feedbackAuthors, notificationEvents, orgUnits, positions, users } from '../../db/schema.ts';
import type { PersonRow } from '../accounts/accounts.service.ts';
import type { FeedbackRow } from './feedback.table.ts';

/** Somebody, and the anonymous feedback that is known to be theirs. */
export interface Giver {
  readonly instituteId: string;
  readonly userId: string;
  readonly sealedIds: readonly string[];
}

export type FeedbackKey = Pick<FeedbackRow, 'instituteId' | 'id'>;

/** Feedback with everything that its answers show, read in one statement; it is about one of person, event, unit, position. */
export interface FeedbackEntry {
  readonly feedback: FeedbackRow;
  /** Null for whoever gave it anonymously: the statement does not look for them. */
  readonly giver: PersonRow | null;
  readonly resolver: PersonRow | null;
  readonly person: Pick<PersonRow, 'name' | 'email'> | null;
  readonly event: { readonly title: string } | null;
  readonly unit: { readonly id: string; readonly name: string } | null;
  readonly position: { readonly title: string } | null;
  /** The unit of the event or of the position, or the one above the unit. */
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
    .leftJoin(
      feedbackAuthors,
      and(isSigned, eq(feedbackAuthors.instituteId, feedback.instituteId), eq(feedbackAuthors.feedbackId, feedback.id)),
    )
    .leftJoin(givers, and(eq(givers.instituteId, feedback.instituteId), eq(givers.id, feedbackAuthors.userId)))
    .leftJoin(resolvers, and(eq(resolvers.instituteId, feedback.instituteId), eq(resolvers.id, feedback.resolvedBy)))
    .leftJoin(users, and(isAbout('User'), eq(users.instituteId, feedback.instituteId), eq(users.id, feedback.targetId)))
    .leftJoin(events, and(isAbout('Event'), eq(events.instituteId, feedback.instituteId), eq(events.id, feedback.targetId)))
    .leftJoin(
      orgUnits,
      and(isAbout('Club/Organization'), eq(orgUnits.instituteId, feedback.instituteId), eq(orgUnits.id, feedback.targetId)),
    )
    .leftJoin(positions, and(isAbout('POR'), eq(positions.instituteId, feedback.instituteId), eq(positions.id, feedback.targetId)))
    .leftJoin(homes, and(eq(homes.instituteId, feedback.instituteId), eq(homes.id, homeId)));
}

function isFeedback({ instituteId, id }: FeedbackKey): SQL | undefined {
  return and(eq(feedback.instituteId, instituteId), eq(feedback.id, id));
}

/** Feedback, newest first. Ids of anonymous feedback are drawn by lot, so within its hour the order says nothing. */
export function findAllFeedback(
  db: Database,
  instituteId: string,
  { filter, ...range }: PageRange<MomentPlace> & { filter: FeedbackFilter },
): Promise<FeedbackEntry[]> {
  return pageOf(db, isWanted(instituteId, filter), range);
}

function pageOf(db: Database, condition: SQL | undefined, { after, limit }: PageRange<MomentPlace>): Promise<FeedbackEntry[]> {
  const isAfter = isAfterMoment({ at: feedback.createdAt, id: feedback.id }, after, { newestFirst: true });
  return selectEntries(db).where(and(condition, isAfter)).orderBy(desc(feedback.createdAt), desc(feedback.id)).limit(limit);
}

export function countAllFeedback(db: Database, instituteId: string, filter: FeedbackFilter): Promise<Total> {
  return countWhere(db, feedback, isWanted(instituteId, filter));
}

/** The two filters of the list, as the domain's `filterFeedback` has them. */
function isWanted(instituteId: string, { type, status }: FeedbackFilter): SQL | undefined {
  return and(
    eq(feedback.instituteId, instituteId),
    eq(feedback.isListed, true),
    type === 'All' ? undefined : eq(feedback.type, type),
    status === 'All' ? undefined : status === 'Resolved' ? isNotNull(feedback.resolvedAt) : isNull(feedback.resolvedAt),
  );
}

/**
 * The newest feedback about a unit, its events and its positions: each of the three is found by what it is about, so that what others are
 * about is not read, and of all three no more than are asked for.
 */
export function findFeedbackOfUnit(db: Database, instituteId: string, unitId: string, limit: number): Promise<FeedbackEntry[]> {
  const newest = sql`order by created_at desc, id desc limit ${limit}`;
  const about = (type: FeedbackRow['targetType'], targets: SQL) => sql`
    select ${feedback.id}, ${feedback.createdAt} from ${feedback} where ${feedback.instituteId} = ${instituteId} and ${feedback.isListed}
      and ${feedback.targetType} = ${sql.raw(`'${type}'`)} and ${feedback.targetId} in (${targets})`;
  const ofUnit = (table: typeof events | typeof positions) =>
    sql`select ${table.id} from ${table} where ${table.instituteId} = ${instituteId} and ${table.unitId} = ${unitId}`;
  // Materialized, because of a limit the planner would hope for what is about the unit among the newest of all, and read all to find none.
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

/** What one person gave, anonymous feedback too, newest first. For that person only. */
export function findFeedbackBy(db: Database, giver: Giver, range: PageRange<MomentPlace>): Promise<FeedbackEntry[]> {
  return pageOf(db, isGivenBy(db, giver), range);
}

/** How much one person gave, anonymous feedback too. For that person only. */
export function countFeedbackBy(db: Database, giver: Giver): Promise<Total> {
  return countWhere(db, feedback, isGivenBy(db, giver));
}

function isGivenBy(db: Database, { instituteId, userId, sealedIds }: Giver): SQL | undefined {
  const signed = db
    .select({ id: feedbackAuthors.feedbackId })
    .from(feedbackAuthors)
    .where(and(eq(feedbackAuthors.instituteId, instituteId), eq(feedbackAuthors.userId, userId)));
  // One list of ids, read first: of two conditions the planner would ask each piece of feedback that there is.
  const sealed = `{${sealedIds.join(',')}}`;
  return and(
    eq(feedback.instituteId, instituteId),
    sql`${feedback.id} = any(array(${signed} union all select unnest(${sealed}::text::uuid[])))`,
  );
}

/** Some pieces of feedback. */
export function findFeedbackAmong(db: Database, instituteId: string, ids: readonly string[]): Promise<FeedbackEntry[]> {
  return selectEntries(db).where(and(eq(feedback.instituteId, instituteId), inArray(feedback.id, [...ids])));
}

export async function findFeedback(db: Database, key: FeedbackKey): Promise<FeedbackEntry | undefined> {
  const [entry] = await selectEntries(db).where(isFeedback(key));
  return entry;
}

/** Feedback with nobody else's hands on it until the transaction ends. */
export async function lockFeedback(tx: Database, key: FeedbackKey): Promise<FeedbackEntry | undefined> {
  await tx.select({ id: feedback.id }).from(feedback).where(isFeedback(key)).for('no key update');
  return findFeedback(tx, key);
}

export async function insertFeedback(tx: Database, row: typeof feedback.$inferInsert): Promise<void> {
  await tx.insert(feedback).values(row);
}

/** Notes, apart from the feedback, who gave it under their name. */
export async function insertAuthor(tx: Database, author: typeof feedbackAuthors.$inferInsert): Promise<void> {
  await tx.insert(feedbackAuthors).values(author);
}

/** Feedback of some time that waits and that nobody was told of in this way, in the order of its ids. */
export async function findUnnotified(
  db: Database,
  instituteId: string,
  { given, kind, isAnonymous }: { given: { from: Date; until: Date }; kind: NotificationKind; isAnonymous?: true },
): Promise<string[]> {
  const rows = await db
    .select({ id: feedback.id })
    .from(feedback)
    .where(
      and(
        eq(feedback.instituteId, instituteId),
        eq(feedback.isListed, true),
        isAnonymous && eq(feedback.isAnonymous, true),
        isNull(feedback.resolvedAt),
        gt(feedback.createdAt, given.from),
        lte(feedback.createdAt, given.until),
        sql`not exists (select from ${notificationEvents} where ${notificationEvents.instituteId} = ${instituteId}
          and ${notificationEvents.subjectId} = ${feedback.id} and ${notificationEvents.kind} = ${kind})`,
      ),
    )
    .orderBy(asc(feedback.id));
  return rows.map(({ id }) => id);
}

/** Lists what was given anonymously before a moment, all of it at once. */
export async function saveListed(db: Database, before: Date): Promise<void> {
  await db
    .update(feedback)
    .set({ isListed: true })
    .where(and(eq(feedback.isListed, false), lt(feedback.createdAt, before)));
}

/** Resolves feedback that is not; throws where it is. */
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
 * Lets others of the same person wait with their feedback until the transaction ends. The lock is no row's: that would leave the
 * transaction's number, which the feedback carries too, on the person. It is the one of the daily limit.
 */
export async function lockGiver(tx: Database, userId: string): Promise<void> {
  await advisoryLock(tx, 'feedback', userId);
}

/**
 * Holds a giver, and says whether the account is still the one of that address: by one that was given to somebody else in the meantime
 * nothing is to be found. Who signs is held by their row first, as those are who change accounts; who gives anonymously leaves no trace.
 */
export async function lockGiverAt(
  tx: Database,
  { instituteId, userId, email, isAnonymous }: { instituteId: string; userId: string; email: string; isAnonymous: boolean },
): Promise<boolean> {
  const account = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.instituteId, instituteId), eq(users.id, userId), eq(users.email, email)))
    .$dynamic();
  const held = isAnonymous ? undefined : await account.for('key share');
  await lockGiver(tx, userId);
  return (held ?? (await account)).length > 0;
}

/** How much one person gave after a moment. */
export function countFeedbackSince(tx: Database, giver: Giver, since: Date): Promise<number> {
  return tx.$count(feedback, and(isGivenBy(tx, giver), gt(feedback.createdAt, since)));
}

/** Who gave it, unless that is sealed: to tell them by mail what was done, and for nothing else. */
export async function findAuthorId(db: Database, { instituteId, id }: FeedbackKey): Promise<string | null> {
  const [row] = await db
    .select({ userId: feedbackAuthors.userId })
    .from(feedbackAuthors)
    .where(and(eq(feedbackAuthors.instituteId, instituteId), eq(feedbackAuthors.feedbackId, id)));
  return row?.userId ?? null;
}
