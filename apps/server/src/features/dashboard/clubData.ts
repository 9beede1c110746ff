import { looksAfterUnitCategory } from '@quad/domain/access';
import { endorsementTypeOfCategory } from '@quad/domain/endorsements';
import { eventAsSeenBy } from '@quad/domain/events';
import { feedbackAsSeenBy } from '@quad/domain/feedback';
import type { ClubData } from '@quad/domain/org-units';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import { and, eq, sql } from 'drizzle-orm';
import type { Actor, Context } from '../../context.ts';
import { events, orgUnits, positions } from '../../db/schema.ts';
import { findPendingAchievements } from '../achievements/achievements.repo.ts';
import { toPendingAchievement } from '../achievements/toAchievement.ts';
import { findEvents } from '../events/events.repo.ts';
import { toEvent } from '../events/toEvent.ts';
import { findFeedbackOfUnit } from '../feedback/feedback.repo.ts';
import { toFeedback } from '../feedback/toFeedback.ts';
import { toOrgUnit } from '../org-units/toOrgUnit.ts';
import { findHoldings, findPositions } from '../positions/positions.repo.ts';
import { toHolder } from '../positions/toHolder.ts';
import { toPosition } from '../positions/toPosition.ts';

/** The dashboard shows the newest few, and how many there are up to here. */
const NEWEST_FEEDBACK = 100;

/**
 * Everything that the dashboard of a club shows, by the address that makes somebody its coordinator (access U3). Its
 * achievements are those of its type that wait for endorsement; feedback is as anonymous as everywhere.
 */
export async function clubData(context: Context, actor: Actor, username: string): Promise<Outcome<ClubData>> {
  const { db, clock, instituteId } = context;
  const address = username.toLowerCase();
  if (actor.role === 'CLUB_COORDINATOR' && address !== actor.username.toLowerCase()) return refuseOthers();
  const [unit] = await db
    .select()
    .from(orgUnits)
    .where(and(eq(orgUnits.instituteId, instituteId), eq(sql`lower(${orgUnits.contactEmail})`, address)));
  if (!unit) return refuse('NOT_FOUND', 'No club data found');
  const isCoordinator = actor.role === 'CLUB_COORDINATOR' && actor.unit?.id === unit.id;
  const isOwn = isCoordinator || actor.role === 'PRESIDENT' || looksAfterUnitCategory(actor.role, unit.category);
  if (!isOwn) return refuseOthers();

  const type = endorsementTypeOfCategory(unit.category);
  const [ownEvents, ownPositions, holdings, pending, feedbacks] = await Promise.all([
    findEvents(db, instituteId, eq(events.unitId, unit.id)),
    findPositions(db, instituteId, eq(positions.unitId, unit.id)),
    findHoldings(db, instituteId, eq(positions.unitId, unit.id)),
    type ? findPendingAchievements(db, instituteId, type, actor.userId) : [],
    findFeedbackOfUnit(db, instituteId, unit.id, NEWEST_FEEDBACK),
  ]);
  const now = clock();
  return accept({
    unit: toOrgUnit(unit, { withBudget: true }),
    events: ownEvents.map((record) => eventAsSeenBy(toEvent(record, { now }), actor, record.unit)),
    positions: ownPositions.map((entry) => toPosition(entry, { withAddresses: true })),
    positionHolders: holdings.map((entry) => toHolder(entry, { withAddresses: true })),
    achievements: pending.map((record) => toPendingAchievement(record, actor.role)),
    feedbacks: feedbacks.map((entry) => feedbackAsSeenBy(toFeedback(entry), actor.role)),
  });
}

function refuseOthers(): Outcome<never> {
  return refuse('FORBIDDEN', 'You can see the data of your own club only.');
}
