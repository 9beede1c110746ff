import type { SkillType } from '@quad/domain/skills';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { achievements, skills, userSkills } from '../../../db/schema.ts';
import type { Visitor } from '../../../testing/testApp.ts';
import { addAchievement, addPendingSkill, addUserSkill } from './records.ts';

/** One of the three kinds of records that can be endorsed, for tests. */
export interface Kind {
  readonly noun: 'skill' | 'user-skill' | 'achievement';
  /** Adds a pending one that the user owns or has proposed. */
  add(context: Context, values: { type: SkillType; ownerId: string; createdAt?: Date }): Promise<{ id: string }>;
  list(who: Visitor, type: string): ReturnType<Visitor['get']>;
  endorse(who: Visitor, id: string, body?: object): ReturnType<Visitor['send']>;
  /** Its endorser and the time. */
  endorsementOf(context: Context, id: string): Promise<{ by: string | null; at: Date | null } | undefined>;
}

type Table = typeof skills | typeof userSkills | typeof achievements;

function isRow({ instituteId }: Context, table: Table, id: string) {
  return and(eq(table.instituteId, instituteId), eq(table.id, id));
}

const SKILLS: Kind = {
  noun: 'skill',
  add: (context, { ownerId, ...values }) => addPendingSkill(context, { ...values, createdBy: ownerId }),
  list: (who, type) => who.get(`/api/skills/unendorsed/${type}`),
  endorse: (who, id) => who.send('POST', `/api/skills/endorse/${id}`),
  async endorsementOf(context, id) {
    const columns = { by: skills.endorsedBy, at: skills.endorsedAt };
    const [row] = await context.db
      .select(columns)
      .from(skills)
      .where(isRow(context, skills, id));
    return row;
  },
};

const USER_SKILLS: Kind = {
  noun: 'user-skill',
  add: (context, { type, ownerId, ...values }) => addUserSkill(context, { ...values, skillType: type, userId: ownerId }),
  list: (who, type) => who.get(`/api/skills/user-skills/unendorsed/${type}`),
  endorse: (who, id) => who.send('POST', `/api/skills/user-skills/endorse/${id}`),
  async endorsementOf(context, id) {
    const columns = { by: userSkills.endorsedBy, at: userSkills.endorsedAt };
    const [row] = await context.db
      .select(columns)
      .from(userSkills)
      .where(isRow(context, userSkills, id));
    return row;
  },
};

const ACHIEVEMENTS: Kind = {
  noun: 'achievement',
  add: (context, { ownerId, ...values }) => addAchievement(context, { ...values, userId: ownerId }),
  list: (who, type) => who.get(`/api/achievements/unendorsed/${type}`),
  endorse: (who, id, body = {}) => who.send('PATCH', `/api/achievements/verify/${id}`, body),
  async endorsementOf(context, id) {
    const columns = { by: achievements.verifiedBy, at: achievements.verifiedAt };
    const [row] = await context.db
      .select(columns)
      .from(achievements)
      .where(isRow(context, achievements, id));
    return row;
  },
};

export const KINDS: readonly Kind[] = [SKILLS, USER_SKILLS, ACHIEVEMENTS];
