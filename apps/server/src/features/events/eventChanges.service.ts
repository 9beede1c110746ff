import { checkCreatesEventFor, checkEditsEvent, checkEventLength, type Event, type EventInput, eventVersion } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { UNIT_ARCHIVED } from '@quad/domain/org-units';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { mayStillCancel } from '@quad/domain/registrations';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { isUuid, newId } from '../../db/ids.ts';
import { isStale } from '../../plugins/conditional.ts';
import type { IdempotencyClaim } from '../../plugins/idempotency.ts';
import { noSuch } from '../../plugins/validation.ts';
import { auditedTransaction, difference } from '../audit/audit.service.ts';
import { notify, recipients } from '../notifications/notifier.service.ts';
import { findUnit } from '../org-units/orgUnits.service.ts';
import { followRename } from '../public-pages/publicPages.service.ts';
import { readListed } from '../registrations/attendance.service.ts';
import { changePlaces, toRegistrable } from '../registrations/places.service.ts';
import { rescheduleRequests } from '../room-requests/rescheduling.service.ts';
import { type EventChanges, insertEvent, saveOrganizers, updateEvent } from './eventChanges.repo.ts';
import { toColumns } from './eventForms.service.ts';
import { type EventRecord, findStudents } from './events.repo.ts';
import { changedEvent, loadEventForUpdate } from './events.service.ts';

interface Changed {
  readonly message: string;
  readonly event: Event;
}

interface Creating {
  readonly actor: Actor;
  readonly claim: IdempotencyClaim | undefined;
  readonly input: EventInput;
}

/** Plans an event (access E5). It starts as planned, whatever was sent. */
export function createEvent(context: Context, { actor, claim, input }: Creating): Promise<Result<Changed>> {
  const { clock, instituteId } = context;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const unit = await checkUnit(tx, instituteId, input.organizing_unit_id);
    if (!unit.ok) return unit;
    const allowed = checkCreatesEventFor(actor, unit.value);
    if (!allowed.ok) return allowed;
    const lasts = checkEventLength(input.schedule);
    if (!lasts.ok) return lasts;
    const organizers = await checkOrganizers(tx, instituteId, input.organizers ?? []);
    if (!organizers.ok) return organizers;
    const now = clock();
    const key = { instituteId, id: newId(now) };
    const { title, category } = input;
    await insertEvent(tx, { ...toColumns(input), ...key, title, category, unitId: unit.value.id, createdAt: now, updatedAt: now });
    await saveOrganizers(tx, key, organizers.value);
    await tellOrganizers(tx, context, actor, { id: key.id, title }, organizers.value);
    return accept({
      value: { message: EVENT_TEXTS.created, event: await changedEvent(tx, context, key.id) },
      audit: { action: 'event.create', subjectId: key.id, detail: { title, unitId: unit.value.id } },
    });
  });
}

interface Editing extends Omit<Creating, 'claim'> {
  readonly id: string;
  /** The If-Match header: the version that the sender saw. */
  readonly version: string | undefined;
}

/** Changes what a form holds of an event (access E6); participants and what was spent stay as they are; room
 * requests too, but that the pending ones follow the schedule. */
export function editEvent(context: Context, { actor, id, input, version }: Editing): Promise<Result<Changed>> {
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
    const changed = await changeHeldEvent(tx, context, { actor, record: held.value, input });
    if (!changed.ok) return changed;
    return accept({
      value: { message: EVENT_TEXTS.updated, event: await changedEvent(tx, context, id) },
      audit: { action: 'event.update', subjectId: id, detail: changed.value },
    });
  });
}

interface Change {
  readonly actor: Pick<Actor, 'userId'>;
  /** The event, held by the transaction. */
  readonly record: EventRecord;
  readonly input: EventInput;
}

/** Changes an event that is held, has its places and its requests for rooms follow, and tells whom it concerns. Returns what is another. */
async function changeHeldEvent(tx: Database, context: Context, { actor, record, input }: Change): Promise<Result<Record<string, string>>> {
  const { clock, instituteId } = context;
  const { event, roomRequests: requests } = record;
  const lasts = checkEventLength(input.schedule, { start: event.startsAt, end: event.endsAt });
  if (!lasts.ok) return lasts;
  const former = record.organizers.map(({ _id }) => _id);
  const organizers = input.organizers && (await checkOrganizers(tx, instituteId, input.organizers, former));
  if (organizers && !organizers.ok) return organizers;
  const changes = toColumns(input);
  const fits = await changePlaces(tx, context, { ...event, ...changes });
  if (!fits.ok) return fits;
  await updateEvent(tx, event, { ...changes, updatedAt: clock() });
  if (changes.title !== undefined && changes.title !== event.title)
    await followRename(tx, { instituteId, kind: 'event', id: event.id, title: changes.title });
  if (organizers) await saveOrganizers(tx, event, organizers.value);
  await tellOfChanges(tx, context, actor, { before: event, changes, organizers: { former, now: organizers?.value ?? former } });
  if (input.schedule) await rescheduleRequests(tx, context, { event: input.schedule, requests });
  return accept(difference(event, changes));
}

/**
 * Changes an event as its form does, in the transaction of something larger, which a refusal leaves as it was. Whoever asks for it says by
 * what right.
 */
export async function changeEventAsTold(
  tx: Database,
  context: Context,
  { userId, id, input }: { userId: string; id: string; input: EventInput },
): Promise<Result<unknown>> {
  const { instituteId } = context;
  let refused: Result<never> | undefined;
  const changed = await tx
    .transaction(async (inner) => {
      const held = await loadEventForUpdate(inner, instituteId, id);
      const outcome = held.ok ? await changeHeldEvent(inner, context, { actor: { userId }, record: held.value, input }) : held;
      if (outcome.ok) return outcome;
      refused = outcome;
      throw new RefusedChange();
    })
    .catch((error: unknown) => {
      if (error instanceof RefusedChange) return undefined;
      throw error;
    });
  return changed ?? refused ?? noSuch('id', id, 'This event does not exist.');
}

/** Takes back what a refused change has written already. */
class RefusedChange extends Error {}

/** What those who come to an event have to know of a change. */
const WHEN_AND_WHERE = ['startsAt', 'endsAt', 'venue', 'mode'] as const;

interface EditedEvent {
  readonly before: EventRecord['event'];
  readonly changes: EventChanges;
  readonly organizers: Readonly<Record<'former' | 'now', readonly string[]>>;
}

/** Tells whoever comes to an event that has not begun that its time or place is another one, and those who organize it since that they do. */
async function tellOfChanges(
  tx: Database,
  context: Context,
  actor: Pick<Actor, 'userId'>,
  { before, changes, organizers: { former, now } }: EditedEvent,
): Promise<void> {
  const event = { ...before, ...changes };
  const { clock } = context;
  const moved = difference(before, changes);
  if (WHEN_AND_WHERE.some((column) => column in moved) && mayStillCancel(toRegistrable(event), clock())) {
    const to = [...(await readListed(tx, context, event.id)), ...recipients('organizes', former)];
    await notify(tx, context, { kind: 'event-changed', actorId: actor.userId, subject: event, to });
  }
  await tellOrganizers(
    tx,
    context,
    actor,
    event,
    now.filter((id) => !former.includes(id)),
  );
}

/** Tells students that they organize an event. */
async function tellOrganizers(
  tx: Database,
  context: Context,
  actor: Pick<Actor, 'userId'>,
  subject: Pick<EventRecord['event'], 'id' | 'title'>,
  named: readonly string[],
): Promise<void> {
  if (named.length === 0) return;
  await notify(tx, context, { kind: 'organizer-named', actorId: actor.userId, subject, to: recipients('organizes', named) });
}

/** The unit of an event: one that is archived takes no more, but those that it has may stay. */
async function checkUnit(tx: Database, instituteId: string, id: string, former?: string): Promise<Result<EventRecord['unit']>> {
  const unit = isUuid(id) ? await findUnit(tx, instituteId, id) : undefined;
  if (!unit) return noSuch('organizing_unit_id', id, 'This organizing unit does not exist.');
  const takesIt = unit.isActive || unit.id === former;
  return takesIt ? accept(unit) : refuse('CONFLICT', UNIT_ARCHIVED, { organizing_unit_id: UNIT_ARCHIVED });
}

/** Organizers are students, each of whom exists; who is one already may stay, whatever has become of them since. */
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
