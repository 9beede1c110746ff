import { gensecScope } from '../access/categories.ts';
import { isGensec, type Role } from '../access/roles.ts';
import type { Id } from '../identity/id.ts';
import { ORG_UNIT_TEXTS } from '../messages/orgUnits.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';

/** A unit with the data that determines rights. Its category may be unknown to the portal. */
export interface PositionUnit {
  readonly id: Id;
  readonly category?: string | null;
}

/** The person who acts; `unit` is the one whose contact they are. */
export interface PositionActor {
  readonly id: Id;
  readonly role: Role;
  readonly unit?: PositionUnit | null;
}

const POSITION_RIGHTS_TEXTS = {
  student: 'Students cannot manage positions.',
  noUnit: ORG_UNIT_TEXTS.noUnit,
  otherUnit: 'You can manage positions of your own unit only.',
  otherCategory: 'You can manage positions of your own category only.',
  oneself: 'You cannot appoint yourself. Ask your general secretary or the president.',
} as const;

function isOwnUnit({ role, unit: own }: PositionActor, unit: PositionUnit): boolean {
  if (role === 'CLUB_COORDINATOR') return own?.id === unit.id;
  const scope = gensecScope(role);
  return scope !== undefined && scope.unit === unit.category;
}

/**
 * Checks managing a unit's positions and holders: a coordinator for their own unit, a GenSec for units of their category, the president for
 * any.
 */
export function checkManagesPositionsOf(actor: PositionActor, unit: PositionUnit): Result<true> {
  const { role } = actor;
  if (role === 'PRESIDENT' || isOwnUnit(actor, unit)) return accept(true);
  if (isGensec(role)) return refuse('FORBIDDEN', POSITION_RIGHTS_TEXTS.otherCategory);
  if (role === 'STUDENT') return refuse('FORBIDDEN', POSITION_RIGHTS_TEXTS.student);
  return actor.unit ? refuse('FORBIDDEN', POSITION_RIGHTS_TEXTS.otherUnit) : refuse('NO_UNIT', POSITION_RIGHTS_TEXTS.noUnit);
}

/** Checks appointing: allowed for those who manage the unit's positions, but only the president may appoint themselves. */
export function checkAppoints(actor: PositionActor, unit: PositionUnit, userId: Id): Result<true> {
  const managed = checkManagesPositionsOf(actor, unit);
  if (!managed.ok || actor.role === 'PRESIDENT' || actor.id !== userId) return managed;
  return refuse('SELF_APPOINTMENT', POSITION_RIGHTS_TEXTS.oneself);
}

/** Whether a person sees a unit's positions: students and the president see all, others those that they manage. */
export function seesPositionsOf(actor: PositionActor, unit: PositionUnit): boolean {
  return actor.role === 'STUDENT' || actor.role === 'PRESIDENT' || isOwnUnit(actor, unit);
}

/** Whether a person sees a position holder: students see their own entries, others those of units that they manage. */
export function seesPositionHolder(actor: PositionActor, positionHolder: { readonly userId: Id; readonly unit: PositionUnit }): boolean {
  return actor.role === 'STUDENT' ? actor.id === positionHolder.userId : seesPositionsOf(actor, positionHolder.unit);
}

/** Whether a role is limited to its own unit, so that there is no unit or department to choose. */
export function hasOneUnit(role: Role): boolean {
  return role === 'CLUB_COORDINATOR';
}

/** Whether the portal shows position management to a role; the server also checks the unit. */
export function mayManagePositions(role: Role): boolean {
  return role !== 'STUDENT';
}
