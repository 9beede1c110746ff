import { gensecScope } from '../access/categories.ts';
import { isGensec, type Role } from '../access/roles.ts';
import type { Id } from '../identity/id.ts';
import { ORG_UNIT_TEXTS } from '../messages/orgUnits.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';

/** A unit, as far as rights depend on it. Its category may be one that the portal does not know. */
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

/** Positions of a unit and their holders: a coordinator of their own unit, a GenSec of their own category, the president of any. */
export function checkManagesPositionsOf(actor: PositionActor, unit: PositionUnit): Result<true> {
  const { role } = actor;
  if (role === 'PRESIDENT' || isOwnUnit(actor, unit)) return accept(true);
  if (isGensec(role)) return refuse('FORBIDDEN', POSITION_RIGHTS_TEXTS.otherCategory);
  if (role === 'STUDENT') return refuse('FORBIDDEN', POSITION_RIGHTS_TEXTS.student);
  return actor.unit ? refuse('FORBIDDEN', POSITION_RIGHTS_TEXTS.otherUnit) : refuse('NO_UNIT', POSITION_RIGHTS_TEXTS.noUnit);
}

/** Appointing: whoever manages the positions of the unit, and nobody but the president themselves. */
export function checkAppoints(actor: PositionActor, unit: PositionUnit, userId: Id): Result<true> {
  const managed = checkManagesPositionsOf(actor, unit);
  if (!managed.ok || actor.role === 'PRESIDENT' || actor.id !== userId) return managed;
  return refuse('SELF_APPOINTMENT', POSITION_RIGHTS_TEXTS.oneself);
}

/** Whether the list of positions has those of a unit: students and the president see all, the others what they manage. */
export function seesPositionsOf(actor: PositionActor, unit: PositionUnit): boolean {
  return actor.role === 'STUDENT' || actor.role === 'PRESIDENT' || isOwnUnit(actor, unit);
}

/** Whether the list of position holders has one: students see their own entries, the others those of the units that they manage. */
export function seesPositionHolder(actor: PositionActor, positionHolder: { readonly userId: Id; readonly unit: PositionUnit }): boolean {
  return actor.role === 'STUDENT' ? actor.id === positionHolder.userId : seesPositionsOf(actor, positionHolder.unit);
}

/** True for a role that speaks for one unit alone, its own: there is no unit or department to choose then. */
export function hasOneUnit(role: Role): boolean {
  return role === 'CLUB_COORDINATOR';
}

/** Whether the portal offers to manage positions; the server looks at the unit too. */
export function mayManagePositions(role: Role): boolean {
  return role !== 'STUDENT';
}
