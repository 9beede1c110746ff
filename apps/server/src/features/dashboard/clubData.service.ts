import { DEFAULT_LIMIT } from '@quad/api-client/contract';
import { isGensecOfUnitCategory } from '@quad/domain/access';
import { skillTypeOfCategory } from '@quad/domain/endorsements';
import type { ClubData } from '@quad/domain/org-units';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import { emptyPage } from '../../db/pages.ts';
import { pendingAchievements } from '../achievements/achievements.service.ts';
import { listLatestOfUnit } from '../events/events.service.ts';
import { listFeedbackOfUnit } from '../feedback/feedback.service.ts';
import { findUnitOfContact, toManagedUnit } from '../org-units/orgUnits.service.ts';
import { listPositionHoldersOfUnit, listPositionsOfUnit } from '../positions/positions.service.ts';

/** Maximum number of pieces of feedback. The rest is in its own list. */
const NEWEST_FEEDBACK = 100;

/**
 * All data of a club's dashboard, by the coordinator's e-mail address (access U3): each list with a limit and its total. Achievements are
 * those of the club's type that are pending. Feedback is anonymized as everywhere.
 */
export async function clubData(context: Context, actor: Actor, username: string, limit = DEFAULT_LIMIT): Promise<Result<ClubData>> {
  if (actor.role === 'CLUB_COORDINATOR' && username.toLowerCase() !== actor.username.toLowerCase()) return refuseOthers();
  const unit = await findUnitOfContact(context.db, context.instituteId, username);
  if (!unit) return refuse('NOT_FOUND', 'No club data found');
  const isCoordinator = actor.role === 'CLUB_COORDINATOR' && actor.unit?.id === unit.id;
  const isOwn = isCoordinator || actor.role === 'PRESIDENT' || isGensecOfUnitCategory(actor.role, unit.category);
  if (!isOwn) return refuseOthers();

  const type = skillTypeOfCategory(unit.category);
  const [latest, positions, holdings, pending, feedbacks] = await Promise.all([
    listLatestOfUnit(context, actor, { unitId: unit.id, limit }),
    listPositionsOfUnit(context, unit.id, limit),
    listPositionHoldersOfUnit(context, unit.id, limit),
    type ? pendingAchievements(context, actor, { type, page: { limit, after: undefined }, newestFirst: true }) : emptyPage(),
    listFeedbackOfUnit(context, actor, unit.id, Math.min(limit, NEWEST_FEEDBACK)),
  ]);
  return accept({
    unit: toManagedUnit(context, unit),
    events: latest.events,
    positions,
    positionHolders: holdings.holders,
    // Oldest first, as in the queue.
    achievements: pending.items.toReversed(),
    feedbacks,
    figures: { active_members: holdings.activeCount, events: latest.count, pending_reviews: pending.total?.count ?? 0 },
  });
}

function refuseOthers(): Result<never> {
  return refuse('FORBIDDEN', 'You can see the data of your own club only.');
}
