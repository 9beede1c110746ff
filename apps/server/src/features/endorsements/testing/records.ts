import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { newId } from '../../../db/ids.ts';
import { achievements, auditLog, skills, userSkills } from '../../../db/schema.ts';
import { TEST_NOW } from '../../../testing/testApp.ts';

type Insert<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>;

let counter = 0;

/** Adds an endorsed technical skill to the catalogue; the given values override the defaults. */
export async function addSkill({ db, instituteId }: Context, overrides: Insert<typeof skills> = {}) {
  counter += 1;
  const skill = {
    instituteId,
    id: newId(),
    name: `Skill ${counter}`,
    category: 'Programming',
    type: 'technical',
    createdAt: TEST_NOW,
    endorsedAt: TEST_NOW,
    ...overrides,
  } satisfies typeof skills.$inferInsert;
  await db.insert(skills).values(skill);
  return skill;
}

/** Adds a pending skill to the catalogue. */
export function addPendingSkill(context: Context, overrides: Insert<typeof skills> = {}) {
  return addSkill(context, { endorsedAt: null, ...overrides });
}

/** Adds a pending skill of beginner level to a profile; creates a catalogue skill of the type unless one is given. */
export async function addUserSkill(context: Context, overrides: Insert<typeof userSkills> & { userId: string }) {
  const { db, instituteId } = context;
  const { skillType = 'technical' } = overrides;
  const skillId = overrides.skillId ?? (await addSkill(context, { type: skillType })).id;
  const userSkill = {
    instituteId,
    id: newId(),
    proficiency: 'beginner',
    createdAt: TEST_NOW,
    ...overrides,
    skillId,
    skillType,
  } satisfies typeof userSkills.$inferInsert;
  await db.insert(userSkills).values(userSkill);
  return userSkill;
}

/** Adds a pending technical achievement; the given values override the defaults. */
export async function addAchievement({ db, instituteId }: Context, overrides: Insert<typeof achievements> & { userId: string }) {
  counter += 1;
  const achievement = {
    instituteId,
    id: newId(),
    title: `Achievement ${counter}`,
    type: 'technical',
    dateAchieved: '2026-11-01',
    createdAt: TEST_NOW,
    ...overrides,
  } satisfies typeof achievements.$inferInsert;
  await db.insert(achievements).values(achievement);
  return achievement;
}

/** Audit log entries of a record, in order. */
export function auditOf({ db, instituteId }: Context, subjectId: string) {
  return db
    .select({ action: auditLog.action, actorId: auditLog.actorId, detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.instituteId, instituteId), eq(auditLog.subjectId, subjectId)))
    .orderBy(asc(auditLog.sequence));
}
