import {
  checkReportable,
  checkReportVersion,
  EVENT_REPORT_RULES,
  type EventReport,
  type EventReportInput,
  eventReportFigures,
} from '@quad/domain/event-reports';
import { managesEvent } from '@quad/domain/events';
import { isEnabled } from '@quad/domain/feature-flags';
import { accept, type Result } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import type { EventParams, InputParams } from '../../plugins/idempotency.ts';
import { photoAddress } from '../accounts/accounts.service.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { checkManages, type EventWithUnit, lockEventWithUnit, readEventWithUnit } from '../events/events.service.ts';
import { countAnswered } from '../surveys/surveyResults.service.ts';
import { countCheckedIn, countRegistered, findPhotos, findReport, saveReport } from './eventReports.repo.ts';
import type { EventReportPhotoRow } from './eventReports.table.ts';

const scheduleOf = ({ event }: EventWithUnit) => ({ status: event.status, start: event.startsAt, end: event.endsAt });

/** A photo with its URL as seen from the portal. */
export function toReportPhoto(
  { config }: Pick<Context, 'config'>,
  eventId: string,
  { id, place, takenAt }: Pick<EventReportPhotoRow, 'id' | 'place' | 'takenAt'>,
): EventReport['photos'][number] {
  return { _id: id, url: photoAddress(`/api/events/${eventId}/report/photos/${id}`, config), place, taken_at: takenAt };
}

/** Passes on an event if the actor may write its report now, otherwise refuses with the reason. */
export function checkWritesReport(found: Result<EventWithUnit>, actor: Actor, now: Date): Result<EventWithUnit> {
  const managed = checkManages(found, actor, EVENT_REPORT_RULES.managersOnly);
  if (!managed.ok) return managed;
  const reportable = checkReportable(scheduleOf(managed.value), now);
  return reportable.ok ? managed : reportable;
}

/** A missing report is visible to those who may write it. */
async function findReportFor(db: Database, { clock, instituteId }: Context, { event, unit }: EventWithUnit, actor: Actor) {
  const mayWrite = managesEvent(actor, { category: event.category, unit }) && checkReportable(scheduleOf({ event, unit }), clock()).ok;
  const report = await findReport(db, { instituteId, eventId: event.id });
  return { mayWrite, report, isVisible: mayWrite || report !== undefined };
}

/** The report of an event, and whether the actor may see it. */
export async function findVisibleReport(context: Context, actor: Actor, eventId: string) {
  const found = await readEventWithUnit(context.db, context.instituteId, eventId);
  return found.ok ? accept(await findReportFor(context.db, context, found.value, actor)) : found;
}

async function toReport(db: Database, context: Context, found: EventWithUnit, actor: Actor): Promise<EventReport> {
  const { config, instituteId } = context;
  const { event } = found;
  const key = { instituteId, eventId: event.id };
  const { mayWrite, report, isVisible } = await findReportFor(db, context, found, actor);
  const photos = isVisible ? await findPhotos(db, key) : [];
  const counted = isVisible ? { ...(await countCheckedIn(db, key)), registered: await countRegistered(db, key) } : undefined;
  const surveyed = isVisible && isEnabled(config.institute, 'surveys') ? await countAnswered(db, key) : undefined;
  const { startsAt: start, endsAt: end } = event;
  return {
    text: report?.text ?? null,
    photos_as_evidence: report?.photosAsEvidence ?? false,
    version: report?.version ?? 0,
    written_at: report?.writtenAt.toISOString() ?? null,
    photos: photos.map((photo) => toReportPhoto(context, event.id, photo)),
    figures: counted ? eventReportFigures({ start, end, ...counted }, config.institute.timeZone) : null,
    ...(surveyed !== undefined && { survey_answers: surveyed }),
    may_write: mayWrite,
  };
}

/** The report of an event, for those who see the event (access X1, docs/specification/event-reports.md#event-reports-shown). */
export async function readReport(context: Context, { actor, eventId }: EventParams): Promise<Result<EventReport>> {
  const found = await readEventWithUnit(context.db, context.instituteId, eventId);
  return found.ok ? accept(await toReport(context.db, context, found.value, actor)) : found;
}

/**
 * Writes the report of a past event (access X2, docs/specification/event-reports.md#event-reports-writing). Refused if somebody else has
 * changed it since it was read.
 */
export function writeReport(
  context: Context,
  { actor, claim, eventId, input }: EventParams & InputParams<EventReportInput>,
): Promise<Result<EventReport>> {
  const { clock, instituteId } = context;
  const now = clock();
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const found = checkWritesReport(await lockEventWithUnit(tx, instituteId, eventId), actor, now);
    if (!found.ok) return found;
    const key = { instituteId, eventId: found.value.event.id };
    const before = await findReport(tx, key);
    const current = checkReportVersion(input, before?.version ?? 0);
    if (!current.ok) return current;
    const version = (before?.version ?? 0) + 1;
    const { text, photos_as_evidence: photosAsEvidence } = input;
    await saveReport(tx, { ...key, text, photosAsEvidence, version, writtenBy: actor.userId, writtenAt: now, updatedAt: now });
    return accept({
      value: await toReport(tx, context, found.value, actor),
      audit: { action: 'event-report.write', subjectId: key.eventId, detail: { version, photosAsEvidence } },
    });
  });
}
