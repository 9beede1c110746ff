import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { addLeftover } from './photoLeftovers.repo.ts';
import { changeOwner, deletePhoto, hasPhoto } from './photos.repo.ts';

/** Deletes the photo of an account that is being emptied. Its object in the photo store is deleted by the next cleanup. */
export async function releasePhoto(
  tx: Database,
  { clock, instituteId }: Pick<Context, 'clock' | 'instituteId'>,
  userId: string,
): Promise<void> {
  const former = await deletePhoto(tx, { instituteId, userId });
  if (former?.isExternal) await addLeftover(tx, { instituteId, name: former.name }, clock());
}

/** Moves the photo of one account to another that has none, otherwise deletes it. Returns whether it was moved. */
export async function handOverPhoto(
  tx: Database,
  context: Pick<Context, 'clock' | 'instituteId'>,
  { fromId, intoId }: { fromId: string; intoId: string },
): Promise<boolean> {
  const { instituteId } = context;
  if (await hasPhoto(tx, { instituteId, userId: intoId })) {
    await releasePhoto(tx, context, fromId);
    return false;
  }
  return changeOwner(tx, { instituteId, userId: fromId }, intoId);
}
