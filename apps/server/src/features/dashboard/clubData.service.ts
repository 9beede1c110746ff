import { DEFAULT_LIMIT } from '@quad/api-client/contract';
import { looksAfterUnitCategory } from '@quad/domain/access';
import { skillTypeOfCategory } from '@quad/domain/endorsements';
import type { ClubData } from '@quad/domain/org-units';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import { pendingAchievements } from '../achievements/achievements.service.ts';
import { listEventsOfUnit } from '../events/events.service.ts';
import { listFeedbackOfUnit } from '../feedback/feedback.service.ts';
import { asLookedAfter, findUnitOfContact } from '../org-units/orgUnits.service.ts';
import { listPositionHoldersOfUnit, listPositionsOfUnit } from '../positions/positions.service.ts';

/** The dashboard shows the newest few, and how many there are up to here. */
const NEWEST_FEEDBACK = 100;
/** As many as a list answers that nobody asks a number of. */
const FIRST_PAGE = { limit: DEFAULT_LIMIT, after: undefined };

/**
 * Everything that the dashboard of a club shows, by the address that makes somebody its coordinator (access U3). Its
 * achievements are those of its type that wait for endorsement; feedback is as anonymous as everywhere.
 */
export async function clubData(context: Context, actor: Actor, username: string): Promise<Outcome<ClubData>> {
  if (actor.role === 'CLUB_COORDINATOR' && username.toLowerCase() !== actor.username.toLowerCase()) return refuseOthers();
  const unit = await findUnitOfContact(context.db, context.instituteId, username);
  if (!unit) return refuse('NOT_FOUND', 'No club data found');
  const isCoordinator = actor.role === 'CLUB_COORDINATOR' && actor.unit?.id === unit.id;
  const isOwn = isCoordinator || actor.role === 'PRESIDENT' || looksAfterUnitCategory(actor.role, unit.category);
  if (!isOwn) return refuseOthers();

  const type = skillTypeOfCategory(unit.category);
  const [events, positions, positionHolders, achievements, feedbacks] = await Promise.all([
    listEventsOfUnit(context, actor, unit.id),
    listPositionsOfUnit(context, unit.id),
    listPositionHoldersOfUnit(context, unit.id),
    type ? pendingAchievements(context, actor, type, FIRST_PAGE).then(({ items }) => items) : [],
    listFeedbackOfUnit(context, actor, unit.id, NEWEST_FEEDBACK),
  ]);
  return accept({ unit: asLookedAfter(unit), events, positions, positionHolders, achievements: [...achievements], feedbacks });
}

function refuseOthers(): Outcome<never> {
  return refuse('FORBIDDEN', 'You can see the data of your own club only.');
}
