import { accept, type Result, refuse } from '@quad/domain/refusals';
import { ROOM_REFUSALS, type Room } from '@quad/domain/rooms';
import type { Actor, Context } from '../../context.ts';
import type { IdempotencyClaim } from '../../plugins/idempotency.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { confirmImage, ReplacedImages, type Report, storeImage } from '../profile/images.service.ts';
import { makePicture, ROOM_PICTURE } from '../profile/pictures.service.ts';
import { deleteRoomPhoto, findRoom, lockNames, saveRoom, saveRoomPhoto } from './rooms.repo.ts';
import { changedRoom } from './rooms.service.ts';

interface ChangeParams {
  readonly actor: Actor;
  readonly roomId: string;
  readonly report: Report;
}

/** Replaces the photo of a room (access R6, M10). The new one has a new URL; the former one is deleted. */
export async function changeRoomPhoto(
  context: Context,
  { actor, claim, roomId, image, report }: ChangeParams & { claim: IdempotencyClaim | undefined; image: Blob },
): Promise<Result<Room>> {
  const { clock, db, instituteId } = context;
  if (!(await findRoom(db, instituteId, roomId))) return refuse('NOT_FOUND', ROOM_REFUSALS.noRoom);
  const picture = await makePicture(new Uint8Array(await image.arrayBuffer()), ROOM_PICTURE);
  if (!picture.ok) return picture;
  const stored = await storeImage(context, picture.value, report);
  if (!stored.ok) return stored;
  const former = new ReplacedImages(context);
  const outcome = await auditedTransaction(context, { actor, claim }, async (tx) => {
    await lockNames(tx, instituteId, 'exclusive');
    const adopted = await confirmImage(tx, context, stored.value);
    if (!adopted.ok) return adopted;
    await former.scheduleDeletion(tx, await saveRoomPhoto(tx, { ...adopted.value, roomId, createdAt: clock() }));
    await saveRoom(tx, { instituteId, id: roomId }, { updatedAt: clock() });
    return accept({ value: await changedRoom(tx, context, roomId), audit: { action: 'room.change-photo', subjectId: roomId } });
  });
  if (outcome.ok) await former.deleteNow(report);
  return outcome;
}

/** Removes the photo of a room (access R6, M10). Idempotent. */
export async function removeRoomPhoto(context: Context, { actor, roomId, report }: ChangeParams): Promise<Result<Room>> {
  const { clock, instituteId } = context;
  const former = new ReplacedImages(context);
  const outcome = await auditedTransaction(context, { actor }, async (tx) => {
    await lockNames(tx, instituteId, 'exclusive');
    if (!(await findRoom(tx, instituteId, roomId))) return refuse('NOT_FOUND', ROOM_REFUSALS.noRoom);
    const dropped = await deleteRoomPhoto(tx, { instituteId, roomId });
    await former.scheduleDeletion(tx, dropped);
    if (dropped) await saveRoom(tx, { instituteId, id: roomId }, { updatedAt: clock() });
    const audit = dropped ? ({ action: 'room.remove-photo', subjectId: roomId } as const) : undefined;
    return accept({ value: await changedRoom(tx, context, roomId), audit });
  });
  if (outcome.ok) await former.deleteNow(report);
  return outcome;
}
