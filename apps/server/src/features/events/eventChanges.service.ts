import { checkCreatesEventFor, checkEditsEvent, checkEventLength, type Event, type EventInput, eventVersion } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import type { Recipient } from '@quad/domain/notifications';
import { UNIT_ARCHIVED } from '@quad/domain/org-units';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { mayStillCancel } from '@quad/domain/registrations';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { isUuid, newId } from '../../db/ids.ts';
import { isStale } from '../../plugins/conditional.ts';
import type { InputParams } from '../../plugins/idempotency.ts';
import { noSuch } from '../../plugins/validation.ts';
import { auditedTransaction, difference } from '../audit/audit.service.ts';
import { notify, recipients } from '../notifications/notifier.service.ts';
import { findUnit } from '../org-units/orgUnits.service.ts';
import { followRename } from '../public-pages/publicPages.service.ts';
import { readListed } from '../registrations/attendance.service.ts';
import { changePlaces, toRegistrable } from '../registrations/places.service.ts';
import { rescheduleRequests } from '../room-requests/rescheduling.service.ts';
import { withdrawRequests } from '../room-requests/withdrawing.service.ts';
import { insertEvent, saveOrganizers, updateEvent } from './eventChanges.repo.ts';
import { toColumns } from './eventForms.service.ts';
import { type EventRecord, findStudents } from './events.repo.ts';
import { changedEvent, loadEventForUpdate } from './events.service.ts';

interface Changed {
  readonly message: string;
  readonly event: Event;
}

/** Creates an event (access E5). Its status is "planned", whatever was sent. */
export function createEvent(context: Context, { actor, claim, input }: InputParams<EventInput>): Promise<Result<Changed>> {
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const planned = await planEvents(tx, context, actor, [input]);
    if (!planned.ok) return planned;
    const [id] = planned.value;
    return accept({
      value: { message: EVENT_TEXTS.created, event: await changedEvent(tx, context, id) },
      audit: { action: 'event.create', subjectId: id, detail: { title: input.title, unitId: input.organizing_unit_id } },
    });
  });
}

/**
 * Creates events of one unit in the caller's transaction and returns their ids in the same order. The organizers of the first event
 * organize all of them and are notified once.
 */
export async function planEvents(
  tx: Database,
  context: Context,
  actor: Actor,
  [first, ...others]: readonly [EventInput, ...EventInput[]],
): Promise<Result<[string, ...string[]]>> {
  const { clock, instituteId } = context;
  const unit = await checkPlansFor(tx, context, actor, first.organizing_unit_id);
  if (!unit.ok) return unit;
  const organizers = await checkOrganizers(tx, instituteId, first.organizers ?? []);
  if (!organizers.ok) return organizers;
  const now = clock();
  const plan = async (input: EventInput): Promise<Result<string>> => {
    const lasts = checkEventLength(input.schedule);
    if (!lasts.ok) return lasts;
    const key = { instituteId, id: newId(now) };
    const { title, category } = input;
    await insertEvent(tx, { ...toColumns(input), ...key, title, category, unitId: unit.value.id, createdAt: now, updatedAt: now });
    await saveOrganizers(tx, key, organizers.value);
    return accept(key.id);
  };
  const planned = await plan(first);
  if (!planned.ok) return planned;
  const ids: [string, ...string[]] = [planned.value];
  for (const input of others) {
    const next = await plan(input);
    if (!next.ok) return next;
    ids.push(next.value);
  }
  await notifyOrganizers(tx, context, actor, { id: planned.value, title: first.title }, organizers.value);
  return accept(ids);
}

/** Returns the unit if the requester may plan events for it. */
export async function checkPlansFor(
  db: Database,
  { instituteId }: Context,
  actor: Actor,
  unitId: string,
): Promise<Result<EventRecord['unit']>> {
  const unit = await checkUnit(db, instituteId, unitId);
  if (!unit.ok) return unit;
  const allowed = checkCreatesEventFor(actor, unit.value);
  return allowed.ok ? unit : allowed;
}

interface EditParams extends Omit<InputParams<EventInput>, 'claim'> {
  readonly id: string;
  /** The If-Match header: the version that the client has read. */
  readonly version: string | undefined;
}

/**
 * Updates the fields of an event that its form contains (access E6). Participants and spending do not change; room requests do not either,
 * except that pending ones follow the schedule.
 */
export function editEvent(context: Context, { actor, id, input, version }: EditParams): Promise<Result<Changed>> {
  const { instituteId } = context;
  return auditedTransaction(context, { actor }, async (tx) => {
    const held = await loadEventForUpdate(tx, instituteId, id);
    if (!held.ok) return held;
    const { event, unit } = held.value;
    const newUnit = await checkUnit(tx, instituteId, input.organizing_unit_id, unit.id);
    if (!newUnit.ok) return newUnit;
    const allowed = checkEditsEvent(actor, { category: event.category, unit }, newUnit.value);
    if (!allowed.ok) return allowed;
    if (isStale(version, eventVersion(event.updatedAt.toISOString()))) {
      return refuse('STALE', 'Somebody else has changed this event in the meantime. Reload it and try again.');
    }
    const changed = await updateLockedEvent(tx, context, { record: held.value, input });
    if (!changed.ok) return changed;
    await notifyOfChanges(tx, context, actor, [changed.value]);
    return accept({
      value: { message: EVENT_TEXTS.updated, event: await changedEvent(tx, context, id) },
      audit: { action: 'event.update', subjectId: id, detail: changed.value.detail },
    });
  });
}

interface Change {
  /** The event, locked by the transaction. */
  readonly record: EventRecord;
  readonly input: EventInput;
}

/** A changed event with the people to notify. */
interface ChangedEvent {
  readonly event: Pick<EventRecord['event'], 'id' | 'title'>;
  readonly detail: Record<string, string>;
  /** Registered people, if its time or place has changed. */
  readonly to: readonly Recipient[];
  /** New organizers. */
  readonly named: readonly string[];
}

/** Updates a locked event, its waiting list and its room requests. The caller sends the notifications. */
async function updateLockedEvent(tx: Database, context: Context, { record, input }: Change): Promise<Result<ChangedEvent>> {
  const { clock, instituteId } = context;
  const { event, roomRequests: requests } = record;
  const lasts = checkEventLength(input.schedule, { start: event.startsAt, end: event.endsAt });
  if (!lasts.ok) return lasts;
  const former = record.organizers.map(({ _id }) => _id);
  const organizers = input.organizers && (await checkOrganizers(tx, instituteId, input.organizers, former));
  if (organizers && !organizers.ok) return organizers;
  const changes = toColumns(input);
  const fits = await changePlaces(tx, context, { ...event, ...changes }, event);
  if (!fits.ok) return fits;
  await updateEvent(tx, event, { ...changes, updatedAt: clock() });
  if (changes.title !== undefined && changes.title !== event.title)
    await followRename(tx, { instituteId, kind: 'event', id: event.id, title: changes.title });
  if (organizers) await saveOrganizers(tx, event, organizers.value);
  if (input.schedule) await rescheduleRequests(tx, context, { event: input.schedule, requests });
  const changed = { ...event, ...changes };
  const detail = difference(event, changes);
  const isMoved = WHEN_AND_WHERE.some((column) => column in detail) && mayStillCancel(toRegistrable(changed), clock());
  return accept({
    event: changed,
    detail,
    to: isMoved ? [...(await readListed(tx, context, event.id)), ...recipients('organizes', former)] : [],
    named: organizers ? organizers.value.filter((id) => !former.includes(id)) : [],
  });
}

/** One of several events that are changed together. */
interface ChangeOfOne {
  readonly id: string;
  /** Returns the new form input, or why there can be none. */
  readonly inputOf: (record: EventRecord) => Result<EventInput>;
}

/**
 * Updates several events that the requester may edit, in the caller's transaction. Each registered person is notified once. Returns the
 * number of changed events.
 */
export async function changeEventsTogether(
  tx: Database,
  context: Context,
  { actor, changes }: { actor: Actor; changes: readonly ChangeOfOne[] },
): Promise<Result<number>> {
  const all: ChangedEvent[] = [];
  for (const { id, inputOf } of changes) {
    const held = await loadManaged(tx, context, actor, id);
    if (!held.ok) return held;
    const input = inputOf(held.value);
    if (!input.ok) return input;
    const changed = await updateLockedEvent(tx, context, { record: held.value, input: input.value });
    if (!changed.ok) return changed;
    all.push(changed.value);
  }
  await notifyOfChanges(tx, context, actor, all);
  return accept(all.filter(({ detail }) => Object.keys(detail).length > 0).length);
}

/**
 * Cancels several events that the requester may edit, in the caller's transaction, and releases their rooms. Each registered person is
 * notified once.
 */
export async function cancelEventsTogether(
  tx: Database,
  context: Context,
  { actor, ids }: { actor: Actor; ids: readonly string[] },
): Promise<Result<true>> {
  const to: Recipient[] = [];
  let first: EventRecord['event'] | undefined;
  for (const id of ids) {
    const held = await loadManaged(tx, context, actor, id);
    if (!held.ok) return held;
    const { event, organizers } = held.value;
    first ??= event;
    to.push(
      ...(await readListed(tx, context, id)),
      ...recipients(
        'organizes',
        organizers.map(({ _id }) => _id),
      ),
    );
    await updateEvent(tx, event, { status: 'cancelled', updatedAt: context.clock() });
  }
  await withdrawRequests(tx, context, { actor, eventIds: ids });
  if (first) await notify(tx, context, { kind: 'meetings-cancelled', actorId: actor.userId, subject: first, to });
  return accept(true);
}

async function loadManaged(tx: Database, { instituteId }: Context, actor: Actor, id: string): Promise<Result<EventRecord>> {
  const held = await loadEventForUpdate(tx, instituteId, id);
  if (!held.ok) return held;
  const { event, unit } = held.value;
  const allowed = checkEditsEvent(actor, { category: event.category, unit }, unit);
  return allowed.ok ? held : allowed;
}

/**
 * Updates an event as its form does, within the caller's transaction. A refusal rolls back only this change. The caller has checked that
 * the user may do this.
 */
export async function applyEventInput(
  tx: Database,
  context: Context,
  { userId, id, input }: { userId: string; id: string; input: EventInput },
): Promise<Result<unknown>> {
  const { instituteId } = context;
  let refused: Result<never> | undefined;
  const changed = await tx
    .transaction(async (inner) => {
      const held = await loadEventForUpdate(inner, instituteId, id);
      const outcome = held.ok ? await updateLockedEvent(inner, context, { record: held.value, input }) : held;
      if (outcome.ok) {
        await notifyOfChanges(inner, context, { userId }, [outcome.value]);
        return outcome;
      }
      refused = outcome;
      throw new RefusedChange();
    })
    .catch((error: unknown) => {
      if (error instanceof RefusedChange) return undefined;
      throw error;
    });
  return changed ?? refused ?? noSuch('id', id, 'This event does not exist.');
}

/** Thrown to roll back what a refused change has already written. */
class RefusedChange extends Error {}

/** Changes that registered people are notified of. */
const WHEN_AND_WHERE = ['startsAt', 'endsAt', 'venue', 'mode'] as const;

/** Notifies registered people of changed times and places of events that have not begun, and new organizers; each person once. */
async function notifyOfChanges(
  tx: Database,
  context: Context,
  actor: Pick<Actor, 'userId'>,
  changed: readonly ChangedEvent[],
): Promise<void> {
  const moved = changed.filter(({ to }) => to.length > 0);
  const [first] = moved;
  if (first) {
    const to = moved.flatMap((each) => each.to);
    await notify(tx, context, { kind: 'event-changed', actorId: actor.userId, subject: first.event, to });
  }
  for (const { event, named } of changed) await notifyOrganizers(tx, context, actor, event, named);
}

/** Notifies students that they organize an event. */
async function notifyOrganizers(
  tx: Database,
  context: Context,
  actor: Pick<Actor, 'userId'>,
  subject: Pick<EventRecord['event'], 'id' | 'title'>,
  named: readonly string[],
): Promise<void> {
  if (named.length === 0) return;
  await notify(tx, context, { kind: 'organizer-named', actorId: actor.userId, subject, to: recipients('organizes', named) });
}

/** Checks the unit of an event: an archived unit gets no new events but keeps the ones it has. */
async function checkUnit(tx: Database, instituteId: string, id: string, former?: string): Promise<Result<EventRecord['unit']>> {
  const unit = isUuid(id) ? await findUnit(tx, instituteId, id) : undefined;
  if (!unit) return noSuch('organizing_unit_id', id, 'This organizing unit does not exist.');
  const acceptsUnit = unit.isActive || unit.id === former;
  return acceptsUnit ? accept(unit) : refuse('CONFLICT', UNIT_ARCHIVED, { organizing_unit_id: UNIT_ARCHIVED });
}

/** Checks that new organizers are existing students. Current organizers may stay, whatever their role is now. */
async function checkOrganizers(
  tx: Database,
  instituteId: string,
  ids: readonly string[],
  former: readonly string[] = [],
): Promise<Result<readonly string[]>> {
  const added = ids.filter((id) => !former.includes(id));
  const known = added.length > 0 ? await findStudents(tx, instituteId, added.filter(isUuid)) : [];
  const message = 'Choose organizers from the list.';
  return known.length === added.length ? accept(ids) : refuse('INVALID', message, { organizers: message });
}
