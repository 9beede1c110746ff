import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

/** Receives log lines, one JSON object each. */
export interface LogStream {
  write(line: string): void;
}

/** How long a line may be buffered, in milliseconds, and how many characters may be buffered. */
const FLUSH_INTERVAL_MS = 100;
const GATHERED_LENGTH = 16_384;

/**
 * Standard output with buffering, because a write costs as much as formatting a line. The buffer is flushed when the process exits; a
 * killed process loses at most the lines of the last 100 ms.
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
      else timer ??= setTimeout(flush, FLUSH_INTERVAL_MS).unref();
    },
  };
}

/**
 * Log lines name calls and never their input: no bodies, cookies, IP addresses, query strings or path parameters, since these hold roll
 * numbers and reset tokens.
 */
export function loggerOptions({ logLevel }: Pick<Config, 'logLevel'>, stream?: LogStream): FastifyServerOptions['logger'] {
  return { ...(stream ? { stream } : {}), level: logLevel, serializers: { err: describeFault, req: () => ({}), res: () => ({}) } };
}

/** Logs one line per response, with the request id that the response carries. Unlinkable calls are logged only when they fail with a 5xx. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { call, isPortal, isUnlinkable } = request.routeOptions.config;
    // The time alone could identify the person, together with the last use of their session.
    if (isUnlinkable && reply.statusCode < 500) return;
    const line = { method: request.method, call: call ?? 'none', status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (isPortal || !call) request.log.debug(line, 'Answered');
    else request.log.info(line, 'Answered');
  });
}

interface DescribedFault {
  [property: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/** Only the properties of a database error that hold no row values: message and detail repeat the input. */
function describeFault(error: Error): DescribedFault {
  const cause = error.cause instanceof Error ? error.cause : error;
  const origin = originOf(error);
  const isDatabase = 'query' in error || 'severity' in cause;
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
  return {
    type: error.name,
    message: isDatabase ? 'The database refused a statement.' : error.message,
    code: Reflect.get(origin, 'code'),
    constraint: Reflect.get(origin, 'constraint'),
    stack: frames ?? '',
    ...(error instanceof AggregateError && { errors: error.errors.filter((each) => each instanceof Error).map(describeFault) }),
  };
}

function originOf(error: Error): Error {
  return error.cause instanceof Error ? originOf(error.cause) : error;
}
