import type { Context } from '../../context.ts';
import { dueLeftovers, forgetLeftover } from './photoLeftovers.repo.ts';
import type { PhotoKey } from './photoStore.ts';

const AT_ONCE = 500;

type Cleaner = Pick<Context, 'db' | 'clock' | 'instituteId' | 'photoStore'>;

/** Deletes an object that no photo names, then its entry in the list: when one fails, the next sweep does both. */
export async function clearLeftover({ db, photoStore }: Pick<Context, 'db' | 'photoStore'>, key: PhotoKey): Promise<void> {
  await photoStore.remove(key);
  await forgetLeftover(db, key);
}

/** Deletes what uploads that were never finished and deletions that failed have left in the photo store. */
export async function sweepPhotos(context: Cleaner): Promise<void> {
  const { db, clock, instituteId, photoStore } = context;
  if (!photoStore.isApart) return;
  for (const key of await dueLeftovers(db, instituteId, clock(), AT_ONCE)) await clearLeftover(context, key);
}
