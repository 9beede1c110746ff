import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { photos } from '../../db/schema.ts';
import { addLeftover } from './photoLeftovers.repo.ts';
import { dropPhoto } from './photos.repo.ts';

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
  const isOf = (userId: string) => and(eq(photos.instituteId, instituteId), eq(photos.userId, userId));
  const [own] = await tx.select({ name: photos.name }).from(photos).where(isOf(intoId));
  if (own) {
    await releasePhoto(tx, context, fromId);
    return false;
  }
  const given = await tx.update(photos).set({ userId: intoId }).where(isOf(fromId)).returning({ name: photos.name });
  return given.length > 0;
}
