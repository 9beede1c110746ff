import type { EndorsedSkillType } from '@quad/domain/endorsements';
import { and, count, gt, like, ne } from 'drizzle-orm';
import { isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import {
  achievements,
  attendance,
  eventOrganizers,
  events,
  feedbackAuthors,
  positionHolders,
  skills,
  userSkills,
} from '../../db/schema.ts';
import { CATEGORY_PREFIX } from '../figures/figures.service.ts';

export interface Owner {
  readonly instituteId: string;
  readonly userId: string;
}

/** Number of a user's own records by kind. */
export async function countOwn(db: Database, { instituteId, userId }: Owner) {
  const [userSkillCount, feedbackCount, achievementCount, positionHolderCount] = await Promise.all([
    db.$count(userSkills, matches(userSkills, { instituteId, userId })),
    db.$count(feedbackAuthors, matches(feedbackAuthors, { instituteId, userId })),
    db.$count(achievements, matches(achievements, { instituteId, userId })),
    db.$count(positionHolders, matches(positionHolders, { instituteId, userId })),
  ]);
  return { userSkills: userSkillCount, feedback: feedbackCount, achievements: achievementCount, positionHolders: positionHolderCount };
}

/** Number of a user's own records of a type that are pending endorsement. */
export async function countOwnPending(db: Database, { instituteId, userId }: Owner, type: EndorsedSkillType) {
  const isOwnSkill = matches(skills, { instituteId, createdBy: userId, type, endorsedAt: null });
  const isOwnClaim = matches(userSkills, { instituteId, userId, skillType: type, endorsedAt: null });
  const isOwnAchievement = matches(achievements, { instituteId, userId, type, verifiedAt: null });
  return {
    skills: await db.$count(skills, isOwnSkill),
    userSkills: await db.$count(userSkills, isOwnClaim),
    achievements: await db.$count(achievements, isOwnAchievement),
  };
}

export interface Attended {
  readonly category: string;
  /** In the format of `monthKey`. */
  readonly month: string;
  /** Number of completed events that the user took part in. */
  readonly events: number;
}

/**
 * Number of completed events that a user took part in, by month and category. The number of rows does not depend on the number of events.
 */
export async function findOwnAttendance(db: Database, { instituteId, userId }: Owner): Promise<Attended[]> {
  const ofCategories = like(attendance.scope, `${CATEGORY_PREFIX}%`);
  const rows = await db
    .select({ scope: attendance.scope, month: attendance.month, events: attendance.events })
    .from(attendance)
    .where(and(matches(attendance, { instituteId, userId }), gt(attendance.events, 0), ofCategories));
  return rows.map(({ scope, month, events }) => ({ category: scope.slice(CATEGORY_PREFIX.length), month: month.slice(0, 7), events }));
}

/** The distinct skills of a user. */
export function findOwnSkills(db: Database, { instituteId, userId }: Owner) {
  return db
    .selectDistinct({ id: skills.id, category: skills.category })
    .from(userSkills)
    .innerJoin(skills, isReferenced(skills, userSkills.instituteId, userSkills.skillId))
    .where(matches(userSkills, { instituteId, userId }));
}

export async function countOwnAchievements(db: Database, { instituteId, userId }: Owner): Promise<{ verified: number; all: number }> {
  const [row] = await db
    .select({ verified: count(achievements.verifiedAt), all: count() })
    .from(achievements)
    .where(matches(achievements, { instituteId, userId }));
  return row ?? { verified: 0, all: 0 };
}

/** Number of positions that a user holds or held, and of events that they organize and that were not cancelled. */
export async function countOwnPart(db: Database, { instituteId, userId }: Owner): Promise<{ held: number; organized: number }> {
  const [held] = await db.select({ count: count() }).from(positionHolders).where(matches(positionHolders, { instituteId, userId }));
  const [organized] = await db
    .select({ count: count() })
    .from(eventOrganizers)
    .innerJoin(events, isReferenced(events, eventOrganizers.instituteId, eventOrganizers.eventId))
    .where(and(matches(eventOrganizers, { instituteId, userId }), ne(events.status, 'cancelled')));
  return { held: held?.count ?? 0, organized: organized?.count ?? 0 };
}
