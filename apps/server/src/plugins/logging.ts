import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

/** Takes one log line after the other, as JSON. */
export interface LogStream {
  write(line: string): void;
}

/** How long a line may wait for others, in milliseconds, and how many characters at most. */
const GATHERED_MS = 100;
const GATHERED_LENGTH = 16_384;

/**
 * Standard output, several lines at a time: writing one costs as much as making it. What still waits when the process ends is written
 * then; a process that is killed takes at most the lines of a tenth of a second with it.
 */
export function gatheredOutput(write: (text: string) => void = (text) => void process.stdout.write(text)): LogStream {
  let gathered = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const text = gathered;
    gathered = '';
    if (text) write(text);
  };
  process.once('exit', flush);
  return {
    write(line) {
      gathered += line;
      if (gathered.length >= GATHERED_LENGTH) flush();
      else timer ??= setTimeout(flush, GATHERED_MS).unref();
    },
  };
}

/**
 * Log lines name calls, never what was sent: no bodies, cookies, addresses of people, query strings or path
 * parameters, since these hold roll numbers and reset tokens.
 */
export function loggerOptions({ logLevel }: Pick<Config, 'logLevel'>, stream?: LogStream): FastifyServerOptions['logger'] {
  return { ...(stream ? { stream } : {}), level: logLevel, serializers: { err: describeFault, req: () => ({}), res: () => ({}) } };
}

/** One line for each answered call, with the request id that the answer carried; none for calls that nobody is to be linked to. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { call, isPortal, isUnlinkable } = request.routeOptions.config;
    // The moment alone would tell who it was, beside when somebody's session was last in use.
    if (isUnlinkable && reply.statusCode < 500) return;
    const line = { method: request.method, call: call ?? 'none', status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (isPortal || !call) request.log.debug(line, 'Answered');
    else request.log.info(line, 'Answered');
  });
}

/** Of a database error only what holds no value of a row: its message and detail repeat what was sent. */
function describeFault(error: Error) {
  const cause = error.cause instanceof Error ? error.cause : error;
  const isDatabase = 'query' in error || 'severity' in cause;
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
  return {
    type: error.name,
    message: isDatabase ? 'The database refused a statement.' : error.message,
    code: Reflect.get(cause, 'code'),
    constraint: Reflect.get(cause, 'constraint'),
    stack: frames ?? '',
  };
}
