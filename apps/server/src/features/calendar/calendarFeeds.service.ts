import { createHash, randomBytes } from 'node:crypto';
import { CALENDAR_REFUSALS, type CalendarFeed, FEED_TEXTS, type FeedInput, feedName, type NewCalendarFeed } from '@quad/domain/calendar';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { campusDay, instantAt } from '@quad/domain/time';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { isUuid, newId } from '../../db/ids.ts';
import { versionOf } from '../../db/listVersions.ts';
import { pauseAsLongAs } from '../../db/pauses.ts';
import { tagOfVersion } from '../../plugins/conditional.ts';
import type { FileBody, ServedFile } from '../../plugins/files.ts';
import { type AuditContext, auditedTransaction, record } from '../audit/audit.service.ts';
import {
  type FeedScope,
  type FeedWeek,
  findFeedEvents,
  findFeedWeeks,
  readFeedEvent,
  versionsIn,
} from '../events/calendarEvents.service.ts';
import { findUnit } from '../org-units/orgUnits.service.ts';
import { readSeriesRule } from '../series/series.service.ts';
import { deleteFeed, deletePersonalFeeds, type FoundFeed, findFeedByToken, findFeedsOf, saveFeed } from './calendarFeeds.repo.ts';
import { type CalendarPage, findPages } from './calendarPages.repo.ts';
import { bodyOf, cachedText, cacheText } from './feedBodies.ts';
import { calendarFrame, formatVersion, writeCalendar, writeEvent, writeSeries } from './icalendar.ts';
import { type PackedPart, packPart } from './packing.ts';
import type { CachePages } from './pageCache.ts';

/** Maximum number of events in a feed, the latest ones. */
const MAX_EVENTS = 10_000;
/** Number of events per batch, after which other requests get the same amount of time. */
const BATCH_SIZE = 100;
const FILE_NAME = 'calendar.ics';

/** A person's feeds (access C2). */
export async function listFeeds({ db, instituteId }: Context, { userId }: Actor): Promise<CalendarFeed[]> {
  return (await findFeedsOf(db, instituteId, userId)).map(toFeed);
}

/** Creates a feed or replaces its URL, of which the previous one stops at once (access C2). The token is not stored. */
export async function makeFeed(context: Context, { userId }: Actor, { kind, unit_id }: FeedInput): Promise<Result<NewCalendarFeed>> {
  const { clock, config, db, instituteId } = context;
  const unit = kind === 'unit' && unit_id && isUuid(unit_id) ? await findUnit(db, instituteId, unit_id) : undefined;
  if (kind === 'unit' && !unit) return refuse('NOT_FOUND', CALENDAR_REFUSALS.noUnit, { unit_id: CALENDAR_REFUSALS.noUnit });
  const token = randomBytes(32).toString('base64url');
  const now = clock();
  return auditedTransaction(context, { actor: { userId } }, async (tx) => {
    const unitId = unit?.id ?? null;
    const id = await saveFeed(tx, { instituteId, id: newId(now), userId, kind, unitId, tokenHash: hashOf(token), createdAt: now });
    const [row] = await findFeedsOf(tx, instituteId, userId, id);
    if (!row) throw new Error('A calendar address that was made is not there.');
    const url = `${config.serverUrl}/api/calendar/subscriptions/${token}/${FILE_NAME}`;
    return accept({ value: { ...toFeed(row), url }, audit: { action: 'calendar-feed.make', subjectId: id, detail: { kind, unitId } } });
  });
}

/** Deletes one of the requester's own feeds (access C2). */
export function stopFeed(context: Context, { userId }: Actor, feedId: string): Promise<Result<{ message: string }>> {
  const { instituteId } = context;
  return auditedTransaction(context, { actor: { userId } }, async (tx) => {
    const isStopped = await deleteFeed(tx, { instituteId, userId, id: feedId });
    if (!isStopped) return refuse('NOT_FOUND', CALENDAR_REFUSALS.noFeed);
    return accept({ value: { message: FEED_TEXTS.stopped }, audit: { action: 'calendar-feed.stop', subjectId: feedId } });
  });
}

/** Deletes all feeds of a person's own events, when others may know their URLs. */
export async function stopPersonalFeeds(tx: Database, context: AuditContext, userId: string, actorId: string | undefined): Promise<void> {
  const ids = await deletePersonalFeeds(tx, { instituteId: context.instituteId, userId });
  for (const id of ids) await record(tx, context, actorId, { action: 'calendar-feed.stop', subjectId: id });
}

/** The id of a token's feed. Undefined for an unknown token. */
export async function findFeedId({ db, instituteId }: Context, token: string): Promise<string | undefined> {
  return (await findFeedByToken(db, instituteId, hashOf(token)))?.id;
}

/**
 * The calendar of a feed (access C3). Its events are read only if they changed, and serialized only if no node has done so yet. Newly
 * serialized weeks are passed to `keep`.
 */
export async function readFeed(context: Context, token: string, cachePages: CachePages): Promise<Result<ServedFile>> {
  const { clock, config, db, instituteId } = context;
  const feed = await findFeedByToken(db, instituteId, hashOf(token));
  if (!feed) return refuse('NOT_FOUND', CALENDAR_REFUSALS.deadFeed);
  const { timeZone, portalTitle } = config.institute;
  const now = clock();
  const scope = scopeOf(feed, instantAt(`${Number(campusDay(now, timeZone).slice(0, 4)) - 1}-01-01`, '00:00', timeZone));
  const written = await versionOf(db, instituteId, { tables: ['events', 'org_units'] }, now);
  const whose = feed.kind === 'personal' ? [feed.userId, feed.ownUnitId, feed.changes] : [feed.unitId];
  const name = feedName(feed.kind, { portal: portalTitle, unit: feed.unitName ?? undefined });
  const tag = tagOfVersion([instituteId, feed.kind, whose, name, timeZone, config.portalUrl, scope.since.toISOString(), written]);
  const write = async () => {
    const { head, end } = calendarFrame(name, timeZone);
    return [await packPart(head), ...(await packedWeeks(context, feed, scope, cachePages)), await packPart(end)];
  };
  return accept({ name: FILE_NAME, tag, read: async () => accept(await bodyOf(tag, write)) });
}

/** An event as a file (access C1). */
export async function readEventFile(context: Context, eventId: string): Promise<Result<ServedFile>> {
  const found = await readFeedEvent(context, eventId);
  if (!found.ok) return found;
  const { config } = context;
  const { timeZone } = config.institute;
  const event = found.value;
  if (!event.startsAt) return refuse('NOT_FOUND', CALENDAR_REFUSALS.undated);
  const text = writeCalendar(event.title, timeZone, [writeEvent(event, { timeZone, portalUrl: config.portalUrl })]);
  const tag = tagOfVersion([text]);
  const read = async (): Promise<Result<FileBody>> => accept(await bodyOf(tag, async () => [await packPart(text)]));
  return accept({ name: 'event.ics', isDownload: true, tag, read });
}

/** A series as a file (access J1). */
export async function readSeriesFile(context: Context, seriesId: string): Promise<Result<ServedFile>> {
  const { config, db, instituteId } = context;
  const found = await readSeriesRule(context, seriesId);
  if (!found.ok) return found;
  const { row, spans, meetings } = found.value;
  const ids = meetings.map(({ eventId }) => eventId);
  const byId = new Map((await findFeedEvents(db, instituteId, ids)).map((event) => [event.id, event]));
  const written = meetings.flatMap(({ eventId, originalStart }) => {
    const event = byId.get(eventId);
    return event ? [{ originalStart, event }] : [];
  });
  const [first] = written;
  if (!first) return refuse('NOT_FOUND', CALENDAR_REFUSALS.undated);
  const { timeZone } = config.institute;
  const entry = writeSeries({ ...row, spans, meetings: written }, { timeZone, portalUrl: config.portalUrl });
  const text = writeCalendar(first.event.title, timeZone, [entry]);
  const tag = tagOfVersion([text]);
  const read = async (): Promise<Result<FileBody>> => accept(await bodyOf(tag, async () => [await packPart(text)]));
  return accept({ name: 'series.ics', isDownload: true, tag, read });
}

function scopeOf({ kind, userId, unitId, ownUnitId }: FoundFeed, since: Date): FeedScope {
  if (kind === 'personal') return { owner: { userId, unitId: ownUnitId ?? undefined }, since };
  return { unitId: unitId ?? undefined, since };
}

/** The events of a feed by week. Weeks that any node has serialized in the same version are neither read nor serialized again. */
async function packedWeeks(context: Context, feed: FoundFeed, scope: FeedScope, cachePages: CachePages): Promise<PackedPart[]> {
  const { config, db, instituteId } = context;
  const formatKey = formatVersion({ timeZone: config.institute.timeZone, portalUrl: config.portalUrl });
  const owner = { unitId: feed.unitId, feedId: feed.kind === 'personal' ? feed.id : null };
  const found = await findFeedWeeks(db, instituteId, scope, MAX_EVENTS);
  const weeks = found.map((each) => ({ ...each, version: hashOf(`${formatKey} ${each.versions}`) }));
  const keys = weeks.map(({ week, version }) => ({ week, version }));
  const known = new Map((await findPages(db, instituteId, owner, keys)).map((page) => [page.week, page]));
  const written: CalendarPage[] = [];
  for (const each of weeks.filter(({ week }) => !known.has(week))) {
    const part = await packPart((await writtenEvents(context, each)).join(''));
    written.push({ week: each.week, version: each.version, ...part });
  }
  if (written.length > 0) cachePages({ owner, pages: written, from: weeks[0]?.week ?? 0 });
  for (const page of written) known.set(page.week, page);
  return weeks.flatMap(({ week }) => known.get(week) ?? []);
}

/** The serialized events of a week. Events that this node has serialized before, for any feed, are not read. */
async function writtenEvents({ config, db, instituteId }: Context, week: FeedWeek): Promise<string[]> {
  const place = { timeZone: config.institute.timeZone, portalUrl: config.portalUrl };
  const versions = versionsIn(week);
  const keyOf = ({ id, version }: { id: string; version: string }) => [instituteId, place.timeZone, place.portalUrl, id, version].join(' ');
  const known = new Map(versions.map((each) => [each.id, cachedText(keyOf(each))]));
  const missing = versions.filter(({ id }) => known.get(id) === undefined);
  for (let from = 0; from < missing.length; from += BATCH_SIZE) {
    const begun = performance.now();
    const batch = new Map(missing.slice(from, from + BATCH_SIZE).map((each) => [each.id, keyOf(each)]));
    for (const event of await findFeedEvents(db, instituteId, [...batch.keys()])) {
      // An event that has lost its date is not part of a calendar.
      const text = event.startsAt ? writeEvent(event, place) : '';
      cacheText(batch.get(event.id) ?? '', text);
      known.set(event.id, text);
    }
    await pauseAsLongAs(begun);
  }
  return versions.map(({ id }) => known.get(id) ?? '');
}

function toFeed({ id, kind, createdAt, unitId, unitName }: Awaited<ReturnType<typeof findFeedsOf>>[number]): CalendarFeed {
  const unit = unitId !== null && unitName !== null ? { _id: unitId, name: unitName } : null;
  return { _id: id, kind, unit, created_at: createdAt.toISOString() };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
