import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { type CalendarPage, type PageOwner, savePages } from './calendarPages.repo.ts';

/** How long what was written is gathered before it is kept. */
const GATHERED_MS = 1000;
/** Pages that wait, in octets: what has no room is written again by whoever reads it next. */
const ROOM = 16 * 1024 * 1024;

/** What was written of a feed, and the first week that it has. */
export interface WrittenPages {
  readonly owner: PageOwner;
  readonly pages: readonly CalendarPage[];
  readonly from: number;
}

/** Has pages kept that had to be written. It is done a moment later, so that reading writes nothing and nobody waits for it. */
export type KeepPages = (written: WrittenPages) => void;

type Keeping = Pick<Context, 'db' | 'instituteId'>;

/** Keeps what is written while the server runs, and when it stops. What cannot be kept is left: it is no more than work done twice. */
export function keepPagesAfterwards(app: FastifyInstance): (context: Keeping) => KeepPages {
  const waiting: { context: Keeping; written: WrittenPages }[] = [];
  const isClosing = new AbortController();
  let size = 0;
  let saving: Promise<void> | undefined;
  const save = async () => {
    await pause(GATHERED_MS, undefined, { signal: isClosing.signal, ref: false }).catch(() => undefined);
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { db, instituteId } = next.context;
        await savePages(db, instituteId, next.written.owner, next.written);
      }
    } catch (error) {
      app.log.warn({ err: error }, 'Pages of calendars could not be kept');
      waiting.length = 0;
    }
    size = 0;
    saving = undefined;
  };
  app.addHook('onClose', async () => {
    isClosing.abort();
    await saving;
  });
  return (context) => (written) => {
    if (size > ROOM) return;
    waiting.push({ context, written });
    for (const { packed } of written.pages) size += packed.length;
    saving ??= save();
  };
}
