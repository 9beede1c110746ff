import { randomBytes } from 'node:crypto';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { addLeftover, cancelDeletion, deleteLeftover, findDueLeftovers } from './photoLeftovers.repo.ts';
import { type PhotoKey, PhotoStoreFault } from './photoStore.ts';
import type { PhotoRow, ReplacedPhoto } from './photos.repo.ts';

/** URL prefix of photos. Their names cannot be guessed. */
const FOLDER = '/photos/';
const ENDING = '.webp';
/** Longer than any upload takes from the start of `put` to the commit. */
const UPLOAD_MS = 10 * 60_000;
const PURGE_BATCH_SIZE = 500;
const DAY_MS = 24 * 60 * 60 * 1000;

const NOT_STORED = refuse('UNAVAILABLE', 'Your photo could not be saved. Please try again in a moment.');

const NOT_READ = refuse('UNAVAILABLE', 'This photo cannot be shown at the moment. Please try again later.');

/** Logs a fault of the photo store that the requester can do nothing about. */
export type Report = (error: unknown) => void;

/** Logs such faults in the log of a request. */
export function photoReporter({ log }: Pick<FastifyRequest, 'log'>): Report {
  return (error) => log.warn({ err: error }, 'The photo store failed');
}

/** An image with its file name, as in the row of a photo. */
export type StoredImage = PhotoKey & Pick<PhotoRow, 'image'>;

/** The URL path of a photo. */
export function photoPath(name: string): string {
  return `${FOLDER}${name}${ENDING}`;
}

/** The file name in the path of a photo; undefined for any other path. */
export function photoName(path: string): string | undefined {
  return path.startsWith(FOLDER) && path.endsWith(ENDING) ? path.slice(FOLDER.length, -ENDING.length) : undefined;
}

/**
 * Stores a new image under a random name, before a row refers to it. It is first scheduled for deletion, in case the upload is not
 * completed. So every photo that a row refers to exists, even if the process crashes.
 */
export async function storeImage(
  { db, clock, instituteId, photoStore }: Context,
  image: Uint8Array,
  report: Report,
): Promise<Result<StoredImage>> {
  const key = { instituteId, name: randomBytes(32).toString('base64url') };
  if (photoStore.isExternal) await addLeftover(db, key, new Date(clock().getTime() + UPLOAD_MS));
  try {
    return accept({ ...key, image: await photoStore.put(key, image) });
  } catch (error) {
    if (!(error instanceof PhotoStoreFault)) throw error;
    report(error);
    return NOT_STORED;
  }
}

/** Cancels the scheduled deletion of a stored image, in the transaction that writes its row. Refused if the deletion is overdue. */
export async function confirmImage(tx: Database, { clock, photoStore }: Context, stored: StoredImage): Promise<Result<StoredImage>> {
  return photoStore.isExternal && !(await cancelDeletion(tx, stored, clock())) ? NOT_STORED : accept(stored);
}

/** Reads a stored image; undefined if it was deleted. */
export async function readImage(
  { photoStore }: Pick<Context, 'photoStore'>,
  stored: StoredImage,
  report: Report,
): Promise<Result<Uint8Array | undefined>> {
  try {
    return accept(await photoStore.get(stored));
  } catch (error) {
    if (!(error instanceof PhotoStoreFault)) throw error;
    report(error);
    return NOT_READ;
  }
}

/** The images that a change replaces or removes. */
export class ReplacedImages {
  readonly #context: Context;
  readonly #keys: PhotoKey[] = [];

  constructor(context: Context) {
    this.#context = context;
  }

  /** Schedules the object of a former photo for deletion, in the transaction that removes the photo. */
  async scheduleDeletion(tx: Database, former: ReplacedPhoto | undefined): Promise<void> {
    if (!former?.isExternal) return;
    const { clock, instituteId } = this.#context;
    const key = { instituteId, name: former.name };
    await addLeftover(tx, key, clock());
    this.#keys.push(key);
  }

  /** Deletes the objects after the commit. A failure is only reported, because `purgePhotos` retries. */
  async deleteNow(report: Report): Promise<void> {
    if (!this.#context.photoStore.isExternal) return;
    for (const key of this.#keys) await purgeLeftover(this.#context, key).catch(report);
  }
}

/** Schedules the objects of images for deletion, in the transaction that deletes their rows. */
export async function scheduleImageDeletions(tx: Database, context: Context, dropped: readonly ReplacedPhoto[]): Promise<void> {
  const former = new ReplacedImages(context);
  for (const each of dropped) await former.scheduleDeletion(tx, each);
}

/** Deletes unused images a day after their upload. */
export function purgeUnusedImages(
  context: Context,
  drop: (tx: Database, instituteId: string, before: Date) => Promise<readonly ReplacedPhoto[]>,
): Promise<void> {
  const { clock, db, instituteId } = context;
  const before = new Date(clock().getTime() - DAY_MS);
  return db.transaction(async (tx) => scheduleImageDeletions(tx, context, await drop(tx, instituteId, before)));
}

/** Deletes an object that no photo refers to, then its entry in the list. If one fails, `purgePhotos` repeats both. */
async function purgeLeftover({ db, photoStore }: Pick<Context, 'db' | 'photoStore'>, key: PhotoKey): Promise<void> {
  await photoStore.remove(key);
  await deleteLeftover(db, key);
}

/** Deletes objects of unfinished uploads and failed deletions from the photo store. */
export async function purgePhotos(context: Pick<Context, 'db' | 'clock' | 'instituteId' | 'photoStore'>): Promise<void> {
  const { db, clock, instituteId, photoStore } = context;
  if (!photoStore.isExternal) return;
  for (const key of await findDueLeftovers(db, instituteId, clock(), PURGE_BATCH_SIZE)) await purgeLeftover(context, key);
}
