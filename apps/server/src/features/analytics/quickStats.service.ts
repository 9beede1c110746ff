import { gensecScope, isGensec } from '@quad/domain/access';
import type { CoordinatorStats, DashboardStats, GensecStats, PresidentStats, StudentStats } from '@quad/domain/analytics';
import { skillTypeOfEndorser } from '@quad/domain/endorsements';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import { countOwnAnonymous } from '../feedback/feedback.service.ts';
import { readFigureTable, unitScope } from '../figures/figures.service.ts';
import { budgetOf, findUnit, findUnits } from '../org-units/orgUnits.service.ts';
import { countOwn, countOwnPending } from './own.repo.ts';
import { countMembers } from './positionHolders.repo.ts';

/** Quick stats for the requester's role (access D1). An unknown role gets a student's. */
export async function quickStats(context: Context, actor: Actor): Promise<Result<DashboardStats>> {
  if (actor.role === 'PRESIDENT') return accept(await presidentStats(context));
  if (actor.storedRole === 'CLUB_COORDINATOR') return coordinatorStats(context, actor);
  return accept(isGensec(actor.role) ? await gensecStats(context, actor) : await studentStats(context, actor));
}

async function presidentStats(context: Context): Promise<PresidentStats> {
  const { db, instituteId } = context;
  const [figures, units] = await Promise.all([readFigureTable(context, ['room-requests']), findUnits(db, instituteId)]);
  return {
    budget: budgetOf(context, units),
    pendingRoomRequests: figures.sum('room-requests', { key: 'Pending' }),
    totalOrgUnits: units.length,
  };
}

/** Counts only pending items that the requester can endorse: all of the type except their own. */
async function gensecStats(context: Context, { role, userId }: Actor): Promise<GensecStats> {
  const { db, instituteId } = context;
  const scope = gensecScope(role);
  const type = skillTypeOfEndorser({ role });
  const [figures, units, own] = await Promise.all([
    readFigureTable(context, ['skills-pending', 'user-skills-pending', 'achievements-pending']),
    scope ? findUnits(db, instituteId, scope.unit) : [],
    type && countOwnPending(db, { instituteId, userId }, type),
  ]);
  const councils = units.filter((unit) => unit.type === 'Council').map(({ id }) => id);
  return {
    budget: budgetOf(context, units),
    parentOfClubs: units.filter(({ parentUnitId }) => parentUnitId !== null && councils.includes(parentUnitId)).length,
    pendingSkillsEndorsement: own ? figures.sum('skills-pending', { key: type }) - own.skills : 0,
    pendingUserSkillsEndorsement: own ? figures.sum('user-skills-pending', { key: type }) - own.userSkills : 0,
    pendingAchievementEndorsement: own ? figures.sum('achievements-pending', { key: type }) - own.achievements : 0,
  };
}

async function coordinatorStats(context: Context, { unit, userId }: Actor): Promise<Result<CoordinatorStats>> {
  if (!unit) return refuse('NO_UNIT', 'No organizational unit found for this coordinator.');
  const { db, instituteId } = context;
  const type = skillTypeOfEndorser({ role: 'CLUB_COORDINATOR', unitCategory: unit.category });
  const [figures, stored, own, totalActiveMembers] = await Promise.all([
    readFigureTable(context, ['events', 'achievements-pending']),
    findUnit(db, instituteId, unit.id),
    type && countOwnPending(db, { instituteId, userId }, type),
    countMembers(db, instituteId, unit.id, { isActive: true }),
  ]);
  return accept({
    budget: budgetOf(context, stored ? [stored] : []),
    totalEvents: figures.sum('events', { scope: unitScope(unit.id) }),
    totalActiveMembers,
    pendingReviews: own ? figures.sum('achievements-pending', { key: type }) - own.achievements : 0,
  });
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
