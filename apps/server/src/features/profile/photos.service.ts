import { randomBytes } from 'node:crypto';
import { DEFAULT_PHOTO_URL } from '@quad/domain/profile';
import { accept, type Outcome } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import type { Claim } from '../../plugins/idempotency.ts';
import { mutate } from '../audit/audit.service.ts';
import { defaultPortrait } from './defaultPortrait.ts';
import { dropPhoto, findImage, savePhoto } from './photos.repo.ts';
import { makePortrait } from './portrait.ts';
import { holdProfile, saveProfile } from './profile.repo.ts';

/** Where photos are served: nobody guesses the name of one. */
const FOLDER = '/photos/';
const ENDING = '.webp';

interface Photo {
  readonly profilePic: string;
}

interface Changing {
  readonly actor: Actor;
  readonly claim: Claim | undefined;
  /** The file as it was sent. */
  readonly image: Blob;
}

/** Replaces the own photo (access R2). It gets a new address, and the former one is gone from the storage. */
export async function changePhoto(context: Context, { actor, claim, image }: Changing): Promise<Outcome<Photo>> {
  const portrait = await makePortrait(new Uint8Array(await image.arrayBuffer()));
  if (!portrait.ok) return portrait;
  const { clock, instituteId } = context;
  const name = randomBytes(32).toString('base64url');
  const profilePic = `${FOLDER}${name}${ENDING}`;
  return mutate(context, { actor, claim }, async (tx) => {
    const key = { instituteId, id: actor.userId };
    await holdProfile(tx, key);
    await savePhoto(tx, { instituteId, userId: actor.userId, name, image: portrait.value, createdAt: clock() });
    await saveProfile(tx, key, { profilePic });
    return accept({ value: { profilePic }, audit: { action: 'profile.change-photo', subjectId: actor.userId } });
  });
}

/** Takes the own photo away (access R2); once more does no harm. */
export function removePhoto(context: Context, { actor }: Pick<Changing, 'actor'>): Promise<Outcome<Photo>> {
  const { instituteId } = context;
  const profilePic = DEFAULT_PHOTO_URL;
  return mutate(context, { actor }, async (tx) => {
    const key = { instituteId, id: actor.userId };
    await holdProfile(tx, key);
    const hadOne = await dropPhoto(tx, { instituteId, userId: actor.userId });
    await saveProfile(tx, key, { profilePic });
    return accept({ value: { profilePic }, audit: hadOne ? { action: 'profile.remove-photo', subjectId: actor.userId } : undefined });
  });
}

/** The image at an address of a photo; undefined where there is none. */
export async function readPhoto({ db, instituteId }: Context, file: string): Promise<Uint8Array | undefined> {
  if (`${FOLDER}${file}` === DEFAULT_PHOTO_URL) return defaultPortrait();
  return file.endsWith(ENDING) ? findImage(db, { instituteId, name: file.slice(0, -ENDING.length) }) : undefined;
}
