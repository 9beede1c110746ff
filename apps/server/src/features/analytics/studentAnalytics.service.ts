import { monthKey, type StudentAnalytics, trendMonths } from '@quad/domain/analytics';
import type { Actor, Context } from '../../context.ts';
import { type Attended, countOwnAchievements, countOwnPart, findOwnAttendance, findOwnSkills } from './own.repo.ts';
import { byAmount, countBy } from './ranking.ts';

/** Weight of each kind of participation in the engagement score (contract, "Analytics"). */
const SCORES = { positions: 10, organized: 5, participated: 1 } as const;

/** A student's own analytics (access D1), computed from their own records, which are few. */
export async function studentAnalytics({ db, clock, instituteId, config }: Context, { userId }: Actor): Promise<StudentAnalytics> {
  const { timeZone } = config.institute;
  const mine = { instituteId, userId };
  const [attended, skills, achievements, part] = await Promise.all([
    findOwnAttendance(db, mine),
    findOwnSkills(db, mine),
    countOwnAchievements(db, mine),
    countOwnPart(db, mine),
  ]);
  return {
    analytics: {
      participationTrend: trendMonths({ now: clock(), timeZone }).map((month) => ({
        ...month,
        count: eventsIn(attended.filter((row) => row.month === monthKey(month))),
      })),
      skillCategories: named(skills),
      eventPreferences: preferences(attended),
      achievementStatus: achievementStatus(achievements),
      engagement: engagement(part, eventsIn(attended)),
    },
  };
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
    .map((category) => ({ category, count: eventsIn(attended.filter((row) => row.category === category)) }))
    .sort(byAmount(({ count }) => count));
}

function achievementStatus({ verified, all }: { verified: number; all: number }) {
  return [
    { status: 'Verified' as const, count: verified },
    { status: 'Pending' as const, count: all - verified },
  ];
}

function engagement({ held, organized }: { held: number; organized: number }, participated: number) {
  const scored = (amount: number, score: number) => ({ count: amount, score: amount * score });
  const breakdown = {
    positions: scored(held, SCORES.positions),
    organized: scored(organized, SCORES.organized),
    participated: scored(participated, SCORES.participated),
  };
  return { totalScore: Object.values(breakdown).reduce((sum, { score }) => sum + score, 0), breakdown };
}
