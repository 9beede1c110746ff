import type { SkillEndorsement } from '@quad/domain/skills';
import { and, asc, desc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { countUpTo, countWhere, isAfterMoment, type PageRequest, type TimeCursor, type Total } from '../../db/pages.ts';
import { orgUnits, positionHolders, positions, skills, userSkills, users } from '../../db/schema.ts';
import type { PersonRow } from '../accounts/accounts.service.ts';
import type { Queue } from './skills.repo.ts';
import type { SkillRow, UserSkillRow } from './skills.table.ts';

type UserSkillKey = Pick<UserSkillRow, 'instituteId' | 'id'>;

/** A person's skill with all data of its response, read in one statement. */
export interface UserSkillRecord {
  readonly claim: UserSkillRow;
  readonly skill: Pick<SkillRow, 'id' | 'name' | 'category' | 'type'>;
  readonly owner: PersonRow;
  readonly position: { readonly id: string; readonly title: string; readonly positionType: string } | null;
  readonly unit: { readonly id: string; readonly name: string } | null;
  readonly endorser: { readonly name: string } | null;
}

const endorsers = alias(users, 'endorsers');

function selectRecords(db: Database) {
  const inInstitute = (table: { instituteId: typeof users.instituteId }) => eq(table.instituteId, userSkills.instituteId);
  return db
    .select({
      claim: userSkills,
      skill: { id: skills.id, name: skills.name, category: skills.category, type: skills.type },
      owner: { id: users.id, name: users.name, email: users.email, rollNumber: users.rollNumber },
      position: { id: positions.id, title: positions.title, positionType: positions.positionType },
      unit: { id: orgUnits.id, name: orgUnits.name },
      endorser: { name: endorsers.name },
    })
    .from(userSkills)
    .innerJoin(skills, isReferenced(skills, userSkills.instituteId, userSkills.skillId))
    .innerJoin(users, and(inInstitute(users), eq(users.id, userSkills.userId)))
    .leftJoin(positions, isReferenced(positions, userSkills.instituteId, userSkills.positionId))
    .leftJoin(orgUnits, isReferenced(orgUnits, positions.instituteId, positions.unitId))
    .leftJoin(endorsers, isReferenced(endorsers, userSkills.instituteId, userSkills.endorsedBy));
}

function isUserSkill({ instituteId, id }: UserSkillKey): SQL | undefined {
  return matches(userSkills, { instituteId, id });
}

/** The skills of one person, newest first. */
export function findUserSkillsOf(
  db: Database,
  instituteId: string,
  { limit, after, ...choice }: UserSkillChoice & PageRequest<TimeCursor>,
): Promise<UserSkillRecord[]> {
  return selectRecords(db)
    .where(and(isTheirs(instituteId, choice), isAfterMoment({ at: userSkills.createdAt, id: userSkills.id }, after, { newestFirst: true })))
    .orderBy(desc(userSkills.createdAt), desc(userSkills.id))
    .limit(limit);
}

/** Filters of a person's skills. */
export interface UserSkillChoice {
  readonly userId: string;
  readonly proficiency?: UserSkillRow['proficiency'] | undefined;
  readonly endorsement?: SkillEndorsement | undefined;
  readonly type?: UserSkillRow['skillType'] | undefined;
}

/** Implements the filters of the domain's `filterSkills` in SQL. */
function isTheirs(instituteId: string, { userId, proficiency, endorsement, type }: UserSkillChoice): SQL | undefined {
  return and(
    matches(userSkills, { instituteId, userId }),
    proficiency && eq(userSkills.proficiency, proficiency),
    endorsement && (endorsement === 'endorsed' ? isNotNull(userSkills.endorsedAt) : isNull(userSkills.endorsedAt)),
    type && eq(userSkills.skillType, type),
  );
}

export function countUserSkillsOf(db: Database, instituteId: string, choice: UserSkillChoice): Promise<Total> {
  return countWhere(db, userSkills, isTheirs(instituteId, choice));
}

/** Other people's pending skills of a type, oldest first. */
export function findPendingUserSkills(
  db: Database,
  instituteId: string,
  { type, endorserId, after, limit }: Queue & PageRequest<TimeCursor>,
) {
  const isAfter = isAfterMoment({ at: userSkills.createdAt, id: userSkills.id }, after, { newestFirst: false });
  return selectRecords(db)
    .where(and(isPending(instituteId, { type, endorserId }), isAfter))
    .orderBy(asc(userSkills.createdAt), asc(userSkills.id))
    .limit(limit);
}

function isPending(instituteId: string, { type, endorserId }: Queue): SQL | undefined {
  return and(isOfQueue(instituteId, type), ne(userSkills.userId, endorserId));
}

function isOfQueue(instituteId: string, type: Queue['type']): SQL | undefined {
  return matches(userSkills, { instituteId, skillType: type, endorsedAt: null });
}

/** Counts them. The index alone counts the queue, and as many are skipped as are the endorser's own. */
export function countPendingUserSkills(db: Database, instituteId: string, { type, endorserId }: Queue): Promise<Total> {
  const queue = isOfQueue(instituteId, type);
  const own = sql`(select count(*) from ${userSkills} where ${and(queue, eq(userSkills.userId, endorserId))})`;
  return countUpTo(db, sql`select from ${userSkills} where ${queue} offset ${own}`);
}

/** People's skills by ids. */
export function findUserSkills(db: Database, instituteId: string, ids: readonly string[]): Promise<UserSkillRecord[]> {
  return selectRecords(db).where(matches(userSkills, { instituteId, id: ids }));
}

export async function findUserSkill(db: Database, key: UserSkillKey): Promise<UserSkillRecord | undefined> {
  const [record] = await selectRecords(db).where(isUserSkill(key));
  return record;
}

/** Locks a person's skill until the transaction ends. */
export async function lockUserSkill(tx: Database, key: UserSkillKey): Promise<UserSkillRecord | undefined> {
  await tx.select({ id: userSkills.id }).from(userSkills).where(isUserSkill(key)).for('no key update');
  return findUserSkill(tx, key);
}

/** Whether a person holds or has held a position. */
export async function holdsPosition(
  db: Database,
  { instituteId, userId, positionId }: { instituteId: string; userId: string; positionId: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: positionHolders.id })
    .from(positionHolders)
    .where(matches(positionHolders, { instituteId, userId, positionId }))
    .limit(1);
  return rows.length > 0;
}

/** Adds a skill to a person's profile; false if it exists with the same position. */
export async function insertUserSkill(tx: Database, userSkill: typeof userSkills.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(userSkills).values(userSkill).onConflictDoNothing().returning({ id: userSkills.id });
  return rows.length > 0;
}

/** Endorses a pending skill; throws if it is not pending. */
export async function saveUserSkillEndorsement(
  tx: Database,
  key: UserSkillKey,
  endorsement: { endorsedBy: string; endorsedAt: Date },
): Promise<void> {
  const saved = await tx
    .update(userSkills)
    .set(endorsement)
    .where(and(isUserSkill(key), isNull(userSkills.endorsedAt)))
    .returning({ id: userSkills.id });
  if (saved.length === 0) throw new Error(`The skill ${key.id} of a person does not wait for endorsement any more.`);
}
