import { monthKey, type StudentAnalytics, trendMonths } from '@quad/domain/analytics';
import { campusDay } from '@quad/domain/time';
import { and, count, eq, ne } from 'drizzle-orm';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { achievements, eventOrganizers, eventParticipants, events, positionHolders, skills, userSkills } from '../../db/schema.ts';
import { inFigures } from './inFigures.ts';
import { countBy } from './ranking.ts';

/** What taking part is worth (contract, "Analytics"). */
const SCORES = { positions: 10, organized: 5, participated: 1 } as const;

/** A student's own figures (access D1): counted from the own records, which are few. */
export function studentAnalytics(context: Context, { userId }: Actor): Promise<StudentAnalytics> {
  const { timeZone } = context.config.institute;
  return inFigures(context, [], async (tx, _figures, now) => {
    const mine = { instituteId: context.instituteId, userId };
    const attended = await findAttended(tx, mine);
    const months = attended.map(({ startsAt, endsAt }) => campusDay(startsAt ?? endsAt, timeZone).slice(0, 7));
    return {
      analytics: {
        participationTrend: trendMonths({ now, timeZone }).map((month) => ({
          ...month,
          count: months.filter((key) => key === monthKey(month)).length,
        })),
        skillCategories: named(await findSkillCategories(tx, mine)),
        eventPreferences: named(attended),
        achievementStatus: await achievementStatus(tx, mine),
        engagement: await engagement(tx, mine, attended.length),
      },
    };
  });
}

interface Mine {
  readonly instituteId: string;
  readonly userId: string;
}

function named(items: readonly { category: string }[]) {
  return countBy(items, ({ category }) => category).map(({ _id: category, count: amount }) => ({ category, count: amount }));
}

/** The completed events that somebody took part in. */
function findAttended(db: Database, { instituteId, userId }: Mine) {
  return db
    .select({ category: events.category, startsAt: events.startsAt, endsAt: events.endsAt })
    .from(eventParticipants)
    .innerJoin(events, and(eq(events.instituteId, eventParticipants.instituteId), eq(events.id, eventParticipants.eventId)))
    .where(and(eq(eventParticipants.instituteId, instituteId), eq(eventParticipants.userId, userId), eq(events.isCounted, true)));
}

function findSkillCategories(db: Database, { instituteId, userId }: Mine) {
  return db
    .selectDistinct({ id: skills.id, category: skills.category })
    .from(userSkills)
    .innerJoin(skills, and(eq(skills.instituteId, userSkills.instituteId), eq(skills.id, userSkills.skillId)))
    .where(and(eq(userSkills.instituteId, instituteId), eq(userSkills.userId, userId)));
}

async function achievementStatus(db: Database, { instituteId, userId }: Mine) {
  const [row] = await db
    .select({ verified: count(achievements.verifiedAt), all: count() })
    .from(achievements)
    .where(and(eq(achievements.instituteId, instituteId), eq(achievements.userId, userId)));
  const { verified = 0, all = 0 } = row ?? {};
  return [
    { status: 'Verified' as const, count: verified },
    { status: 'Pending' as const, count: all - verified },
  ];
}

async function engagement(db: Database, { instituteId, userId }: Mine, participated: number) {
  const [held] = await db
    .select({ count: count() })
    .from(positionHolders)
    .where(and(eq(positionHolders.instituteId, instituteId), eq(positionHolders.userId, userId)));
  const [organized] = await db
    .select({ count: count() })
    .from(eventOrganizers)
    .innerJoin(events, and(eq(events.instituteId, eventOrganizers.instituteId), eq(events.id, eventOrganizers.eventId)))
    .where(and(eq(eventOrganizers.instituteId, instituteId), eq(eventOrganizers.userId, userId), ne(events.status, 'cancelled')));
  const scored = (amount: number, score: number) => ({ count: amount, score: amount * score });
  const breakdown = {
    positions: scored(held?.count ?? 0, SCORES.positions),
    organized: scored(organized?.count ?? 0, SCORES.organized),
    participated: scored(participated, SCORES.participated),
  };
  return { totalScore: Object.values(breakdown).reduce((sum, { score }) => sum + score, 0), breakdown };
}
