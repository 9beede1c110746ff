import type { Notification, SeenInput, UnseenCount } from '@quad/domain/notifications';
import type { Actor, Context } from '../../context.ts';
import { mapPage, type Page, type PageRequest, readPage } from '../../db/pages.ts';
import { countLines, countUnseen, findLines, type Line, LineCursor, markSeen } from './notifications.repo.ts';

export { LineCursor };

/** The requester's notifications, latest first (access N1). */
export async function listNotifications(
  { db, instituteId }: Context,
  { userId }: Actor,
  page: PageRequest<LineCursor>,
): Promise<Page<Notification, LineCursor>> {
  const owner = { instituteId, userId };
  const found = await readPage(page, {
    read: (limit, after) => findLines(db, owner, { limit, after }),
    cursorOf: ({ position }) => ({ position }),
    count: () => countLines(db, owner),
  });
  return mapPage(found, toNotification);
}

/** Number of unseen lines of the requester (access N1). */
export async function readUnseen({ db, instituteId }: Context, { userId }: Actor): Promise<UnseenCount> {
  return { count: await countUnseen(db, { instituteId, userId }) };
}

/** Marks lines as seen and returns the number of unseen ones (access N1). */
export async function seeNotifications({ db, clock, instituteId }: Context, { userId }: Actor, input: SeenInput): Promise<UnseenCount> {
  const owner = { instituteId, userId };
  await markSeen(db, owner, input, clock());
  return { count: await countUnseen(db, owner) };
}

function toNotification({ position, kind, why, count, actors, titles, subjectId, at, seenAt }: Line): Notification {
  return {
    _id: position,
    kind,
    why,
    count,
    actors: [...actors],
    titles: [...titles],
    subject_id: subjectId,
    at: at.toISOString(),
    seen: seenAt !== null,
  };
}
