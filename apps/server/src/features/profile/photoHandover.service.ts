import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { addLeftover } from './photoLeftovers.repo.ts';
import { dropPhoto, giveTo, hasPhoto } from './photos.repo.ts';

/** Takes the photo of an account away that is emptied, in the same transaction. Its object, where it has one, goes with the next sweep. */
export async function releasePhoto(
  tx: Database,
  { clock, instituteId }: Pick<Context, 'clock' | 'instituteId'>,
  userId: string,
): Promise<void> {
  const former = await dropPhoto(tx, { instituteId, userId });
  if (former?.isApart) await addLeftover(tx, { instituteId, name: former.name }, clock());
}

/** Gives the photo of one account to another that has none; one that is left over is released. True when it was given. */
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
  return giveTo(tx, { instituteId, userId: fromId }, intoId);
}
