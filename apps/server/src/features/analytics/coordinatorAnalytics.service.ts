import { type ClubAnalytics, monthKey } from '@quad/domain/analytics';
import { tenureOfDay } from '@quad/domain/positions';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import { campusDay } from '@quad/domain/time';
import type { Actor, Context } from '../../context.ts';
import { type FigureTable, inFigures, unitScope } from '../figures/figures.service.ts';
import { findUnit } from '../org-units/orgUnits.service.ts';
import { findLastCompleted, findUpcoming } from './events.repo.ts';
import { countMembers, countOpenPlaces, findTeam } from './positionHolders.repo.ts';

const LAST_EVENTS = 12;
const NEXT_EVENTS = 6;
const FIRST_MONTH_OF_TENURE = 4;

/** A coordinator's club in figures (access D1). */
export async function coordinatorAnalytics(context: Context, { unit: own }: Actor): Promise<Outcome<ClubAnalytics>> {
  if (!own) return refuse('NO_UNIT', 'No organizational unit found for this coordinator.');
  const { instituteId, config } = context;
  const analytics = await inFigures(context, ['events', 'events-by-month'], async (tx, figures, now) => {
    const unit = await findUnit(tx, instituteId, own.id);
    if (!unit) throw new Error(`The unit ${own.id} is gone.`);
    const tenure = tenureOfDay(campusDay(now, config.institute.timeZone));
    const { allocatedBudget: allocated, spentAmount: spent } = unit;
    const completed = await findLastCompleted(tx, instituteId, own.id, LAST_EVENTS);
    const upcoming = await findUpcoming(tx, instituteId, own.id, now, NEXT_EVENTS);
    return {
      clubName: unit.name,
      atAGlance: {
        budget: { allocated, spent, remaining: allocated - spent },
        coreStats: {
          allTime: {
            totalEvents: figures.sum('events', { scope: unitScope(own.id) }),
            totalActiveMembers: await countMembers(tx, instituteId, own.id),
          },
          currentTenure: {
            totalEvents: eventsOfTenure(figures, own.id, tenure),
            totalActiveMembers: await countMembers(tx, instituteId, own.id, { activeIn: tenure }),
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
        currentPositionHolders: await findTeam(tx, instituteId, own.id, tenure),
        openPositions: await countOpenPlaces(tx, instituteId, own.id, tenure),
      },
    };
  });
  return accept(analytics);
}

/** Events that begin in a tenure: it runs from April to March. */
function eventsOfTenure(figures: FigureTable, unitId: string, tenure: string): number {
  const first = Number(tenure.slice(0, 4)) * 12 + FIRST_MONTH_OF_TENURE - 1;
  const months = Array.from({ length: 12 }, (_, index) => ({ year: Math.floor((first + index) / 12), month: ((first + index) % 12) + 1 }));
  return months.reduce((sum, month) => sum + figures.sum('events-by-month', { scope: unitScope(unitId), key: monthKey(month) }), 0);
}
