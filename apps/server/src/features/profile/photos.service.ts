import { randomBytes } from 'node:crypto';
import { DEFAULT_PHOTO_URL } from '@quad/domain/profile';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { NO_SUCH_CALL } from '../../plugins/errors.ts';
import type { Claim } from '../../plugins/idempotency.ts';
import { photoAddress } from '../accounts/accounts.service.ts';
import { mutate } from '../audit/audit.service.ts';
import { defaultPortrait } from './defaultPortrait.ts';
import { addLeftover, adoptLeftover } from './photoLeftovers.repo.ts';
import { clearLeftover } from './photoLeftovers.service.ts';
import { type PhotoKey, PhotoStoreFault } from './photoStore.ts';
import { dropPhoto, findPhoto, savePhoto } from './photos.repo.ts';
import { makePortrait } from './portrait.ts';
import { holdProfile, saveProfile } from './profile.repo.ts';

/** Where photos are served: nobody guesses the name of one. */
const FOLDER = '/photos/';
const ENDING = '.webp';
/** Longer than an upload can take from its first word to the store until it is committed. */
const UPLOAD_MS = 10 * 60_000;

const NOT_STORED = refuse('UNAVAILABLE', 'Your photo could not be saved. Please try again in a moment.');
const NOT_READ = refuse('UNAVAILABLE', 'This photo cannot be shown at the moment. Please try again later.');

interface Photo {
  readonly profilePic: string;
}

/** Takes note of a fault of the photo store that the caller of a change cannot do anything about. */
type Report = (error: unknown) => void;

interface Changing {
  readonly actor: Actor;
  readonly report: Report;
}

interface Upload extends Changing {
  readonly claim: Claim | undefined;
  /** The file as it was sent. */
  readonly image: Blob;
}

/**
 * Replaces the own photo (access R2). It gets a new address, and the former one is gone from the storage. The new image is
 * there before a row names it, and the former one until no row does: whenever the process dies, everybody has a photo that
 * can be shown.
 */
export async function changePhoto(context: Context, { actor, claim, image, report }: Upload): Promise<Outcome<Photo>> {
  const portrait = await makePortrait(new Uint8Array(await image.arrayBuffer()));
  if (!portrait.ok) return portrait;
  const { clock, config, instituteId, photoStore } = context;
  const key = { instituteId, name: randomBytes(32).toString('base64url') };
  const kept = await putImage(context, key, portrait.value, report);
  if (!kept.ok) return kept;
  const profilePic = `${FOLDER}${key.name}${ENDING}`;
  const leftovers: PhotoKey[] = [];
  const outcome = await mutate(context, { actor, claim }, async (tx) => {
    const owner = { instituteId, id: actor.userId };
    await holdProfile(tx, owner);
    if (photoStore.isApart && !(await adoptLeftover(tx, key, clock()))) return NOT_STORED;
    const former = await savePhoto(tx, { ...key, userId: actor.userId, image: kept.value, createdAt: clock() });
    if (former?.isApart) leftovers.push(await leaveOver(tx, context, former.name));
    await saveProfile(tx, owner, { profilePic });
    return accept({
      value: { profilePic: photoAddress(profilePic, config) },
      audit: { action: 'profile.change-photo', subjectId: actor.userId },
    });
  });
  if (outcome.ok) await clear(context, leftovers, report);
  return outcome;
}

/** Takes the own photo away (access R2); once more does no harm. */
export async function removePhoto(context: Context, { actor, report }: Changing): Promise<Outcome<Photo>> {
  const { config, instituteId } = context;
  const profilePic = DEFAULT_PHOTO_URL;
  const leftovers: PhotoKey[] = [];
  const outcome = await mutate(context, { actor }, async (tx) => {
    const owner = { instituteId, id: actor.userId };
    await holdProfile(tx, owner);
    const former = await dropPhoto(tx, { instituteId, userId: actor.userId });
    if (former?.isApart) leftovers.push(await leaveOver(tx, context, former.name));
    await saveProfile(tx, owner, { profilePic });
    return accept({
      value: { profilePic: photoAddress(profilePic, config) },
      audit: former ? { action: 'profile.remove-photo', subjectId: actor.userId } : undefined,
    });
  });
  if (outcome.ok) await clear(context, leftovers, report);
  return outcome;
}

/** Puts a new image into the store; noted beforehand, so that it is deleted if nothing comes of it. */
async function putImage(
  { db, clock, photoStore }: Context,
  key: PhotoKey,
  image: Uint8Array,
  report: Report,
): Promise<Outcome<Uint8Array | null>> {
  if (photoStore.isApart) await addLeftover(db, key, new Date(clock().getTime() + UPLOAD_MS));
  try {
    return accept(await photoStore.put(key, image));
  } catch (error) {
    if (!(error instanceof PhotoStoreFault)) throw error;
    report(error);
    return NOT_STORED;
  }
}

/** Notes the object of a former photo for deletion, in the transaction that takes its name away. */
async function leaveOver(tx: Database, { clock, instituteId }: Context, name: string): Promise<PhotoKey> {
  const key = { instituteId, name };
  await addLeftover(tx, key, clock());
  return key;
}

/** Deletes what the change has left over. It has been made already, so a failure is only reported: the sweep tries again. */
async function clear(context: Context, leftovers: readonly PhotoKey[], report: Report): Promise<void> {
  if (!context.photoStore.isApart) return;
  for (const key of leftovers) await clearLeftover(context, key).catch(report);
}

/** The image of somebody's own photo, by what their profile says; undefined where they have none. */
export async function ownPhoto(context: Context, profilePic: string | null): Promise<Uint8Array | undefined> {
  if (!profilePic?.startsWith(FOLDER) || profilePic === DEFAULT_PHOTO_URL) return undefined;
  const name = profilePic.slice(FOLDER.length, -ENDING.length);
  const photo = await findPhoto(context.db, { instituteId: context.instituteId, name });
  return photo && context.photoStore.get(photo);
}

/** The image at an address of a photo. */
export async function readPhoto(
  { db, instituteId, photoStore }: Context,
  { file, report }: { file: string; report: Report },
): Promise<Outcome<Uint8Array>> {
  if (`${FOLDER}${file}` === DEFAULT_PHOTO_URL) return accept(await defaultPortrait());
  const photo = file.endsWith(ENDING) ? await findPhoto(db, { instituteId, name: file.slice(0, -ENDING.length) }) : undefined;
  try {
    const image = photo && (await photoStore.get(photo));
    return image ? accept(image) : { ok: false, refusal: NO_SUCH_CALL };
  } catch (error) {
    if (!(error instanceof PhotoStoreFault)) throw error;
    report(error);
    return NOT_READ;
  }
}
