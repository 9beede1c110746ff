import { roleOrStudent } from '@quad/domain/access';
import type { Event } from '@quad/domain/events';
import { manyUsers, PEOPLE, UNITS } from '@quad/domain/fixtures';
import type { UnitCategory } from '@quad/domain/org-units';
import { type Campus, unitOf } from './campus.ts';

/** The students of the campus, who may be named as organizers. */
export const STUDENTS = [PEOPLE.student, ...manyUsers(24)];

/** Who is signed in, as far as rights over events go. */
export function actorOf({ session }: Campus) {
  return { _id: session?._id ?? '', role: roleOrStudent(session?.role), unit: session ? unitOf(session) : undefined };
}

/** A unit of the fixtures, as far as rights depend on it. */
export function managedUnit(id: string | undefined) {
  const unit = UNITS.find(({ _id }) => _id === id);
  return unit && { id: unit._id, category: unit.category as UnitCategory };
}

/** An event with the unit that it belongs to. */
export function managed(event: Event) {
  return { ...event, unit: managedUnit(event.organizing_unit_id?._id) };
}

/** Puts an event in its place. */
export function save(campus: Campus, event: Event): Event {
  campus.events = campus.events.map((known) => (known._id === event._id ? event : known));
  return event;
}
