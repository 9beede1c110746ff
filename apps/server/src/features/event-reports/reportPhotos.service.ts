import { EVENT_REPORT_RULES, type EventReportPhoto, MAX_REPORT_PHOTOS, photoPlaceAndTime } from '@quad/domain/event-reports';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import type { ServedFile } from '../../plugins/files.ts';
import type { IdempotencyClaim } from '../../plugins/idempotency.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { checkManages, lockEventWithUnit, readEventWithUnit } from '../events/events.service.ts';
import { confirmImage, ReplacedImages, type Report, readImage, storeImage } from '../profile/images.service.ts';
import { makePicture, readCamera } from '../profile/pictures.service.ts';
import { countPhotos, deletePhoto, findPhoto, insertPhoto } from './eventReports.repo.ts';
import { checkWritesReport, findVisibleReport, toReportPhoto } from './eventReports.service.ts';

/** Large enough to print on half a page. */
const REPORT_PICTURE = { width: 1600, height: 1600, fit: 'inside' } as const;

const NO_PHOTO = refuse('NOT_FOUND', EVENT_REPORT_RULES.noPhoto);
const WRONG_KIND = refuse('UNSUPPORTED_MEDIA', EVENT_REPORT_RULES.photo, { photo: EVENT_REPORT_RULES.photo });
const TOO_MANY_TEXT = { text: EVENT_REPORT_RULES.tooManyPhotos, values: { 1: MAX_REPORT_PHOTOS } };
const TOO_MANY = refuse('CONFLICT', TOO_MANY_TEXT, { photo: TOO_MANY_TEXT });

interface OfEvent {
  readonly actor: Actor;
  readonly eventId: string;
  readonly report: Report;
}

/**
 * Adds a photo to the report of an event (access X2). The number of photos is limited, and checked before the image is re-encoded. Only the
 * picture is stored, and the EXIF place and time on request (docs/specification/event-reports.md#event-reports-photos).
 */
export async function addReportPhoto(
  context: Context,
  {
    actor,
    claim,
    eventId,
    photo,
    keepsLocation,
    report,
  }: OfEvent & { claim: IdempotencyClaim | undefined; photo: Blob; keepsLocation: boolean },
): Promise<Result<EventReportPhoto>> {
  const { clock, db, instituteId } = context;
  const managed = checkWritesReport(await readEventWithUnit(db, instituteId, eventId), actor, clock());
  if (!managed.ok) return managed;
  const key = { instituteId, eventId: managed.value.event.id };
  if ((await countPhotos(db, key)) >= MAX_REPORT_PHOTOS) return TOO_MANY;
  const file = new Uint8Array(await photo.arrayBuffer());
  const picture = await makePicture(file, REPORT_PICTURE);
  if (!picture.ok) return picture.refusal.code === 'UNSUPPORTED_MEDIA' ? WRONG_KIND : refuse(picture.refusal.code, picture.refusal.message);
  const { place, taken_at: takenAt } = keepsLocation ? photoPlaceAndTime(await readCamera(file)) : { place: null, taken_at: null };
  const stored = await storeImage(context, picture.value, report);
  if (!stored.ok) return stored;
  const id = newId(clock());
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const found = checkWritesReport(await lockEventWithUnit(tx, instituteId, eventId), actor, clock());
    if (!found.ok) return found;
    if ((await countPhotos(tx, key)) >= MAX_REPORT_PHOTOS) return TOO_MANY;
    const adopted = await confirmImage(tx, context, stored.value);
    if (!adopted.ok) return adopted;
    const { name, image } = adopted.value;
    await insertPhoto(tx, { ...key, id, name, image, place, takenAt, createdAt: clock() });
    return accept({
      value: toReportPhoto(context, key.eventId, { id, place, takenAt }),
      audit: { action: 'event-report.add-photo', subjectId: key.eventId, detail: { photoId: id, isPlaced: place !== null } },
    });
  });
}

/** Deletes a photo of a report (access X2). */
export async function removeReportPhoto(
  context: Context,
  { actor, eventId, photoId, report }: OfEvent & { photoId: string },
): Promise<Result<{ message: string }>> {
  const { instituteId } = context;
  const former = new ReplacedImages(context);
  const outcome = await auditedTransaction(context, { actor }, async (tx) => {
    const found = checkManages(await lockEventWithUnit(tx, instituteId, eventId), actor, EVENT_REPORT_RULES.managersOnly);
    if (!found.ok) return found;
    const dropped = await deletePhoto(tx, { instituteId, eventId }, photoId);
    if (!dropped) return NO_PHOTO;
    await former.scheduleDeletion(tx, dropped);
    return accept({
      value: { message: EVENT_REPORT_RULES.photoRemoved },
      audit: { action: 'event-report.remove-photo', subjectId: eventId, detail: { photoId } },
    });
  });
  if (outcome.ok) await former.deleteNow(report);
  return outcome;
}

/** Serves a photo of a report to those who may see the report (access X1). */
export async function readReportPhoto(
  context: Context,
  { actor, eventId, photoId, report }: OfEvent & { photoId: string },
): Promise<Result<ServedFile>> {
  const { db, instituteId } = context;
  const seen = await findVisibleReport(context, actor, eventId);
  if (!seen.ok) return seen;
  const found = seen.value.isVisible && (await findPhoto(db, { instituteId, eventId }, photoId));
  if (!found) return NO_PHOTO;
  return accept({
    ...{ name: 'photo.webp', tag: found.id },
    async read() {
      const bytes = await readImage(context, found, report);
      if (!bytes.ok) return bytes;
      return bytes.value ? accept({ plain: Buffer.from(bytes.value) }) : NO_PHOTO;
    },
  });
}
