import type { SkillType } from '@quad/domain/skills';
import { and, asc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { firstRow, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { countWhere, isAfterMoment, type Page, type PageRequest, readPage, type TimeCursor, type Total } from '../../db/pages.ts';
import { skills, users } from '../../db/schema.ts';
import { hasFoldedWords } from '../../db/search.ts';
import type { SkillRow } from './skills.table.ts';

type SkillKey = Pick<SkillRow, 'instituteId' | 'id'>;

function isSkill({ instituteId, id }: SkillKey): SQL | undefined {
  return matches(skills, { instituteId, id });
}

/** The name by which the catalogue is sorted. */
const plainName = sql<string>`lower(${skills.name})`;

/** The skills that a user can choose: endorsed ones and their own pending ones, by name. */
export function findCatalogue(
  db: Database,
  instituteId: string,
  wanted: CatalogueChoice,
  page: PageRequest<SkillCursor>,
): Promise<Page<CatalogueEntry, SkillCursor>> {
  const condition = isInCatalogue(instituteId, wanted);
  return readPage(page, {
    read: (limit, after) =>
      db
        .select({ skill: skills, name: plainName })
        .from(skills)
        .where(and(condition, after && sql`(${plainName}, ${skills.type}) > (${after.name}, ${after.type})`))
        .orderBy(asc(plainName), asc(skills.type))
        .limit(limit),
    cursorOf: ({ name, skill }) => ({ name, type: skill.type }),
    count: () => countWhere(db, skills, condition),
  });
}

/** A skill with its sort key. */
export interface CatalogueEntry {
  readonly skill: SkillRow;
  readonly name: string;
}

/** Pagination cursor of the catalogue. */
export const SkillCursor = v.object({ name: v.string(), type: v.string() });
export type SkillCursor = v.InferOutput<typeof SkillCursor>;

export interface CatalogueChoice {
  readonly userId: string;
  readonly search?: string | undefined;
  readonly type?: SkillRow['type'] | undefined;
}

function isInCatalogue(instituteId: string, { userId, search, type }: CatalogueChoice): SQL | undefined {
  return and(
    eq(skills.instituteId, instituteId),
    or(isNotNull(skills.endorsedAt), eq(skills.createdBy, userId)),
    type && eq(skills.type, type),
    hasFoldedWords(search, sql`folded(${skills.name})`),
  );
}

/** Pending skills of a type that were proposed by others, oldest first. */
export function findPendingSkills(db: Database, instituteId: string, { type, endorserId, after, limit }: Queue & PageRequest<TimeCursor>) {
  return db
    .select()
    .from(skills)
    .where(
      and(
        isPending(instituteId, { type, endorserId }),
        isAfterMoment({ at: skills.createdAt, id: skills.id }, after, { newestFirst: false }),
      ),
    )
    .orderBy(asc(skills.createdAt), asc(skills.id))
    .limit(limit);
}

/** Filters of what an endorser can decide about: one type, and nothing of their own. */
export interface Queue {
  readonly type: SkillType;
  readonly endorserId: string;
}

function isPending(instituteId: string, { type, endorserId }: Queue): SQL | undefined {
  const isOfOthers = or(isNull(skills.createdBy), ne(skills.createdBy, endorserId));
  return and(matches(skills, { instituteId, type, endorsedAt: null }), isOfOthers);
}

export function countPendingSkills(db: Database, instituteId: string, queue: Queue): Promise<Total> {
  return countWhere(db, skills, isPending(instituteId, queue));
}

/** Number of pending skills that a person proposed. */
export function countPendingSkillsBy(db: Database, instituteId: string, userId: string): Promise<Total> {
  return countWhere(db, skills, matches(skills, { instituteId, createdBy: userId, endorsedAt: null }));
}

export function findSkill(db: Database, key: SkillKey): Promise<SkillRow | undefined> {
  return firstRow(db.select().from(skills).where(isSkill(key)));
}

/** Skills by ids. */
export function findSkills(db: Database, instituteId: string, ids: readonly string[]): Promise<SkillRow[]> {
  return db
    .select()
    .from(skills)
    .where(matches(skills, { instituteId, id: ids }));
}

/** The skill with this type and name (case-insensitive). */
export async function findSkillByName(
  db: Database,
  { instituteId, name, type }: Pick<SkillRow, 'instituteId' | 'name' | 'type'>,
): Promise<SkillRow | undefined> {
  const hasName = eq(sql`lower(${skills.name})`, sql`lower(${name})`);
  const [row] = await db
    .select()
    .from(skills)
    .where(and(eq(skills.instituteId, instituteId), hasName, eq(skills.type, type)));
  return row;
}

/** Locks a skill until the transaction ends; with the name of its endorser. */
export async function lockSkill(
  tx: Database,
  key: SkillKey,
): Promise<{ readonly skill: SkillRow; readonly endorserName: string | undefined } | undefined> {
  const [skill] = await tx.select().from(skills).where(isSkill(key)).for('no key update');
  if (!skill?.endorsedBy) return skill && { skill, endorserName: undefined };
  const [endorser] = await tx
    .select({ name: users.name })
    .from(users)
    .where(matches(users, { instituteId: skill.instituteId, id: skill.endorsedBy }));
  return { skill, endorserName: endorser?.name };
}

/** Adds a skill to the catalogue; undefined if one with this name and type exists. */
export async function insertSkill(tx: Database, skill: typeof skills.$inferInsert): Promise<SkillRow | undefined> {
  return firstRow(tx.insert(skills).values(skill).onConflictDoNothing().returning());
}

/** Endorses a pending skill; throws if it is not pending. */
export async function saveSkillEndorsement(
  tx: Database,
  key: SkillKey,
  endorsement: { endorsedBy: string; endorsedAt: Date },
): Promise<SkillRow> {
  const [row] = await tx
    .update(skills)
    .set(endorsement)
    .where(and(isSkill(key), isNull(skills.endorsedAt)))
    .returning();
  if (!row) throw new Error(`The skill ${key.id} does not wait for endorsement any more.`);
  return row;
}
