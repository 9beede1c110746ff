import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { type CalendarPage, type PageOwner, savePages } from './calendarPages.repo.ts';

/** How long pages are buffered before they are stored. */
const FLUSH_INTERVAL_MS = 1000;
/** Maximum size of the buffer in octets. Pages beyond it are serialized again by their next reader. */
const ROOM = 16 * 1024 * 1024;

/** Serialized pages of a feed, and the feed's first week. */
export interface WrittenPages {
  readonly owner: PageOwner;
  readonly pages: readonly CalendarPage[];
  readonly from: number;
}

/** Schedules pages to be stored. It happens a moment later, so that reads write nothing and no request waits for it. */
export type CachePages = (written: WrittenPages) => void;

type CacheContext = Pick<Context, 'db' | 'instituteId'>;

/** Stores pages while the server runs and when it stops. Errors are ignored, because they only cost repeated work. */
export function cachePagesLater(app: FastifyInstance): (context: CacheContext) => CachePages {
  const waiting: { context: CacheContext; written: WrittenPages }[] = [];
  const isClosing = new AbortController();
  let size = 0;
  let saving: Promise<void> | undefined;
  const save = async () => {
    await pause(FLUSH_INTERVAL_MS, undefined, { signal: isClosing.signal, ref: false }).catch(() => undefined);
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { db, instituteId } = next.context;
        await savePages(db, instituteId, next.written.owner, next.written);
      }
    } catch (error) {
      app.log.warn({ err: error }, 'Calendar pages could not be cached');
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
