import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { databaseFault, isUnreachable } from '../db/errors.ts';
import { isLogPosition, type Replica } from '../db/replica.ts';
import { cookieOptions, isSecure } from './session.ts';

/** How long the cookie lasts. It is longer than the maximum lag of a replica that serves reads. */
const REMEMBERED_S = 60;

function lastWriteCookie({ config }: Pick<Context, 'config'>): string {
  return isSecure(config.serverUrl) ? '__Host-quad-wrote' : 'quad-wrote';
}

/** Stores the current position of the write-ahead log in a cookie of the writer, so that their later reads include the write. */
export async function rememberWrite(replica: Replica, context: Context, reply: FastifyReply): Promise<void> {
  reply.setCookie(lastWriteCookie(context), await replica.written(), { ...cookieOptions(context.config), maxAge: REMEMBERED_S });
}

const replicaContexts = new WeakMap<Context, Context>();

/** The same context, with the replica as its database. */
function replicaContextOf(context: Context, replica: Replica): Context {
  const db = replica.ofInstitute(context.instituteId);
  const known = replicaContexts.get(context);
  if (known?.db === db) return known;
  const replicaContext = { ...context, db };
  replicaContexts.set(context, replicaContext);
  return replicaContext;
}

/**
 * Reads from the replica if it has the reader's own writes, otherwise from the primary. When the replica fails, the read is repeated on the
 * primary, which is safe because it changes nothing. Errors of anything but the database, such as the photo store, are thrown.
 */
export async function readFromReplica<T>(
  replica: Replica | undefined,
  { context, request }: { context: Context; request: FastifyRequest },
  read: (context: Context) => Promise<T>,
): Promise<T> {
  const cookie = request.cookies[lastWriteCookie(context)];
  const lastWrite = cookie !== undefined && isLogPosition(cookie) ? cookie : undefined;
  if (!replica || !(await replica.canServe(lastWrite))) return read(context);
  try {
    return await read(replicaContextOf(context, replica));
  } catch (error) {
    if (!databaseFault(error) && !isUnreachable(error)) throw error;
    request.log.debug({ err: error }, 'The replica failed, and the primary was read');
    replica.markUnavailable();
    return read(context);
  }
}
