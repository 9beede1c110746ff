import { gensecScope } from '@quad/domain/access';
import { type GensecAnalytics, trendMonths } from '@quad/domain/analytics';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import { categoryScope, type FigureName, type FigureTable, readFigureTable, unitScope } from '../figures/figures.service.ts';
import { budgetOf, budgetOfUnit, findUnits, type OrgUnitRow } from '../org-units/orgUnits.service.ts';
import { countOngoing, findBestAttended } from './events.repo.ts';
import { byAmount, TOP } from './ranking.ts';

const NAMES: readonly FigureName[] = ['events', 'participation', 'participants-by-month'];

/** Analytics of a general secretary's category, complete even without units (access D1). Events count by their own category. */
export async function gensecAnalytics(context: Context, { role }: Actor): Promise<Result<GensecAnalytics>> {
  const scope = gensecScope(role);
  if (!scope) return refuse('FORBIDDEN', 'You are not in charge of any category.');
  const { db, clock, instituteId, config } = context;
  const now = clock();
  const category = categoryScope(scope.event);
  const [figures, units, ongoing, best] = await Promise.all([
    readFigureTable(context, NAMES),
    findUnits(db, instituteId, scope.unit),
    countOngoing(db, instituteId, now, scope.event),
    findBestAttended(db, instituteId, scope.event, TOP),
  ]);
  const { total, used } = budgetOf(context, units);
  const count = (key: string) => figures.sum('events', { scope: category, key });
  return accept({
    domain: scope.unit,
    atAGlance: {
      totalClubs: units.filter(({ type }) => type === 'Club').length,
      totalEventsCompleted: count('completed'),
      totalParticipation: figures.sum('participation', { scope: category }),
    },
    budgetManagement: { overall: { totalAllocated: total, totalSpent: used }, clubWise: units.map((unit) => budgetLine(context, unit)) },
    engagement: { ...mostActive(units, figures), topEventsByParticipation: best },
    trends: {
      participationOverTime: figures.participants(category, trendMonths({ now, timeZone: config.institute.timeZone })),
      eventPipeline: [
        { _id: 'planned', count: count('open') - ongoing },
        { _id: 'ongoing', count: ongoing },
        { _id: 'completed', count: count('completed') },
        { _id: 'cancelled', count: count('cancelled') },
      ],
    },
  });
}

function budgetLine(context: Context, unit: OrgUnitRow) {
  const { allocated, spent } = budgetOfUnit(context, unit);
  return { _id: unit.id, name: unit.name, budget: { allocated_budget: allocated, spent_amount: spent } };
}

function mostActive(units: readonly OrgUnitRow[], figures: FigureTable) {
  const clubs = units.map(({ id, name }) => ({
    name,
    totalParticipants: figures.sum('participation', { scope: unitScope(id) }),
    eventCount: figures.sum('events', { scope: unitScope(id) }),
  }));
  return {
    topClubsByParticipation: clubs
      .filter(({ totalParticipants }) => totalParticipants > 0)
      .sort(byAmount(({ totalParticipants }) => totalParticipants))
      .slice(0, TOP)
      .map(({ name, totalParticipants }) => ({ name, totalParticipants })),
    topClubsByActivity: clubs
      .filter(({ eventCount }) => eventCount > 0)
      .sort(byAmount(({ eventCount }) => eventCount))
      .slice(0, TOP)
      .map(({ name, eventCount }) => ({ name, eventCount })),
  };
}
