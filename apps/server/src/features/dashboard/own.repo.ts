import type { EndorsementType } from '@quad/domain/endorsements';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { achievements, feedbackAuthors, positionHolders, skills, userSkills } from '../../db/schema.ts';

interface Owner {
  readonly instituteId: string;
  readonly userId: string;
}

/** How much somebody has recorded under their name. */
export async function countOwn(db: Database, { instituteId, userId }: Owner) {
  const [userSkillCount, feedbackCount, achievementCount, holdingCount] = await Promise.all([
    db.$count(userSkills, and(eq(userSkills.instituteId, instituteId), eq(userSkills.userId, userId))),
    db.$count(feedbackAuthors, and(eq(feedbackAuthors.instituteId, instituteId), eq(feedbackAuthors.userId, userId))),
    db.$count(achievements, and(eq(achievements.instituteId, instituteId), eq(achievements.userId, userId))),
    db.$count(positionHolders, and(eq(positionHolders.instituteId, instituteId), eq(positionHolders.userId, userId))),
  ]);
  return { userSkills: userSkillCount, feedback: feedbackCount, achievements: achievementCount, holdings: holdingCount };
}

/** How much of what somebody has recorded of a type waits for endorsement. */
export async function countOwnPending(db: Database, { instituteId, userId }: Owner, type: EndorsementType) {
  const isOwnSkill = and(
    eq(skills.instituteId, instituteId),
    eq(skills.createdBy, userId),
    eq(skills.type, type),
    isNull(skills.endorsedAt),
  );
  const isOwnClaim = and(
    eq(userSkills.instituteId, instituteId),
    eq(userSkills.userId, userId),
    eq(userSkills.skillType, type),
    isNull(userSkills.endorsedAt),
  );
  const isOwnAchievement = and(
    eq(achievements.instituteId, instituteId),
    eq(achievements.userId, userId),
    eq(achievements.type, type),
    isNull(achievements.verifiedAt),
  );
  return {
    skills: await db.$count(skills, isOwnSkill),
    userSkills: await db.$count(userSkills, isOwnClaim),
    achievements: await db.$count(achievements, isOwnAchievement),
  };
}
