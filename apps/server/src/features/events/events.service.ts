import { gensecScope, isGensec, isRole, type Role } from '@quad/domain/access';
import type { UserChoice } from '@quad/domain/accounts';
import {
  EVENT_CATEGORIES,
  EVENT_ORDERS,
  EVENT_STATUSES,
  type Event,
  type EventFilters,
  type EventOrder,
  eventAsSeenBy,
  eventStatus,
  LATEST_UPDATES_COUNT,
  type LatestUpdate,
  managesEvent,
  toLatestUpdate,
} from '@quad/domain/events';
import { isEnabled } from '@quad/domain/feature-flags';
import { SEARCH_LIMITS } from '@quad/domain/fields';
import { EVENT_TEXTS } from '@quad/domain/messages';
import type { UnitCategory, UnitReference } from '@quad/domain/org-units';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { dayAfter, instantAt } from '@quad/domain/time';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { isUuid } from '../../db/ids.ts';
import type { ListSources } from '../../db/listVersions.ts';
import { emptyPage, mapPage, type NameCursor, type Page, type PageRequest, readPage, type Total } from '../../db/pages.ts';
import { categoryScope, sumOfScopes, unitScope } from '../figures/figures.service.ts';
import { findUnitPage } from '../org-units/orgUnits.service.ts';
import { countEvents, EventCursor, type EventListing, findEventPage } from './eventPages.repo.ts';
import {
  deleteParticipant,
  type EventChoice,
  type EventRecord,
  type EventWithUnit,
  findEvents,
  findEventWithUnit,
  findLatest,
  findLatestIdsOf,
  findStudentPage,
  findStudents,
  insertParticipant,
  lockEvent,
  searchStudents,
} from './events.repo.ts';
import { type EventShape, toEvent } from './toEvent.ts';

export const NO_SUCH_EVENT = 'This event does not exist.';

export type { EventWithUnit };
export { EventCursor };

/** The tables that lists of events depend on. The status of an event also depends on the current time. */
export const EVENT_LIST_SOURCES: ListSources = { tables: ['events', 'room_requests', 'org_units', 'users'], dependsOnTime: true };

/** Filters and order of a list of events. */
export type EventQuery = EventFilters & { readonly order?: EventOrder | undefined; readonly clashing?: string | undefined };

export type EventPages = Page<Event, EventCursor>;

/** The list of the requester's own role (access E1). */
export async function listByRole(
  context: Context,
  actor: Actor,
  { role, username, ...query }: EventQuery & { role: string; username?: string | undefined },
  page: PageRequest<EventCursor>,
): Promise<Result<EventPages>> {
  const allowed = checkMayList(actor, { role, username });
  return allowed.ok ? accept(await readEvents(context, actor, { ...query, ...scopeOfList(actor) }, { page, withUnitType: true })) : allowed;
}

interface ScopedEventQuery extends EventQuery {
  /** Events that the list contains before filters apply. */
  readonly scope?: Pick<EventListing, 'unitId' | 'category' | 'statuses' | 'startsAfter'>;
}

/** A page of events without participants, which only the page of a single event shows. */
async function readEvents(
  { db, clock, config, instituteId }: Context,
  actor: Actor,
  { scope = {}, order = EVENT_ORDERS[0], ...filters }: ScopedEventQuery,
  { page, withUnitType = false }: { page: PageRequest<EventCursor>; withUnitType?: boolean },
): Promise<EventPages> {
  const now = clock();
  const listing = toListing(scope, { ...filters, order }, config.institute.timeZone);
  if (!listing) return emptyPage();
  const cursors = await readPage(page, {
    read: (limit, after) => findEventPage(db, instituteId, listing, { now, after, limit }),
    cursorOf: (place) => place,
    count: async () => (await storedCount(db, instituteId, listing)) ?? countEvents(db, instituteId, listing, now),
  });
  const ids = cursors.items.map(({ id }) => id);
  const records = ids.length > 0 ? await findEvents(db, instituteId, { ids, participantId: actor.userId }) : [];
  const byId = new Map(records.map((record) => [record.event.id, record]));
  const found = ids.flatMap((id) => byId.get(id) ?? []);
  return { ...cursors, items: found.map((record) => toVisibleEvent(record, actor, { now, withUnitType, withLedger: hasLedger(config) })) };
}

/** Combines scope and filters; undefined if no event can match both. */
function toListing(
  { unitId, category, statuses, startsAfter }: NonNullable<ScopedEventQuery['scope']>,
  { unit, from, to, clashing, ...query }: EventQuery & { order: EventOrder },
  timeZone: string,
): EventListing | undefined {
  const status = query.status === undefined ? statuses : (statuses ?? EVENT_STATUSES).filter((each) => each === query.status);
  const isEmpty =
    status?.length === 0 ||
    conflicts(unitId, unit) ||
    conflicts(category, query.category) ||
    [unit, clashing].some((id) => id !== undefined && !isUuid(id));
  if (isEmpty) return undefined;
  return {
    order: query.order,
    search: query.search,
    clashingWith: clashing,
    unitId: unitId ?? unit,
    category: category ?? query.category,
    statuses: status,
    startsAfter,
    from: from === undefined ? undefined : instantAt(from, '00:00', timeZone),
    before: to === undefined ? undefined : instantAt(dayAfter(to), '00:00', timeZone),
  };
}

function conflicts<T>(scope: T | undefined, filter: T | undefined): boolean {
  return scope !== undefined && filter !== undefined && scope !== filter;
}

/** The stored count of events; undefined for lists with other filters. */
async function storedCount(db: Database, instituteId: string, listing: EventListing): Promise<Total | undefined> {
  const { unitId, category, statuses, from, before, search, clashingWith } = listing;
  if (statuses ?? from ?? before ?? search ?? clashingWith) return undefined;
  if (unitId !== undefined && category !== undefined) return undefined;
  const scopes = unitId === undefined ? (category ? [category] : EVENT_CATEGORIES).map(categoryScope) : [unitScope(unitId)];
  return { count: await sumOfScopes(db, instituteId, 'events', scopes), isExact: true };
}

/** Whether budgets come from the ledger (docs/specification/money.md#money-figures). */
function hasLedger({ institute }: Context['config']): boolean {
  return isEnabled(institute, 'money');
}

/** An event with the parts that the requester may see. */
function toVisibleEvent(record: EventRecord, actor: Actor, shape: EventShape): Event {
  return eventAsSeenBy(toEvent(record, shape), actor, record.unit);
}

/** Students see only their own participation, so nobody else's is read. */
function participantsFor({ role, userId }: Actor): Pick<EventChoice, 'participantId'> {
  return { participantId: role === 'STUDENT' ? userId : undefined };
}

function checkMayList(actor: Actor, { role, username }: { role: string; username?: string | undefined }): Result<true> {
  if (!isRole(role)) return refuse('NOT_FOUND', 'There is no such role.');
  if (role !== listedRole(actor)) return refuse('FORBIDDEN', 'You can see the events of your own role only.');
  if (role !== 'CLUB_COORDINATOR') return accept(true);
  if (!username) return refuse('INVALID', EVENT_TEXTS.usernameMissing, { username: EVENT_TEXTS.usernameMissing });
  if (username.toLowerCase() !== actor.username.toLowerCase()) {
    return refuse('IDENTITY_MISMATCH', 'You can see the events of your own unit only.', { username: 'Not your own.' });
  }
  return actor.unit ? accept(true) : refuse('NOT_FOUND', 'No organizational unit found for this coordinator.');
}

/** A coordinator without a unit is treated as one here, and gets an error that there is no unit. */
function listedRole({ role, storedRole }: Actor): Role {
  return storedRole === 'CLUB_COORDINATOR' ? storedRole : role;
}

/** The events that the list of a role contains. Implements the domain's `isEventListed` in SQL. */
function scopeOfList(actor: Actor): Pick<ScopedEventQuery, 'scope'> {
  return { scope: actor.role === 'STUDENT' ? { statuses: ['planned', 'ongoing'] } : scopeOf(actor) };
}

/** The events that concern a role, in any status; an empty list of statuses if there are none. */
export function scopeOf({ role, unit }: Actor): NonNullable<ScopedEventQuery['scope']> {
  if (role === 'PRESIDENT' || role === 'STUDENT') return {};
  if (role === 'CLUB_COORDINATOR') return unit ? { unitId: unit.id } : { statuses: [] };
  const scope = gensecScope(role);
  return scope ? { category: scope.event } : { statuses: [] };
}

/** All events (access E2). Students do not see room requests, so the filter by conflict gives them an empty list. */
export async function listAll(context: Context, actor: Actor, query: EventQuery, page: PageRequest<EventCursor>): Promise<EventPages> {
  if (query.clashing !== undefined && actor.role === 'STUDENT') return emptyPage();
  return readEvents(context, actor, query, { page });
}

/** Upcoming events, soonest first: the ones counted on the president's dashboard (access D2). */
export function listUpcoming(context: Context, actor: Actor, page: PageRequest<EventCursor>): Promise<EventPages> {
  return readEvents(context, actor, { scope: { statuses: ['planned'], startsAfter: context.clock() } }, { page });
}

/** The latest changed events of a unit, earliest start first, and the total number (access U3). */
export async function listLatestOfUnit(
  { db, clock, config, instituteId }: Context,
  actor: Actor,
  { unitId, limit }: { unitId: string; limit: number },
): Promise<{ events: Event[]; count: number }> {
  const now = clock();
  const [ids, count] = await Promise.all([
    findLatestIdsOf(db, instituteId, unitId, limit),
    sumOfScopes(db, instituteId, 'events', [unitScope(unitId)]),
  ]);
  const records = ids.length > 0 ? await findEvents(db, instituteId, { ids }) : [];
  return { events: records.map((record) => toVisibleEvent(record, actor, { now, withLedger: hasLedger(config) })), count };
}

/** The latest changed events, for 'Latest Updates' (access E2). */
export async function listLatest({ db, clock, config, instituteId }: Context): Promise<LatestUpdate[]> {
  const now = clock();
  const rows = await findLatest(db, { instituteId, count: LATEST_UPDATES_COUNT });
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

/** One event for its own page (access E2). */
export async function readEvent({ db, clock, config, instituteId }: Context, actor: Actor, id: string): Promise<Result<Event>> {
  const record = await findEvent(db, instituteId, id, participantsFor(actor));
  return record ? accept(toVisibleEvent(record, actor, { now: clock(), withLedger: hasLedger(config) })) : noSuchEvent();
}

/** The units that the requester may choose as organizer (access E3). */
export async function listUnits(
  { db, instituteId }: Context,
  actor: Actor,
  search: string | undefined,
  page: PageRequest<NameCursor>,
): Promise<Page<UnitReference, NameCursor>> {
  const choice = unitChoiceOf(actor);
  if (!choice) return emptyPage();
  return mapPage(await findUnitPage(db, instituteId, { ...choice, search }, page), ({ id, name, type }) => ({ _id: id, name, type }));
}

/** Undefined if there is nothing to choose: for a GenSec with an unknown category and a coordinator without a unit. */
function unitChoiceOf({ storedRole, unit }: Actor): { id?: string; category?: UnitCategory } | undefined {
  if (isGensec(storedRole)) {
    const scope = gensecScope(storedRole);
    return scope && { category: scope.unit };
  }
  if (storedRole === 'CLUB_COORDINATOR') return unit && { id: unit.id };
  return {};
}

/** The students who can be organizers: a page of all, or the first results of a search (access E4). */
export async function listStudents(
  { db, instituteId }: Context,
  search: string | undefined,
  page: PageRequest<NameCursor>,
): Promise<Page<UserChoice, NameCursor>> {
  const found =
    search === undefined ? await findStudentPage(db, instituteId, page) : toSearchPage(await searchStudents(db, instituteId, search), page);
  return mapPage(found, ({ id, email, name }) => ({ _id: id, username: email, personal_info: { name } }));
}

/** Search results have one page only; a longer search term narrows them down. */
function toSearchPage<Row>(rows: readonly Row[], { limit }: PageRequest<NameCursor>): Page<Row, NameCursor> {
  return { items: rows.slice(0, limit), next: undefined, total: { count: rows.length, isExact: rows.length < SEARCH_LIMITS.answers } };
}

/** One event with its related records. */
async function findEvent(
  db: Database,
  instituteId: string,
  id: string,
  choice: Pick<EventChoice, 'participantId'> = {},
): Promise<EventRecord | undefined> {
  const [record] = await findEvents(db, instituteId, { ids: [id], ...choice });
  return record;
}

/** One event with its related records, locked against changes and room requests until the transaction ends. */
export async function loadEventForUpdate(tx: Database, instituteId: string, id: string): Promise<Result<EventRecord>> {
  await lockEvent(tx, instituteId, id);
  const record = await findEvent(tx, instituteId, id);
  return record ? accept(record) : noSuchEvent();
}

/** One event and its unit only. `forShare` locks it against changes until the transaction ends. */
export async function readEventWithUnit(
  db: Database,
  instituteId: string,
  id: string,
  options?: { forShare?: boolean },
): Promise<Result<EventWithUnit>> {
  const found = isUuid(id) ? await findEventWithUnit(db, instituteId, id, options) : undefined;
  return found ? accept(found) : noSuchEvent();
}

/** One event and its unit only, locked until the transaction ends, so that changes of its registrations and rooms are serialized. */
export async function lockEventWithUnit(tx: Database, instituteId: string, id: string): Promise<Result<EventWithUnit>> {
  if (isUuid(id)) await lockEvent(tx, instituteId, id);
  return readEventWithUnit(tx, instituteId, id);
}

/** Passes on the event if the actor manages it, otherwise refuses with the given message. */
export function checkManages(found: Result<EventWithUnit>, actor: Actor, message: string): Result<EventWithUnit> {
  if (!found.ok) return found;
  const { event, unit } = found.value;
  return managesEvent(actor, { category: event.category, unit }) ? found : refuse('FORBIDDEN', message);
}

interface Participation {
  readonly instituteId: string;
  readonly eventId: string;
  readonly userId: string;
}

/** Adds a participant, who is counted in all figures; false if they are one already. The caller has locked the event. */
export function addParticipant(
  tx: Database,
  { instituteId, eventId, userId }: Participation,
  { clock }: Pick<Context, 'clock'>,
): Promise<boolean> {
  return insertParticipant(tx, { instituteId, eventId, userId, addedAt: clock() });
}

/** Removes a participant. The caller has locked the event. */
export { deleteParticipant as removeParticipant };

/** Whether the user is a student of the institute. */
export async function isStudent(db: Database, instituteId: string, id: string): Promise<boolean> {
  return isUuid(id) && (await findStudents(db, instituteId, [id])).length > 0;
}

/** The response to a change of an event, as lists by role show it. With an actor, only what they may see. */
export async function changedEvent(db: Database, { clock, config, instituteId }: Context, id: string, actor?: Actor): Promise<Event> {
  const record = await findEvent(db, instituteId, id);
  if (!record) throw new Error(`The event ${id} that was changed is not there.`);
  const shape = { now: clock(), withUnitType: true, withLedger: hasLedger(config) };
  return actor ? toVisibleEvent(record, actor, shape) : toEvent(record, shape);
}

function noSuchEvent(): Result<never> {
  return refuse('NOT_FOUND', NO_SUCH_EVENT);
}
