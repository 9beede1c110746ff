import { and, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import { events, feedback, feedbackAuthors, orgUnits, positions, users } from '../../db/schema.ts';
import type { FeedbackRow } from './feedback.table.ts';
import { type Author, findSealedIds, sealAuthor } from './sealedAuthors.ts';

export type FeedbackKey = Pick<FeedbackRow, 'instituteId' | 'id'>;

/** Somebody who gave or resolved feedback. */
export type PersonOfFeedback = Pick<typeof users.$inferSelect, 'id' | 'name' | 'email' | 'rollNumber'>;

/** Feedback with everything that its answers show, read in one statement; it is about one of person, event, unit, position. */
export interface FeedbackEntry {
  readonly feedback: FeedbackRow;
  /** Null for whoever gave it anonymously: the statement does not look for them. */
  readonly giver: PersonOfFeedback | null;
  readonly resolver: PersonOfFeedback | null;
  readonly person: Pick<PersonOfFeedback, 'name' | 'email'> | null;
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
export function findAllFeedback(db: Database, instituteId: string): Promise<FeedbackEntry[]> {
  return selectEntries(db).where(eq(feedback.instituteId, instituteId)).orderBy(desc(feedback.createdAt), desc(feedback.id));
}

/** The newest feedback about a unit, its events and its positions. */
export function findFeedbackOfUnit(db: Database, instituteId: string, unitId: string, limit: number): Promise<FeedbackEntry[]> {
  return selectEntries(db)
    .where(and(eq(feedback.instituteId, instituteId), or(eq(orgUnits.id, unitId), eq(events.unitId, unitId), eq(positions.unitId, unitId))))
    .orderBy(desc(feedback.createdAt), desc(feedback.id))
    .limit(limit);
}

/** What one person gave, anonymous feedback too, newest first. For that person only. */
export async function findFeedbackBy(db: Database, author: Author): Promise<FeedbackEntry[]> {
  return selectEntries(db)
    .where(await isGivenBy(db, author))
    .orderBy(desc(feedback.createdAt), desc(feedback.id));
}

async function isGivenBy(db: Database, author: Author): Promise<SQL | undefined> {
  const { instituteId, userId } = author;
  const signed = db
    .select({ id: feedbackAuthors.feedbackId })
    .from(feedbackAuthors)
    .where(and(eq(feedbackAuthors.instituteId, instituteId), eq(feedbackAuthors.userId, userId)));
  const sealed = await findSealedIds(db, author);
  return and(eq(feedback.instituteId, instituteId), or(inArray(feedback.id, signed), inArray(feedback.id, sealed)));
}

export async function findFeedback(db: Database, key: FeedbackKey): Promise<FeedbackEntry | undefined> {
  const [entry] = await selectEntries(db).where(isFeedback(key));
  return entry;
}

/** Feedback with nobody else's hands on it until the transaction ends. */
export async function holdFeedback(tx: Database, key: FeedbackKey): Promise<FeedbackEntry | undefined> {
  await tx.select({ id: feedback.id }).from(feedback).where(isFeedback(key)).for('no key update');
  return findFeedback(tx, key);
}

/** Stores feedback and, apart from it, who gave it: of anonymous feedback sealed. */
export async function insertFeedback(tx: Database, row: typeof feedback.$inferInsert, author: Author): Promise<void> {
  const { instituteId, userId } = author;
  await tx.insert(feedback).values(row);
  if (row.isAnonymous) await sealAuthor(tx, author, [row.id]);
  else await tx.insert(feedbackAuthors).values({ instituteId, feedbackId: row.id, userId });
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
 * How much one person gave after a moment; others of the same person wait until the transaction ends. The lock is no row's: that would
 * leave the transaction's number, which the feedback carries too, on the person.
 */
export async function countFeedbackSince(tx: Database, author: Author, since: Date): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${author.userId} feedback`}, 0))`);
  return tx.$count(feedback, and(await isGivenBy(tx, author), gt(feedback.createdAt, since)));
}

/** Who gave it, unless that is sealed: to tell them by mail what was done, and for nothing else. */
export async function findAuthorId(db: Database, { instituteId, id }: FeedbackKey): Promise<string | null> {
  const [row] = await db
    .select({ userId: feedbackAuthors.userId })
    .from(feedbackAuthors)
    .where(and(eq(feedbackAuthors.instituteId, instituteId), eq(feedbackAuthors.feedbackId, id)));
  return row?.userId ?? null;
}
