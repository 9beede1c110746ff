import type { SkillType } from '@quad/domain/skills';
import { and, asc, desc, eq, isNull, ne, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import { achievements, events, users } from '../../db/schema.ts';
import type { PersonRow } from '../accounts/accounts.service.ts';
import type { AchievementRow } from './achievements.table.ts';

type AchievementKey = Pick<AchievementRow, 'instituteId' | 'id'>;

/** An achievement with everything that its answers show, read in one statement. */
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
    .innerJoin(users, and(eq(users.instituteId, achievements.instituteId), eq(users.id, achievements.userId)))
    .leftJoin(events, and(eq(events.instituteId, achievements.instituteId), eq(events.id, achievements.eventId)))
    .leftJoin(verifiers, and(eq(verifiers.instituteId, achievements.instituteId), eq(verifiers.id, achievements.verifiedBy)));
}

function isAchievement({ instituteId, id }: AchievementKey): SQL | undefined {
  return and(eq(achievements.instituteId, instituteId), eq(achievements.id, id));
}

/** The achievements of one person, the latest first. */
export function findAchievementsOf(db: Database, instituteId: string, userId: string): Promise<AchievementRecord[]> {
  return selectRecords(db)
    .where(and(eq(achievements.instituteId, instituteId), eq(achievements.userId, userId)))
    .orderBy(desc(achievements.dateAchieved), desc(achievements.createdAt), desc(achievements.id));
}

/** Other people's achievements of a type that nobody has verified, the one that has waited longest first. */
export function findPendingAchievements(db: Database, instituteId: string, type: SkillType, endorserId: string) {
  const isPending = and(eq(achievements.instituteId, instituteId), eq(achievements.type, type), isNull(achievements.verifiedAt));
  return selectRecords(db)
    .where(and(isPending, ne(achievements.userId, endorserId)))
    .orderBy(asc(achievements.createdAt), asc(achievements.id));
}

export async function findAchievement(db: Database, key: AchievementKey): Promise<AchievementRecord | undefined> {
  const [record] = await selectRecords(db).where(isAchievement(key));
  return record;
}

/** An achievement with nobody else's hands on it until the transaction ends. */
export async function holdAchievement(tx: Database, key: AchievementKey): Promise<AchievementRecord | undefined> {
  await tx.select({ id: achievements.id }).from(achievements).where(isAchievement(key)).for('no key update');
  return findAchievement(tx, key);
}

export async function isEvent(db: Database, { instituteId, id }: AchievementKey): Promise<boolean> {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.instituteId, instituteId), eq(events.id, id)));
  return rows.length > 0;
}

export async function insertAchievement(tx: Database, achievement: typeof achievements.$inferInsert): Promise<void> {
  await tx.insert(achievements).values(achievement);
}

/** Verifies an achievement that waits for it; throws where it does not. */
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
