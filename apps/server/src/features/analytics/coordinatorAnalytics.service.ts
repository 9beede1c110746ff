import { type ClubAnalytics, monthKey } from '@quad/domain/analytics';
import { tenureOfDay, YEAR_STARTS_IN } from '@quad/domain/positions';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { campusDay } from '@quad/domain/time';
import type { Actor, Context } from '../../context.ts';
import { type FigureTable, readFigureTable, unitScope } from '../figures/figures.service.ts';
import { budgetOfUnit, findUnit } from '../org-units/orgUnits.service.ts';
import { findLastCompleted, findUpcoming } from './events.repo.ts';
import { countMembers, countOpenPlaces, findTeam } from './positionHolders.repo.ts';

const LAST_EVENTS = 12;
const NEXT_EVENTS = 6;

/** Analytics of a coordinator's unit (access D1). */
export async function coordinatorAnalytics(context: Context, { unit: own }: Actor): Promise<Result<ClubAnalytics>> {
  if (!own) return refuse('NO_UNIT', 'No organizational unit found for this coordinator.');
  const { db, clock, instituteId, config } = context;
  const now = clock();
  const { timeZone, yearStartsIn = YEAR_STARTS_IN } = config.institute;
  const tenure = tenureOfDay(campusDay(now, timeZone), yearStartsIn);
  const [figures, unit, completed, upcoming, members, membersNow, team, openPositions] = await Promise.all([
    readFigureTable(context, ['events', 'events-by-month']),
    findUnit(db, instituteId, own.id),
    findLastCompleted(db, instituteId, own.id, now, LAST_EVENTS),
    findUpcoming(db, instituteId, own.id, now, NEXT_EVENTS),
    countMembers(db, instituteId, own.id),
    countMembers(db, instituteId, own.id, { activeIn: tenure }),
    findTeam(db, instituteId, own.id, tenure),
    countOpenPlaces(db, instituteId, own.id, tenure),
  ]);
  if (!unit) throw new Error(`The unit ${own.id} is gone.`);
  const { allocated, spent } = budgetOfUnit(context, unit);
  return accept({
    clubName: unit.name,
    atAGlance: {
      budget: { allocated, spent, remaining: allocated - spent },
      coreStats: {
        allTime: {
          totalEvents: figures.sum('events', { scope: unitScope(own.id) }),
          totalActiveMembers: members,
        },
        currentTenure: {
          totalEvents: eventsOfTenure(figures, own.id, { tenure, startsIn: yearStartsIn }),
          totalActiveMembers: membersNow,
        },
      },
    },
    eventPerformance: {
      participantsPerEvent: completed.map(({ title, startsAt, endsAt, participants }) => ({
        title,
        date: (startsAt ?? endsAt)?.toISOString() ?? null,
        participants,
      })),
      upcomingEvents: upcoming.map(({ id, title, startsAt }) => ({
        _id: id,
        title,
        schedule: { start: startsAt?.toISOString() ?? null },
        status: 'planned',
      })),
    },
    teamManagement: {
      currentPositionHolders: team,
      openPositions,
    },
  });
}

/** Number of events that start in a tenure. `startsIn` is the first month of a tenure. */
function eventsOfTenure(figures: FigureTable, unitId: string, { tenure, startsIn }: { tenure: string; startsIn: number }): number {
  const first = Number(tenure.slice(0, 4)) * 12 + startsIn - 1;
  const months = Array.from({ length: 12 }, (_, index) => ({ year: Math.floor((first + index) / 12), month: ((first + index) % 12) + 1 }));
  return months.reduce((sum, month) => sum + figures.sum('events-by-month', { scope: unitScope(unitId), key: monthKey(month) }), 0);
}
