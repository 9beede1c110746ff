import { randomBytes } from 'node:crypto';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { addLeftover, adoptLeftover, dueLeftovers, forgetLeftover } from './photoLeftovers.repo.ts';
import { type PhotoKey, PhotoStoreFault } from './photoStore.ts';
import type { FormerPhoto, PhotoRow } from './photos.repo.ts';

/** Where photos are served: nobody guesses the name of one. */
const FOLDER = '/photos/';
const ENDING = '.webp';
/** Longer than an upload can take from its first word to the store until it is committed. */
const UPLOAD_MS = 10 * 60_000;
const SWEPT_AT_ONCE = 500;

const NOT_STORED = refuse('UNAVAILABLE', 'Your photo could not be saved. Please try again in a moment.');

const NOT_READ = refuse('UNAVAILABLE', 'This photo cannot be shown at the moment. Please try again later.');

/** Takes note of a fault of the photo store that the caller of a change cannot do anything about. */
export type Report = (error: unknown) => void;

/** Has the log of a request take note of it. */
export function photoReporter({ log }: Pick<FastifyRequest, 'log'>): Report {
  return (error) => log.warn({ err: error }, 'The photo store cannot be used');
}

/** An image with the name that it is served by, as the row of a photo has it. */
export type KeptImage = PhotoKey & Pick<PhotoRow, 'image'>;

/** The path of a photo. */
export function photoPath(name: string): string {
  return `${FOLDER}${name}${ENDING}`;
}

/** The name of a photo that a path tells; undefined for what is no path of one. */
export function photoName(path: string): string | undefined {
  return path.startsWith(FOLDER) && path.endsWith(ENDING) ? path.slice(FOLDER.length, -ENDING.length) : undefined;
}

/**
 * Keeps a new image under a name that nobody guesses, before a row names it. It is noted beforehand, so that it is deleted if nothing comes
 * of it: whenever the process dies, every photo that a row names can be shown.
 */
export async function keepImage(
  { db, clock, instituteId, photoStore }: Context,
  image: Uint8Array,
  report: Report,
): Promise<Outcome<KeptImage>> {
  const key = { instituteId, name: randomBytes(32).toString('base64url') };
  if (photoStore.isApart) await addLeftover(db, key, new Date(clock().getTime() + UPLOAD_MS));
  try {
    return accept({ ...key, image: await photoStore.put(key, image) });
  } catch (error) {
    if (!(error instanceof PhotoStoreFault)) throw error;
    report(error);
    return NOT_STORED;
  }
}

/** Has a row name a kept image from now on, in the transaction that writes the row; refused when it came too late. */
export async function adoptImage(tx: Database, { clock, photoStore }: Context, kept: KeptImage): Promise<Outcome<KeptImage>> {
  return photoStore.isApart && !(await adoptLeftover(tx, kept, clock())) ? NOT_STORED : accept(kept);
}

/** A kept image; undefined where it is gone. */
export async function readImage(
  { photoStore }: Pick<Context, 'photoStore'>,
  kept: KeptImage,
  report: Report,
): Promise<Outcome<Uint8Array | undefined>> {
  try {
    return accept(await photoStore.get(kept));
  } catch (error) {
    if (!(error instanceof PhotoStoreFault)) throw error;
    report(error);
    return NOT_READ;
  }
}

/** The images that a change takes the names of away. */
export class FormerImages {
  readonly #context: Context;
  readonly #keys: PhotoKey[] = [];

  constructor(context: Context) {
    this.#context = context;
  }

  /** Notes the object of a former photo for deletion, in the transaction that takes its name away. */
  async leave(tx: Database, former: FormerPhoto | undefined): Promise<void> {
    if (!former?.isApart) return;
    const { clock, instituteId } = this.#context;
    const key = { instituteId, name: former.name };
    await addLeftover(tx, key, clock());
    this.#keys.push(key);
  }

  /** Deletes them once that is committed. The change has been made already, so a failure is only reported: the sweep tries again. */
  async clear(report: Report): Promise<void> {
    if (!this.#context.photoStore.isApart) return;
    for (const key of this.#keys) await clearLeftover(this.#context, key).catch(report);
  }
}

/** Deletes an object that no photo names, then its entry in the list: when one fails, the next sweep does both. */
async function clearLeftover({ db, photoStore }: Pick<Context, 'db' | 'photoStore'>, key: PhotoKey): Promise<void> {
  await photoStore.remove(key);
  await forgetLeftover(db, key);
}

/** Deletes what uploads that were never finished and deletions that failed have left in the photo store. */
export async function purgePhotos(context: Pick<Context, 'db' | 'clock' | 'instituteId' | 'photoStore'>): Promise<void> {
  const { db, clock, instituteId, photoStore } = context;
  if (!photoStore.isApart) return;
  for (const key of await dueLeftovers(db, instituteId, clock(), SWEPT_AT_ONCE)) await clearLeftover(context, key);
}
