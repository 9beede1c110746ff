import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { isLogPlace, type Replica } from '../db/replica.ts';
import { cookieOptions, isSecure } from './session.ts';

/** For how long somebody's own writes are looked for: longer than a replica may be behind that is read from. */
const REMEMBERED_S = 60;

function markName({ config }: Pick<Context, 'config'>): string {
  return isSecure(config.serverUrl) ? '__Host-quad-wrote' : 'quad-wrote';
}

/** Notes with who has written how far the log is by now, so that no read of theirs is answered from before. */
export async function rememberWrite(replica: Replica, context: Context, reply: FastifyReply): Promise<void> {
  reply.setCookie(markName(context), await replica.written(), { ...cookieOptions(context.config), maxAge: REMEMBERED_S });
}

const readings = new WeakMap<Context, Context>();

/** The same context, whose rows are the replica's. */
function readingOf(context: Context, replica: Replica): Context {
  const db = replica.ofInstitute(context.instituteId);
  const known = readings.get(context);
  if (known?.db === db) return known;
  const reading = { ...context, db };
  readings.set(context, reading);
  return reading;
}

/**
 * Reads from the replica where it has what the reader has written, and from the primary otherwise, also where the replica cannot answer:
 * a read changes nothing, so that it can be done again.
 */
export async function readNear<T>(
  replica: Replica | undefined,
  { context, request }: { context: Context; request: FastifyRequest },
  read: (context: Context) => Promise<T>,
): Promise<T> {
  const mark = request.cookies[markName(context)];
  const wrote = mark !== undefined && isLogPlace(mark) ? mark : undefined;
  if (!replica || !(await replica.serves(wrote))) return read(context);
  try {
    return await read(readingOf(context, replica));
  } catch (error) {
    request.log.debug({ err: error }, 'Read from the primary after all');
    replica.failed();
    return read(context);
  }
}
