import type { SkillType } from '@quad/domain/skills';
import { and, asc, desc, eq, isNull, ne, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import { orgUnits, positionHolders, positions, skills, userSkills, users } from '../../db/schema.ts';
import type { PersonRow } from '../accounts/accounts.service.ts';
import type { SkillRow, UserSkillRow } from './skills.table.ts';

type UserSkillKey = Pick<UserSkillRow, 'instituteId' | 'id'>;

/** A person's skill with everything that its answers show, read in one statement. */
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
    .innerJoin(skills, and(eq(skills.instituteId, userSkills.instituteId), eq(skills.id, userSkills.skillId)))
    .innerJoin(users, and(inInstitute(users), eq(users.id, userSkills.userId)))
    .leftJoin(positions, and(eq(positions.instituteId, userSkills.instituteId), eq(positions.id, userSkills.positionId)))
    .leftJoin(orgUnits, and(eq(orgUnits.instituteId, positions.instituteId), eq(orgUnits.id, positions.unitId)))
    .leftJoin(endorsers, and(eq(endorsers.instituteId, userSkills.instituteId), eq(endorsers.id, userSkills.endorsedBy)));
}

function isUserSkill({ instituteId, id }: UserSkillKey): SQL | undefined {
  return and(eq(userSkills.instituteId, instituteId), eq(userSkills.id, id));
}

/** The skills of one person, the newest first. */
export function findUserSkillsOf(db: Database, instituteId: string, userId: string): Promise<UserSkillRecord[]> {
  return selectRecords(db)
    .where(and(eq(userSkills.instituteId, instituteId), eq(userSkills.userId, userId)))
    .orderBy(desc(userSkills.createdAt), desc(userSkills.id));
}

/** Other people's skills of a type that wait for endorsement, the one that has waited longest first. */
export function findPendingUserSkills(db: Database, instituteId: string, type: SkillType, endorserId: string) {
  const isPending = and(eq(userSkills.instituteId, instituteId), eq(userSkills.skillType, type), isNull(userSkills.endorsedAt));
  return selectRecords(db)
    .where(and(isPending, ne(userSkills.userId, endorserId)))
    .orderBy(asc(userSkills.createdAt), asc(userSkills.id));
}

export async function findUserSkill(db: Database, key: UserSkillKey): Promise<UserSkillRecord | undefined> {
  const [record] = await selectRecords(db).where(isUserSkill(key));
  return record;
}

/** A person's skill with nobody else's hands on it until the transaction ends. */
export async function holdUserSkill(tx: Database, key: UserSkillKey): Promise<UserSkillRecord | undefined> {
  await tx.select({ id: userSkills.id }).from(userSkills).where(isUserSkill(key)).for('no key update');
  return findUserSkill(tx, key);
}

/** Whether somebody holds or has held a position. */
export async function holdsPosition(
  db: Database,
  { instituteId, userId, positionId }: { instituteId: string; userId: string; positionId: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: positionHolders.id })
    .from(positionHolders)
    .where(
      and(eq(positionHolders.instituteId, instituteId), eq(positionHolders.userId, userId), eq(positionHolders.positionId, positionId)),
    )
    .limit(1);
  return rows.length > 0;
}

/** Adds a skill to somebody's profile; false when it is there already, with the same position. */
export async function insertUserSkill(tx: Database, userSkill: typeof userSkills.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(userSkills).values(userSkill).onConflictDoNothing().returning({ id: userSkills.id });
  return rows.length > 0;
}

/** Endorses a person's skill that waits for it; throws where it does not. */
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
