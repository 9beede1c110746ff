import { DEFAULT_PHOTO_URL } from '@quad/domain/profile';
import { accept, type Result } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import { NOT_FOUND } from '../../plugins/errors.ts';
import type { IdempotencyClaim } from '../../plugins/idempotency.ts';
import { photoAddress } from '../accounts/accounts.service.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { findRoomPhoto } from '../rooms/roomLookup.service.ts';
import { defaultPortrait } from './defaultPortrait.ts';
import { confirmImage, photoName, photoPath, ReplacedImages, type Report, readImage, storeImage } from './images.service.ts';
import { deletePhoto, findPhoto, savePhoto } from './photos.repo.ts';
import { makePicture, PORTRAIT } from './pictures.service.ts';
import { lockProfile, saveProfile } from './profile.repo.ts';

interface Photo {
  readonly profilePic: string;
}

interface ChangeParams {
  readonly actor: Actor;
  readonly report: Report;
}

interface Upload extends ChangeParams {
  readonly claim: IdempotencyClaim | undefined;
  /** The file as uploaded. */
  readonly image: Blob;
}

/**
 * Replaces the requester's own photo (access R2). The new photo gets a new URL; the former one is deleted from the store. The new image is
 * stored before a row refers to it, and the former one is deleted after no row does, so a photo can always be displayed even if the process
 * crashes.
 */
export async function changePhoto(context: Context, { actor, claim, image, report }: Upload): Promise<Result<Photo>> {
  const portrait = await makePicture(new Uint8Array(await image.arrayBuffer()), PORTRAIT);
  if (!portrait.ok) return portrait;
  const { clock, config, instituteId } = context;
  const stored = await storeImage(context, portrait.value, report);
  if (!stored.ok) return stored;
  const profilePic = photoPath(stored.value.name);
  const former = new ReplacedImages(context);
  const outcome = await auditedTransaction(context, { actor, claim }, async (tx) => {
    const owner = { instituteId, id: actor.userId };
    await lockProfile(tx, owner);
    const adopted = await confirmImage(tx, context, stored.value);
    if (!adopted.ok) return adopted;
    await former.scheduleDeletion(tx, await savePhoto(tx, { ...adopted.value, userId: actor.userId, createdAt: clock() }));
    await saveProfile(tx, owner, { profilePic });
    return accept({
      value: { profilePic: photoAddress(profilePic, config) },
      audit: { action: 'profile.change-photo', subjectId: actor.userId },
    });
  });
  if (outcome.ok) await former.deleteNow(report);
  return outcome;
}

/** Removes the requester's own photo (access R2). Idempotent. */
export async function removePhoto(context: Context, { actor, report }: ChangeParams): Promise<Result<Photo>> {
  const { config, instituteId } = context;
  const profilePic = DEFAULT_PHOTO_URL;
  const former = new ReplacedImages(context);
  const outcome = await auditedTransaction(context, { actor }, async (tx) => {
    const owner = { instituteId, id: actor.userId };
    await lockProfile(tx, owner);
    const dropped = await deletePhoto(tx, { instituteId, userId: actor.userId });
    await former.scheduleDeletion(tx, dropped);
    await saveProfile(tx, owner, { profilePic });
    return accept({
      value: { profilePic: photoAddress(profilePic, config) },
      audit: dropped ? { action: 'profile.remove-photo', subjectId: actor.userId } : undefined,
    });
  });
  if (outcome.ok) await former.deleteNow(report);
  return outcome;
}

/** The image of the user's own photo, given the path in their profile; undefined if they have none. */
export async function ownPhoto(context: Context, profilePic: string | null): Promise<Uint8Array | undefined> {
  const name = profilePic && profilePic !== DEFAULT_PHOTO_URL ? photoName(profilePic) : undefined;
  const photo = name && (await findPhoto(context.db, { instituteId: context.instituteId, name }));
  return photo ? context.photoStore.get(photo) : undefined;
}

/** The image at the path of a photo, of a person or of a room. */
export async function readPhoto(context: Context, { path, report }: { path: string; report: Report }): Promise<Result<Uint8Array>> {
  const { db, instituteId } = context;
  if (path === DEFAULT_PHOTO_URL) return accept(await defaultPortrait());
  const name = photoName(path);
  const key = name && { instituteId, name };
  const photo = key && ((await findPhoto(db, key)) ?? (await findRoomPhoto(db, key)));
  const image = photo ? await readImage(context, photo, report) : accept(undefined);
  if (!image.ok) return image;
  return image.value ? accept(image.value) : { ok: false, refusal: NOT_FOUND };
}
