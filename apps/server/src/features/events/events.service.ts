import { gensecScope, isGensec, isRole, type Role } from '@quad/domain/access';
import type { UserChoice } from '@quad/domain/accounts';
import {
  type Event,
  eventAsSeenBy,
  eventStatus,
  isEventListed,
  LATEST_UPDATES_COUNT,
  type LatestUpdate,
  toLatestUpdate,
  upcomingEvents,
} from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import type { UnitReference } from '@quad/domain/org-units';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { findUnits } from '../org-units/orgUnits.service.ts';
import { type EventChoice, type EventRecord, findEvents, findLatest, findStudents, lockEvent, searchStudents } from './events.repo.ts';
import { type EventShape, toEvent } from './toEvent.ts';

const NO_SUCH_EVENT = 'This event does not exist.';

/** The list of the asker's own role (access E1). */
export async function listByRole(
  { db, clock, instituteId }: Context,
  actor: Actor,
  asked: { role: string; username?: string | undefined },
): Promise<Outcome<Event[]>> {
  const allowed = mayList(actor, asked);
  if (!allowed.ok) return allowed;
  const now = clock();
  const records = await findEvents(db, instituteId, { ...mayConcern(actor, now), ...participantsFor(actor) });
  const { role, unit } = actor;
  const own = records
    .map((record) => seen(record, actor, { now, withUnitType: true }))
    .filter((event) => isEventListed({ role, unitId: unit?.id, event: { ...event, unitId: event.organizing_unit_id?._id } }));
  return accept(own);
}

/** An event as far as the asker may know it. */
function seen(record: EventRecord, actor: Actor, shape: EventShape): Event {
  return eventAsSeenBy(toEvent(record, shape), actor, record.unit);
}

/** A student learns of the own part only, so nobody else's is read. */
function participantsFor({ role, userId }: Actor): Pick<EventChoice, 'participantId'> {
  return { participantId: role === 'STUDENT' ? userId : undefined };
}

function mayList(actor: Actor, { role, username }: { role: string; username?: string | undefined }): Outcome<true> {
  if (!isRole(role)) return refuse('NOT_FOUND', 'There is no such role.');
  if (role !== listedRole(actor)) return refuse('FORBIDDEN', 'You can see the events of your own role only.');
  if (role !== 'CLUB_COORDINATOR') return accept(true);
  if (!username) return refuse('INVALID', EVENT_TEXTS.usernameMissing, { username: EVENT_TEXTS.usernameMissing });
  if (username.toLowerCase() !== actor.username.toLowerCase()) {
    return refuse('IDENTITY_MISMATCH', 'You can see the events of your own unit only.', { username: 'Not your own.' });
  }
  return actor.unit ? accept(true) : refuse('NOT_FOUND', 'No organizational unit found for this coordinator.');
}

/** A coordinator without a unit asks for the coordinators' list, and learns there that there is no unit. */
function listedRole({ role, storedRole }: Actor): Role {
  return storedRole === 'CLUB_COORDINATOR' ? storedRole : role;
}

/** Leaves out in the database most of what the role's list does not hold; the domain has the last word. */
function mayConcern({ role, unit }: Actor, now: Date): EventChoice {
  if (role === 'PRESIDENT') return {};
  if (role === 'STUDENT') return { notOverBy: now };
  if (role === 'CLUB_COORDINATOR') return unit ? { unitId: unit.id } : {};
  const scope = gensecScope(role);
  return scope ? { category: scope.event } : {};
}

/** Every event (access E2). */
export async function listAll({ db, clock, instituteId }: Context, actor: Actor): Promise<Event[]> {
  const now = clock();
  const records = await findEvents(db, instituteId, participantsFor(actor));
  return records.map((record) => seen(record, actor, { now }));
}

/** The events that are still to begin, soonest first: what the president's counter counts (access D2). */
export async function listUpcoming({ db, clock, instituteId }: Context, actor: Actor): Promise<Event[]> {
  const now = clock();
  const records = await findEvents(db, instituteId, { startsAfter: now });
  return upcomingEvents(
    records.map((record) => seen(record, actor, { now })),
    now,
  );
}

/** The events of a unit, for whoever looks after it (access U3). */
export async function listEventsOfUnit({ db, clock, instituteId }: Context, actor: Actor, unitId: string): Promise<Event[]> {
  const now = clock();
  const records = await findEvents(db, instituteId, { unitId });
  return records.map((record) => seen(record, actor, { now }));
}

/** The events that changed last, as 'Latest Updates' shows them (access E2). */
export async function listLatest({ db, clock, config, instituteId }: Context): Promise<LatestUpdate[]> {
  const now = clock();
  const rows = await findLatest(db, instituteId, LATEST_UPDATES_COUNT);
  return rows.map(({ id, title, venue, status, startsAt: start, endsAt: end }) =>
    toLatestUpdate(
      {
        _id: id,
        title,
        schedule: { start: start?.toISOString() ?? null, end: null, venue },
        status: eventStatus({ stored: status, start, end, now }),
      },
      config.institute.timeZone,
    ),
  );
}

/** One event on its own page (access E2). */
export async function readEvent({ db, clock, instituteId }: Context, actor: Actor, id: string): Promise<Outcome<Event>> {
  const record = await findEvent(db, instituteId, id, participantsFor(actor));
  return record ? accept(seen(record, actor, { now: clock() })) : noSuchEvent();
}

/** The units that the asker may choose as organizer (access E3). */
export async function listUnits({ db, instituteId }: Context, actor: Actor): Promise<UnitReference[]> {
  const units = await findUnits(db, instituteId);
  return units.filter(isChoiceOf(actor)).map(({ id, name, type }) => ({ _id: id, name, type }));
}

function isChoiceOf({ storedRole, unit: own }: Actor): (unit: EventRecord['unit']) => boolean {
  // A GenSec whose category the portal does not know and a coordinator without a unit have a student's rights, but no unit to choose.
  if (isGensec(storedRole)) return ({ category }) => category === gensecScope(storedRole)?.unit;
  if (storedRole === 'CLUB_COORDINATOR') return ({ id }) => id === own?.id;
  return () => true;
}

/** The students who may be named as organizers, all of them or those whom a search finds (access E4). */
export async function listStudents({ db, instituteId }: Context, search?: string): Promise<UserChoice[]> {
  const students = search === undefined ? await findStudents(db, instituteId) : await searchStudents(db, instituteId, search);
  return students.map(({ id, email, name }) => ({ _id: id, username: email, personal_info: { name } }));
}

/** One event with all that belongs to it. */
async function findEvent(
  db: Database,
  instituteId: string,
  id: string,
  choice: Pick<EventChoice, 'participantId'> = {},
): Promise<EventRecord | undefined> {
  const [record] = await findEvents(db, instituteId, { id, ...choice });
  return record;
}

/** One event with all that belongs to it; nobody else changes it or asks for its rooms until the transaction ends. */
export async function holdEvent(tx: Database, instituteId: string, id: string): Promise<Outcome<EventRecord>> {
  await lockEvent(tx, instituteId, id);
  const record = await findEvent(tx, instituteId, id);
  return record ? accept(record) : noSuchEvent();
}

/** The answer to a change of an event: as in the lists by role. */
export async function changedEvent(db: Database, { clock, instituteId }: Context, id: string): Promise<Event> {
  const record = await findEvent(db, instituteId, id);
  if (!record) throw new Error(`The event ${id} that was changed is not there.`);
  return toEvent(record, { now: clock(), withUnitType: true });
}

function noSuchEvent(): Outcome<never> {
  return refuse('NOT_FOUND', NO_SUCH_EVENT);
}
