import { gensecScope, isGensec } from '@quad/domain/access';
import type { CoordinatorStats, DashboardStats, GensecStats, PresidentStats, StudentStats } from '@quad/domain/analytics';
import { skillTypeOfEndorser } from '@quad/domain/endorsements';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import { countOwnAnonymous } from '../feedback/feedback.service.ts';
import { inFigures, unitScope } from '../figures/figures.service.ts';
import { budgetOf, findUnit, findUnits } from '../org-units/orgUnits.service.ts';
import { countOwn, countOwnPending } from './own.repo.ts';
import { countMembers } from './positionHolders.repo.ts';

/** Quick stats of the asker's own role (access D1). A role that the portal does not know has a student's. */
export async function quickStats(context: Context, actor: Actor): Promise<Outcome<DashboardStats>> {
  if (actor.role === 'PRESIDENT') return accept(await presidentStats(context));
  if (actor.storedRole === 'CLUB_COORDINATOR') return coordinatorStats(context, actor);
  return accept(isGensec(actor.role) ? await gensecStats(context, actor) : await studentStats(context, actor));
}

function presidentStats(context: Context): Promise<PresidentStats> {
  return inFigures(context, ['room-requests'], async (tx, figures) => {
    const units = await findUnits(tx, context.instituteId);
    return { budget: budgetOf(units), pendingRoomRequests: figures.sum('room-requests', { key: 'Pending' }), totalOrgUnits: units.length };
  });
}

/** What waits for endorsement is what the person may endorse: everything of the type but the own. */
function gensecStats(context: Context, { role, userId }: Actor): Promise<GensecStats> {
  const { instituteId } = context;
  const scope = gensecScope(role);
  const type = skillTypeOfEndorser({ role });
  return inFigures(context, ['skills-pending', 'user-skills-pending', 'achievements-pending'], async (tx, figures) => {
    const units = scope ? await findUnits(tx, instituteId, scope.unit) : [];
    const councils = units.filter((unit) => unit.type === 'Council').map(({ id }) => id);
    const own = type && (await countOwnPending(tx, { instituteId, userId }, type));
    return {
      budget: budgetOf(units),
      parentOfClubs: units.filter(({ parentUnitId }) => parentUnitId !== null && councils.includes(parentUnitId)).length,
      pendingSkillsEndorsement: own ? figures.sum('skills-pending', { key: type }) - own.skills : 0,
      pendingUserSkillsEndorsement: own ? figures.sum('user-skills-pending', { key: type }) - own.userSkills : 0,
      pendingAchievementEndorsement: own ? figures.sum('achievements-pending', { key: type }) - own.achievements : 0,
    };
  });
}

async function coordinatorStats(context: Context, { unit, userId }: Actor): Promise<Outcome<CoordinatorStats>> {
  if (!unit) return refuse('NO_UNIT', 'No organizational unit found for this coordinator.');
  const { instituteId } = context;
  const type = skillTypeOfEndorser({ role: 'CLUB_COORDINATOR', unitCategory: unit.category });
  const stats = await inFigures(context, ['events', 'achievements-pending'], async (tx, figures) => {
    const stored = await findUnit(tx, instituteId, unit.id);
    const own = type && (await countOwnPending(tx, { instituteId, userId }, type));
    return {
      budget: budgetOf(stored ? [stored] : []),
      totalEvents: figures.sum('events', { scope: unitScope(unit.id) }),
      totalActiveMembers: await countMembers(tx, instituteId, unit.id, { isActive: true }),
      pendingReviews: own ? figures.sum('achievements-pending', { key: type }) - own.achievements : 0,
    };
  });
  return accept(stats);
}

async function studentStats(context: Context, { userId }: Actor): Promise<StudentStats> {
  const { db, instituteId } = context;
  const own = await countOwn(db, { instituteId, userId });
  return {
    totalSkills: own.userSkills,
    totalFeedbacksGiven: own.feedback + (await countOwnAnonymous(context, userId)),
    totalAchievements: own.achievements,
    totalPORs: own.positionHolders,
  };
}
