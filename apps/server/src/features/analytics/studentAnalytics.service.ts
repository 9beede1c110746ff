import { monthKey, type StudentAnalytics, trendMonths } from '@quad/domain/analytics';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { inFigures } from '../figures/figures.service.ts';
import { type Attended, countOwnAchievements, countOwnPart, findOwnAttendance, findOwnSkills, type Owner } from './own.repo.ts';
import { byAmount, countBy } from './ranking.ts';

/** What taking part is worth (contract, "Analytics"). */
const SCORES = { positions: 10, organized: 5, participated: 1 } as const;

/** A student's own figures (access D1): counted from the own records, which are few. */
export function studentAnalytics(context: Context, { userId }: Actor): Promise<StudentAnalytics> {
  const { timeZone } = context.config.institute;
  return inFigures(context, [], async (tx, _figures, now) => {
    const mine = { instituteId: context.instituteId, userId };
    const attended = await findOwnAttendance(tx, mine);
    return {
      analytics: {
        participationTrend: trendMonths({ now, timeZone }).map((month) => ({
          ...month,
          count: eventsIn(attended.filter((kept) => kept.month === monthKey(month))),
        })),
        skillCategories: named(await findOwnSkills(tx, mine)),
        eventPreferences: preferences(attended),
        achievementStatus: await achievementStatus(tx, mine),
        engagement: await engagement(tx, mine, eventsIn(attended)),
      },
    };
  });
}

function named(items: readonly { category: string }[]) {
  return countBy(items, ({ category }) => category).map(({ _id: category, count: amount }) => ({ category, count: amount }));
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

async function achievementStatus(db: Database, mine: Owner) {
  const { verified, all } = await countOwnAchievements(db, mine);
  return [
    { status: 'Verified' as const, count: verified },
    { status: 'Pending' as const, count: all - verified },
  ];
}

async function engagement(db: Database, mine: Owner, participated: number) {
  const { held, organized } = await countOwnPart(db, mine);
  const scored = (amount: number, score: number) => ({ count: amount, score: amount * score });
  const breakdown = {
    positions: scored(held, SCORES.positions),
    organized: scored(organized, SCORES.organized),
    participated: scored(participated, SCORES.participated),
  };
  return { totalScore: Object.values(breakdown).reduce((sum, { score }) => sum + score, 0), breakdown };
}
