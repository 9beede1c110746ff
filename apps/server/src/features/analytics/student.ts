import { monthKey, type StudentAnalytics, trendMonths } from '@quad/domain/analytics';
import { and, count, eq, gt, like, ne } from 'drizzle-orm';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { achievements, attendance, eventOrganizers, events, positionHolders, skills, userSkills } from '../../db/schema.ts';
import { CATEGORY_PREFIX } from '../figures/figureTable.ts';
import { inFigures } from './inFigures.ts';
import { byAmount, countBy } from './ranking.ts';

/** What taking part is worth (contract, "Analytics"). */
const SCORES = { positions: 10, organized: 5, participated: 1 } as const;

/** A student's own figures (access D1): counted from the own records, which are few. */
export function studentAnalytics(context: Context, { userId }: Actor): Promise<StudentAnalytics> {
  const { timeZone } = context.config.institute;
  return inFigures(context, [], async (tx, _figures, now) => {
    const mine = { instituteId: context.instituteId, userId };
    const attended = await findAttendance(tx, mine);
    return {
      analytics: {
        participationTrend: trendMonths({ now, timeZone }).map((month) => ({
          ...month,
          count: eventsIn(attended.filter((kept) => kept.month === monthKey(month))),
        })),
        skillCategories: named(await findSkillCategories(tx, mine)),
        eventPreferences: preferences(attended),
        achievementStatus: await achievementStatus(tx, mine),
        engagement: await engagement(tx, mine, eventsIn(attended)),
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

interface Attended {
  readonly category: string;
  /** As monthKey gives it. */
  readonly month: string;
  /** Completed events that the person took part in. */
  readonly events: number;
}

/** In how many completed events somebody took part, by month and category: as many rows however many events there were. */
async function findAttendance(db: Database, { instituteId, userId }: Mine): Promise<Attended[]> {
  const ofCategories = like(attendance.scope, `${CATEGORY_PREFIX}%`);
  const rows = await db
    .select({ scope: attendance.scope, month: attendance.month, events: attendance.events })
    .from(attendance)
    .where(and(eq(attendance.instituteId, instituteId), eq(attendance.userId, userId), gt(attendance.events, 0), ofCategories));
  return rows.map(({ scope, month, events }) => ({ category: scope.slice(CATEGORY_PREFIX.length), month: month.slice(0, 7), events }));
}

function eventsIn(attended: readonly Attended[]): number {
  return attended.reduce((sum, { events }) => sum + events, 0);
}

function preferences(attended: readonly Attended[]) {
  const categories = [...new Set(attended.map(({ category }) => category))];
  return categories
    .map((category) => ({ category, count: eventsIn(attended.filter((kept) => kept.category === category)) }))
    .sort(byAmount(({ count }) => count));
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
