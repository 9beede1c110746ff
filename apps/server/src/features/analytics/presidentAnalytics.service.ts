import { type PresidentAnalytics, trendMonths } from '@quad/domain/analytics';
import type { Context } from '../../context.ts';
import { ERASED_STATUS } from '../accounts/erasure.service.ts';
import { type FigureName, type FigureTable, INSTITUTE, readFigureTable, unitScope } from '../figures/figures.service.ts';
import { budgetOf, findUnits, type OrgUnitRow } from '../org-units/orgUnits.service.ts';
import { countOngoing } from './events.repo.ts';
import { byAmount, countBy, TOP } from './ranking.ts';

const NAMES: readonly FigureName[] = [
  'users',
  'users-by-program',
  'users-by-branch',
  'users-by-batch-year',
  'events',
  'participation',
  'participants-by-month',
  'active-holdings',
  'achievements',
];

/** Analytics of the institute (access D1). */
export async function presidentAnalytics(context: Context): Promise<PresidentAnalytics> {
  const { db, clock, instituteId, config } = context;
  const now = clock();
  const [figures, units, ongoing] = await Promise.all([
    readFigureTable(context, NAMES),
    findUnits(db, instituteId),
    countOngoing(db, instituteId, now),
  ]);
  const { total, used } = budgetOf(context, units);
  return {
    summary: {
      userAnalytics: usersOf(figures),
      eventAnalytics: {
        totalCompleted: figures.sumOfCategories('events', 'completed'),
        upcomingEvents: figures.sumOfCategories('events', 'open') - ongoing,
        eventCategories: figures.categories('events').map(({ category, count }) => ({ _id: category, count })),
      },
      organizationalUnitAnalytics: {
        totalUnits: units.length,
        unitTypes: countBy(units, ({ type }) => type),
        unitCategories: countBy(units, ({ category }) => category),
        budgetOverview: { totalAllocated: total, totalSpent: used },
      },
      porAnalytics: {
        activePORs: figures.sum('active-holdings'),
        totalAchievements: figures.sum('achievements'),
        achievementStatus: [
          { verified: true, count: figures.sum('achievements', { key: 'verified' }) },
          { verified: false, count: figures.sum('achievements', { key: 'pending' }) },
        ],
      },
    },
    involvement: {
      participationTrends: figures.participants(INSTITUTE, trendMonths({ now, timeZone: config.institute.timeZone })),
      porDistribution: positionHoldersByUnit(units, figures),
      topClubs: mostAttended(units, figures),
    },
  };
}

/** Figures of the accounts that are somebody's. An erased one is counted under its status, and without programme, branch and year. */
function usersOf(figures: FigureTable) {
  const erased = figures.sum('users', { key: ERASED_STATUS });
  const kinds = (name: FigureName) =>
    figures
      .kinds(name)
      .map(({ _id, count }) => ({ _id, count: _id === null ? count - erased : count }))
      .filter(({ count }) => count > 0)
      .sort(byAmount(({ count }) => count));
  return {
    totalUsers: figures.sum('users') - erased,
    userStatus: figures
      .kinds('users')
      .flatMap(({ _id, count }) => (_id === ERASED_STATUS ? [] : [{ status: _id === null ? null : String(_id), count }])),
    demographics: {
      byProgram: kinds('users-by-program'),
      byBranch: kinds('users-by-branch'),
      byBatchYear: kinds('users-by-batch-year').sort((one, other) => String(one._id ?? '').localeCompare(String(other._id ?? ''))),
    },
  };
}

function positionHoldersByUnit(units: readonly OrgUnitRow[], figures: FigureTable) {
  return units
    .map(({ id, name }) => ({ _id: name, count: figures.sum('active-holdings', { scope: unitScope(id) }) }))
    .filter(({ count }) => count > 0)
    .sort(byAmount(({ count }) => count));
}

function mostAttended(units: readonly OrgUnitRow[], figures: FigureTable) {
  return units
    .map(({ id, name }) => ({ _id: id, name, totalParticipants: figures.sum('participation', { scope: unitScope(id) }) }))
    .filter(({ totalParticipants }) => totalParticipants > 0)
    .sort(byAmount(({ totalParticipants }) => totalParticipants))
    .slice(0, TOP);
}
