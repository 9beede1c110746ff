import { isGensecOfEventCategory, isGensecOfUnitCategory } from '../access/categories.ts';
import { isGensec, type Role } from '../access/roles.ts';
import type { Id } from '../identity/id.ts';
import { ORG_UNIT_TEXTS } from '../messages/orgUnits.ts';
import type { UnitCategory } from '../org-units/orgUnit.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import type { Event } from './event.ts';

/** A unit with the data that determines rights. */
export interface ManagedUnit {
  readonly id: Id;
  readonly category: UnitCategory;
}

/** The person who acts; `unit` is the one whose contact they are. */
export interface EventActor {
  readonly role: Role;
  readonly unit?: ManagedUnit;
}

/** An event with the data that determines rights. */
export interface ManagedEvent {
  readonly category?: string | null;
  readonly unit?: ManagedUnit | null;
}

const EVENT_RIGHTS_TEXTS = {
  student: 'Students cannot manage events.',
  noUnit: ORG_UNIT_TEXTS.noUnit,
  otherUnit: 'You can manage events of your own unit only.',
  otherCategory: 'You can manage events of your own category only.',
  president: 'The president reviews room requests and cannot ask for a room.',
} as const;

function checkResponsibleFor({ role, unit: own }: EventActor, { category, unit }: ManagedEvent): Result<true> {
  if (role === 'PRESIDENT') return accept(true);
  if (role === 'CLUB_COORDINATOR') {
    if (!own) return refuse('NO_UNIT', EVENT_RIGHTS_TEXTS.noUnit);
    return own.id === unit?.id ? accept(true) : refuse('FORBIDDEN', EVENT_RIGHTS_TEXTS.otherUnit);
  }
  if (!isGensec(role)) return refuse('FORBIDDEN', EVENT_RIGHTS_TEXTS.student);
  const isOwnCategory = (category && isGensecOfEventCategory(role, category)) || (unit && isGensecOfUnitCategory(role, unit.category));
  return isOwnCategory ? accept(true) : refuse('FORBIDDEN', EVENT_RIGHTS_TEXTS.otherCategory);
}

/** Checks creating: a coordinator for their own unit, a GenSec for units of their category, the president for any. */
export function checkCreatesEventFor(actor: EventActor, unit: ManagedUnit): Result<true> {
  return checkResponsibleFor(actor, { unit });
}

/**
 * Checks editing: allowed for those who manage the event, by its category or unit. Moving it to another unit requires the right to create
 * events there.
 */
export function checkEditsEvent(actor: EventActor, event: ManagedEvent, newUnit: ManagedUnit): Result<true> {
  const current = checkResponsibleFor(actor, event);
  return !current.ok || newUnit.id === event.unit?.id ? current : checkCreatesEventFor(actor, newUnit);
}

/** Whether a person manages an event and may therefore see all of it. */
export function managesEvent(actor: EventActor, event: ManagedEvent): boolean {
  return checkResponsibleFor(actor, event).ok;
}

/** Checks requesting a room: as for editing, except for the president, who decides. */
export function checkRequestsRoomFor(actor: EventActor, event: ManagedEvent): Result<true> {
  if (actor.role === 'PRESIDENT') return refuse('FORBIDDEN', EVENT_RIGHTS_TEXTS.president);
  return checkResponsibleFor(actor, event);
}

/** Whether to show 'Add Event' and an event's Edit button. The server also checks the unit. */
export function mayManageEvents(role: Role): boolean {
  return role !== 'STUDENT';
}

/**
 * Whether to show actions for those who may edit an event, given the units that the person may plan events for. The server checks again.
 */
export function isResponsibleForEvent(
  role: Role,
  event: Pick<Event, 'category' | 'organizing_unit_id'>,
  ownUnitIds: readonly Id[],
): boolean {
  if (role === 'PRESIDENT') return true;
  if (!mayManageEvents(role)) return false;
  const { category, organizing_unit_id: unit } = event;
  return (category != null && isGensecOfEventCategory(role, category)) || (unit != null && ownUnitIds.includes(unit._id));
}
