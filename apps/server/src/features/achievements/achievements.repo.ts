import type { AchievementState } from '@quad/domain/achievements';
import { folded } from '@quad/domain/fields';
import type { SkillType } from '@quad/domain/skills';
import { type AnyColumn, and, asc, desc, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { countWhere, isAfterMoment, type PageRequest, type TimeCursor, type Total } from '../../db/pages.ts';
import { achievements, events, users } from '../../db/schema.ts';
import { hasWords } from '../../db/search.ts';
import type { PersonRow } from '../accounts/accounts.service.ts';
import type { AchievementRow } from './achievements.table.ts';

type AchievementKey = Pick<AchievementRow, 'instituteId' | 'id'>;

/** An achievement with all data of its response, read in one statement. */
export interface AchievementRecord {
  readonly achievement: AchievementRow;
  readonly owner: PersonRow;
  readonly event: { readonly id: string; readonly title: string; readonly description: string } | null;
  readonly verifier: Pick<PersonRow, 'id' | 'name' | 'email'> | null;
}

const verifiers = alias(users, 'verifiers');

function selectRecords(db: Database) {
  return db
    .select({
      achievement: achievements,
      owner: { id: users.id, name: users.name, email: users.email, rollNumber: users.rollNumber },
      event: { id: events.id, title: events.title, description: events.description },
      verifier: { id: verifiers.id, name: verifiers.name, email: verifiers.email },
    })
    .from(achievements)
    .innerJoin(users, isReferenced(users, achievements.instituteId, achievements.userId))
    .leftJoin(events, isReferenced(events, achievements.instituteId, achievements.eventId))
    .leftJoin(verifiers, isReferenced(verifiers, achievements.instituteId, achievements.verifiedBy));
}

function isAchievement({ instituteId, id }: AchievementKey): SQL | undefined {
  return matches(achievements, { instituteId, id });
}

/** The achievements of one person, by date or by when they were added, latest first. */
export function findAchievementsOf(
  db: Database,
  instituteId: string,
  {
    limit,
    after,
    order = 'latest',
    ...choice
  }: AchievementChoice & PageRequest<AchievementCursor> & { order?: AchievementOrder | undefined },
): Promise<AchievementRecord[]> {
  const { dateAchieved, createdAt, id } = achievements;
  const isAfter =
    order === 'newest'
      ? isAfterMoment({ at: createdAt, id }, after, { newestFirst: true })
      : after && sql`(${dateAchieved}, ${createdAt}, ${id}) < (${after.date}::date, ${after.at}::timestamptz, ${after.id}::uuid)`;
  const byDate = order === 'newest' ? [] : [desc(dateAchieved)];
  return selectRecords(db)
    .where(and(isTheirs(instituteId, choice), isAfter))
    .orderBy(...byDate, desc(createdAt), desc(id))
    .limit(limit);
}

export type AchievementOrder = 'latest' | 'newest';

/** Pagination cursor of a person's achievements. */
export const AchievementCursor = v.object({ date: v.string(), at: v.string(), id: v.string() });
export type AchievementCursor = v.InferOutput<typeof AchievementCursor>;

/** Filters of a person's achievements. */
export interface AchievementChoice {
  readonly userId: string;
  readonly search?: string | undefined;
  readonly category?: string | undefined;
  readonly state?: AchievementState | undefined;
  readonly level?: string | undefined;
}

/** Implements the filters of the domain's `filterAchievements` in SQL. */
function isTheirs(instituteId: string, { userId, search, category, state, level }: AchievementChoice): SQL | undefined {
  const { title, description, type, verifiedAt } = achievements;
  const isDuplicate = (column: AnyColumn, text = '') =>
    text.trim() === '' ? undefined : sql`folded(btrim(${column})) = ${folded(text.trim())}`;
  return and(
    matches(achievements, { instituteId, userId }),
    hasWords(search, title, description, achievements.category, type),
    isDuplicate(achievements.category, category),
    isDuplicate(achievements.level, level),
    state && (state === 'verified' ? isNotNull(verifiedAt) : isNull(verifiedAt)),
  );
}

export function countAchievementsOf(db: Database, instituteId: string, choice: AchievementChoice): Promise<Total> {
  return countWhere(db, achievements, isTheirs(instituteId, choice));
}

/** Other people's unverified achievements of a type, oldest first by default. */
export function findPendingAchievements(
  db: Database,
  instituteId: string,
  { type, endorserId, after, limit, newestFirst = false }: Queue & PageRequest<TimeCursor> & { newestFirst?: boolean },
) {
  const isAfter = isAfterMoment({ at: achievements.createdAt, id: achievements.id }, after, { newestFirst });
  const direction = newestFirst ? desc : asc;
  return selectRecords(db)
    .where(and(isPending(instituteId, { type, endorserId }), isAfter))
    .orderBy(direction(achievements.createdAt), direction(achievements.id))
    .limit(limit);
}

/** Filters of what an endorser can decide about: one type, and nothing of their own. */
export interface Queue {
  readonly type: SkillType;
  readonly endorserId: string;
}

function isPending(instituteId: string, { type, endorserId }: Queue): SQL | undefined {
  return and(matches(achievements, { instituteId, type, verifiedAt: null }), ne(achievements.userId, endorserId));
}

export function countPendingAchievements(db: Database, instituteId: string, queue: Queue): Promise<Total> {
  return countWhere(db, achievements, isPending(instituteId, queue));
}

/** Achievements by ids. */
export function findAchievements(db: Database, instituteId: string, ids: readonly string[]): Promise<AchievementRecord[]> {
  return selectRecords(db).where(matches(achievements, { instituteId, id: ids }));
}

export async function findAchievement(db: Database, key: AchievementKey): Promise<AchievementRecord | undefined> {
  const [record] = await selectRecords(db).where(isAchievement(key));
  return record;
}

/** Locks an achievement until the transaction ends. */
export async function lockAchievement(tx: Database, key: AchievementKey): Promise<AchievementRecord | undefined> {
  await tx.select({ id: achievements.id }).from(achievements).where(isAchievement(key)).for('no key update');
  return findAchievement(tx, key);
}

export async function isEvent(db: Database, { instituteId, id }: AchievementKey): Promise<boolean> {
  const rows = await db.select({ id: events.id }).from(events).where(matches(events, { instituteId, id }));
  return rows.length > 0;
}

export async function insertAchievement(tx: Database, achievement: typeof achievements.$inferInsert): Promise<void> {
  await tx.insert(achievements).values(achievement);
}

/** Verifies a pending achievement; throws if it is not pending. */
export async function saveVerification(
  tx: Database,
  key: AchievementKey,
  verification: { verifiedBy: string; verifiedAt: Date },
): Promise<void> {
  const saved = await tx
    .update(achievements)
    .set(verification)
    .where(and(isAchievement(key), isNull(achievements.verifiedAt)))
    .returning({ id: achievements.id });
  if (saved.length === 0) throw new Error(`The achievement ${key.id} does not wait for verification any more.`);
}
