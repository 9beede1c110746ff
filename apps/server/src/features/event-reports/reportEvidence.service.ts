import { type EventReportFigures, eventReportFigures } from '@quad/domain/event-reports';
import type { Context } from '../../context.ts';
import { readImage } from '../profile/images.service.ts';
import { countCheckedIn, countRegistered, findPhoto, findPhotos } from './eventReports.repo.ts';

interface CountedReport {
  readonly id: string;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** The figures of a report as of a time. */
export async function figuresBy(
  { db, config, instituteId }: Context,
  { id: eventId, startsAt: start, endsAt: end }: CountedReport,
  by: Date,
): Promise<EventReportFigures> {
  const key = { instituteId, eventId };
  const registered = await countRegistered(db, key, by);
  const counted = await countCheckedIn(db, key, by);
  return eventReportFigures({ start, end, registered, ...counted }, config.institute.timeZone);
}

/** The photos of a report as of a time, without the images. */
export function photosBy({ db, instituteId }: Context, eventId: string, by: Date) {
  return findPhotos(db, { instituteId, eventId }, by);
}

/** The image of a photo; undefined if it was deleted meanwhile. Throws if the photo store fails. */
export async function readReportImage(context: Context, eventId: string, photoId: string): Promise<Uint8Array | undefined> {
  const photo = await findPhoto(context.db, { instituteId: context.instituteId, eventId }, photoId);
  if (!photo) return undefined;
  const image = await readImage(context, photo, () => undefined);
  if (!image.ok) throw new Error(image.refusal.message);
  return image.value;
}
