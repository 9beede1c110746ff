import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import type { Database } from '../db/connection.ts';
import { saveUses } from './session.repo.ts';

/** How long uses are gathered before they are saved together. */
const GATHERED_MS = 1000;

type Noting = Pick<Context, 'db' | 'instituteId'>;

/** What is not saved yet of an institute. */
interface Noted {
  /** When sessions were used, by the hash of their token. */
  uses: Map<string, Date>;
  /** Has it saved soon. */
  wake: () => void;
}

const books = new WeakMap<Database, Map<string, Noted>>();

function bookOf({ db, instituteId }: Noting): Noted {
  const all = books.get(db) ?? new Map<string, Noted>();
  books.set(db, all);
  const own = all.get(instituteId) ?? { uses: new Map(), wake: () => undefined };
  all.set(instituteId, own);
  return own;
}

/** Notes that a session is in use. It is saved a moment later, so that reading writes nothing and nobody waits for it. */
export function noteUse(context: Noting, tokenHash: string, now: Date): void {
  const book = bookOf(context);
  book.uses.set(tokenHash, now);
  book.wake();
}

/** Saves what was noted until now. */
export async function saveNotedUses(context: Noting): Promise<void> {
  const book = bookOf(context);
  const { uses } = book;
  book.uses = new Map();
  if (uses.size > 0) await saveUses(context.db, context.instituteId, uses);
}

/** Has uses of sessions saved while the server runs, and when it stops. */
export function noteUsesAfterwards(app: FastifyInstance, context: Noting): void {
  let timer: NodeJS.Timeout | undefined;
  const save = async () => {
    timer = undefined;
    await saveNotedUses(context).catch((error: unknown) => app.log.warn({ err: error }, 'Uses of sessions could not be noted'));
  };
  bookOf(context).wake = () => {
    timer ??= setTimeout(save, GATHERED_MS).unref();
  };
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    await save();
  });
}
