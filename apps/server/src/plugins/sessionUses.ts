import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Database } from '../db/connection.ts';
import { saveUses } from './session.repo.ts';

/** How long uses are buffered before they are saved together. */
const FLUSH_INTERVAL_MS = 1000;

type SessionContext = Pick<Context, 'db' | 'instituteId'>;

/** Uses of sessions that are not saved yet: per database and institute, by the hash of their token. */
const noted = new WeakMap<Database, Map<string, Map<string, Date>>>();

/** Records the use of a session. It is saved a moment later, so that reads write nothing and no request waits for it. */
export function recordUse(request: FastifyRequest, context: SessionContext, tokenHash: string, now: Date): void {
  const institutes = noted.get(context.db) ?? new Map<string, Map<string, Date>>();
  noted.set(context.db, institutes);
  const uses = institutes.get(context.instituteId) ?? new Map<string, Date>();
  institutes.set(context.instituteId, uses.set(tokenHash, now));
  request.server.saveUsesSoon(context);
}

/** Saves the recorded uses. */
export async function saveRecordedUses({ db, instituteId }: SessionContext): Promise<void> {
  const uses = noted.get(db)?.get(instituteId);
  noted.get(db)?.delete(instituteId);
  if (uses) await saveUses(db, instituteId, uses);
}

/** Saves the recorded uses of sessions while the server runs, and when it stops. */
export function recordUsesAfterResponse(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  const waiting = new Map<string, SessionContext>();
  const save = async () => {
    timer = undefined;
    const contexts = [...waiting.values()];
    waiting.clear();
    for (const context of contexts)
      await saveRecordedUses(context).catch((error: unknown) => app.log.warn({ err: error }, 'Uses of sessions could not be recorded'));
  };
  app.decorate('saveUsesSoon', (context: SessionContext) => {
    waiting.set(context.instituteId, context);
    timer ??= setTimeout(save, FLUSH_INTERVAL_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    await save();
  });
}
