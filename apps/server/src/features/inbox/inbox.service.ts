import { isEnabled } from '@quad/domain/feature-flags';
import { hasInbox, type InboxCount, type InboxItem, type InboxItemOf, type InboxKind, inboxDays, inboxScope } from '@quad/domain/inbox';
import { campusDay, instantAt } from '@quad/domain/time';
import type { Actor, Context } from '../../context.ts';
import { type Page, type PageRequest, readPage } from '../../db/pages.ts';
import { achievementsWithOwners } from '../achievements/achievements.service.ts';
import { waitingApprovals } from '../approvals/approvals.service.ts';
import { enabledKinds } from '../approvals/flows.service.ts';
import { heldOffices, viewerOf } from '../approvals/officeHolders.service.ts';
import { feedbackOf } from '../feedback/feedback.service.ts';
import { yearOfOffice } from '../institutes/yearOfOffice.service.ts';
import { skillsOf } from '../skills/skills.service.ts';
import { userSkillsWithOwners } from '../skills/userSkills.service.ts';
import {
  countWaiting,
  countWaitingByKind,
  findClashes,
  findWaiting,
  findWaitingPositions,
  findWaitingRequests,
  findWaitingUnits,
  InboxCursor,
  type Waiting,
  type WaitingRow,
} from './inbox.repo.ts';

export { InboxCursor };

/** The filters of the requester's inbox. */
async function waitingFor(context: Context, actor: Actor): Promise<Waiting> {
  const { clock, config, db, instituteId } = context;
  const tenure = yearOfOffice(context);
  // Only office-bearers have an inbox.
  const decides = isEnabled(config.institute, 'recognition') && hasInbox(actor.role);
  const offices = decides ? heldOffices(await viewerOf(db, context, actor)) : [];
  const approvals = { userId: actor.userId, offices, kinds: enabledKinds(context), now: clock() };
  return { ...inboxScope({ ...actor, decides }), approvals, instituteId, tenure };
}

/** Number of items in the requester's inbox by kind (access I1). */
export async function countInbox(context: Context, actor: Actor): Promise<InboxCount[]> {
  return countWaitingByKind(context.db, await waitingFor(context, actor));
}

/** Lists the requester's inbox, all or one kind, in the order of the domain (access I1). */
export async function listInbox(
  context: Context,
  actor: Actor,
  { kind }: { readonly kind?: InboxKind | undefined },
  page: PageRequest<InboxCursor>,
): Promise<Page<InboxItem, InboxCursor>> {
  const { db, clock, config } = context;
  const { timeZone } = config.institute;
  // Further pages use the day of the first one; otherwise items could appear twice at midnight.
  const today = page.after?.today ?? campusDay(clock(), timeZone);
  const { later } = inboxDays(today);
  const urgent = { from: instantAt(today, '00:00', timeZone), until: instantAt(later, '00:00', timeZone) };
  const all = await waitingFor(context, actor);
  const waiting = { ...all, kinds: all.kinds.filter((each) => !kind || each === kind) };
  const found = await readPage(page, {
    read: (limit, after) => findWaiting(db, { ...waiting, urgent, limit, after }),
    cursorOf: ({ stage, at, id }): InboxCursor => ({ today, stage, at: at.toISOString(), id }),
    count: () => countWaiting(db, waiting),
  });
  return { ...found, items: await toItems(context, actor, waiting, found.items) };
}

/** Reads the details of a page's rows, with one query per kind. Rows that no longer exist are left out. */
async function toItems(context: Context, actor: Actor, { tenure }: Waiting, rows: readonly WaitingRow[]): Promise<InboxItem[]> {
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  const read = async <Found extends { readonly _id: string }>(kind: InboxKind, find: (ids: readonly string[]) => Promise<Found[]>) => {
    const ids = byKind.get(kind)?.map(({ id }) => id) ?? [];
    return new Map(ids.length > 0 ? (await find(ids)).map((found) => [found._id, found]) : []);
  };
  const [requests, claims, skills, achievements, approvals, feedback, units, positions] = await Promise.all([
    read('room-request', (ids) => requestsOf(context, ids)),
    read('user-skill', (ids) => userSkillsWithOwners(context, ids)),
    read('skill', (ids) => skillsOf(context, ids)),
    read('achievement', (ids) => achievementsWithOwners(context, actor, ids)),
    read('approval', (ids) => waitingApprovals(context, ids)),
    read('feedback', (ids) => feedbackOf(context, actor, ids)),
    read('unit', (ids) => unitsOf(context, ids)),
    read('position', (ids) => positionsOf(context, ids, tenure)),
  ]);
  const itemOf = ({ kind, id, since }: WaitingRow): InboxItem | undefined => {
    const waiting = { _id: id, since: since.toISOString() };
    const withRecord = <InboxRecord>(things: ReadonlyMap<string, InboxRecord>, toItem: (thing: InboxRecord) => InboxItem) => {
      const thing = things.get(id);
      return thing && toItem(thing);
    };
    switch (kind) {
      case 'room-request':
        return withRecord(requests, (request) => ({ ...waiting, kind, ...request }));
      case 'user-skill':
        return withRecord(claims, (user_skill) => ({ ...waiting, kind, user_skill }));
      case 'skill':
        return withRecord(skills, (skill) => ({ ...waiting, kind, skill }));
      case 'achievement':
        return withRecord(achievements, (achievement) => ({ ...waiting, kind, achievement }));
      case 'approval':
        return withRecord(approvals, (approval) => ({ ...waiting, kind, approval }));
      case 'feedback':
        return withRecord(feedback, (item) => ({ ...waiting, kind, feedback: item }));
      case 'unit':
        return withRecord(units, (unit) => ({ ...waiting, kind, unit }));
      case 'position':
        return withRecord(positions, (position) => ({ ...waiting, kind, ...position }));
    }
  };
  return rows.map(itemOf).filter((item) => item !== undefined);
}

type WaitingRequest = Omit<InboxItemOf<'room-request'>, 'kind' | 'since'>;

async function requestsOf({ db, instituteId }: Context, ids: readonly string[]): Promise<WaitingRequest[]> {
  const [requests, clashes] = await Promise.all([findWaitingRequests(db, instituteId, ids), findClashes(db, instituteId, ids)]);
  return requests.map(({ request, event, unit, requester }) => {
    const clash = clashes.find(({ requestId }) => requestId === request.id);
    return {
      _id: request.id,
      request: {
        _id: request.id,
        room: request.room,
        date: `${request.date}T00:00:00.000Z`,
        time: request.time,
        ends_at: request.endsAt.toISOString(),
        description: request.description,
        status: request.status,
        requested_at: request.requestedAt.toISOString(),
        requested_by: request.requestedBy,
        reviewed_by: request.reviewedBy,
      },
      event: {
        _id: event.id,
        title: event.title,
        unit: toReference(unit),
        start: event.startsAt?.toISOString() ?? null,
        end: event.endsAt?.toISOString() ?? null,
      },
      requester,
      clash: clash ? { room: clash.room, date: clash.date, time: clash.time, event: clash.event } : null,
    };
  });
}

function toReference({ id, name, type }: { readonly id: string; readonly name: string; readonly type: string }) {
  return { _id: id, name, type };
}

async function unitsOf({ db, instituteId }: Context, ids: readonly string[]) {
  return (await findWaitingUnits(db, instituteId, ids)).map(toReference);
}

async function positionsOf({ db, instituteId }: Context, ids: readonly string[], tenure: string) {
  const found = await findWaitingPositions(db, instituteId, ids, tenure);
  return found.map(({ id, title, places, taken, unit }) => ({
    _id: id,
    position: { _id: id, title, unit: toReference(unit) },
    tenure,
    places,
    taken,
  }));
}
