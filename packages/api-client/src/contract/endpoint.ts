import * as v from 'valibot';
import { Problem } from './problem.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Encoding = 'json' | 'multipart';
export type Host = 'api' | 'counters';
export type Fields = v.ObjectEntries;
export type Schema = v.GenericSchema<unknown, unknown>;

/** Response schemas by HTTP status. A caller gets the first below 400; the others arrive as an ApiError. */
export type Answers = Readonly<Record<number, Schema>>;

/**
 * One call of the HTTP contract. The same object defines the server's route and validation, the client's types, the shape of mocks and the
 * documentation.
 */
export interface Endpoint<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends Schema | undefined = Schema | undefined,
  Replies extends Answers = Answers,
> {
  readonly method: Method;
  /** Path with parameters in braces, as in the specification: `/api/events/{id}`. */
  readonly path: string;
  /** One line of documentation that says what the call does. */
  readonly summary: string;
  readonly params: v.ObjectSchema<Params, undefined>;
  readonly query: v.ObjectSchema<Query, undefined>;
  readonly body: Body;
  /**
   * Maximum size of the body in bytes. Required within `OPEN_BODY_LIMITS` for every call that needs no account and can have a body;
   * otherwise the server's own limit is the default.
   */
  readonly bodyLimit?: number | undefined;
  /** Encoding of the body. A multipart body is also defined as an object, with one part for each field. */
  readonly encoding: Encoding;
  /** The host that the path is relative to: the portal's own backend, or the second host of the president's counters. */
  readonly host: Host;
  /** Media type of a success response that is not JSON: `text/calendar`. */
  readonly mediaType?: string | undefined;
  readonly answers: Replies;
}

interface Definition<Params extends Fields, Query extends Fields, Body extends Schema | undefined, Replies extends Answers> {
  /** Method and path, as `callKey` names the call: `PUT /api/units/{unitId}`. */
  call: `${Method} /${string}`;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  bodyLimit?: number;
  encoding?: Encoding;
  host?: Host;
  mediaType?: string;
  answers: Replies;
}

/** Bounds in bytes of the body limit of calls that need no account. */
export const OPEN_BODY_LIMITS = { least: 1024, most: 16 * 1024 } as const;

/** Defines a call. Omit what it does not have. */
// @__NO_SIDE_EFFECTS__
export function endpoint<
  const Replies extends Answers,
  Params extends Fields = Record<never, never>,
  Query extends Fields = Record<never, never>,
  Body extends Schema | undefined = undefined,
>(definition: Definition<Params, Query, Body, Replies>): Endpoint<Params, Query, Body, Replies> {
  const { call } = definition;
  const space = call.indexOf(' ');
  return {
    method: call.slice(0, space) as Method,
    path: call.slice(space + 1),
    summary: definition.summary,
    params: v.object(definition.params ?? ({} as Params)),
    query: v.object(definition.query ?? ({} as Query)),
    body: definition.body as Body,
    ...(definition.bodyLimit && { bodyLimit: definition.bodyLimit }),
    encoding: definition.encoding ?? 'json',
    host: definition.host ?? 'api',
    ...(definition.mediaType && { mediaType: definition.mediaType }),
    answers: definition.bodyLimit ? { ...definition.answers, 413: Problem } : definition.answers,
  };
}

/** The error responses of a call, all of the same shape. */
// @__NO_SIDE_EFFECTS__
export function problems<const Status extends number>(...statuses: Status[]): Record<Status, typeof Problem> {
  return Object.fromEntries(statuses.map((status) => [status, Problem])) as Record<Status, typeof Problem>;
}

type SuccessStatus = 200 | 201 | 302;
type SuccessSchema<E extends Endpoint> = E['answers'][keyof E['answers'] & SuccessStatus];

/** The parsed success response that the caller gets. */
export type AnswerOf<E extends Endpoint> = SuccessSchema<E> extends Schema ? v.InferOutput<SuccessSchema<E>> : never;
/** What the server may return: the response before parsing, so that defaults may be omitted. */
export type ReplyOf<E extends Endpoint> = SuccessSchema<E> extends Schema ? v.InferInput<SuccessSchema<E>> : never;
/** Path parameters as a caller passes them. */
export type ParamsOf<E extends Endpoint> = v.InferInput<E['params']>;
export type QueryOf<E extends Endpoint> = v.InferInput<E['query']>;
export type BodyOf<E extends Endpoint> = E['body'] extends Schema ? v.InferInput<E['body']> : undefined;
/** The body as the server reads it after validation. */
export type ParsedBodyOf<E extends Endpoint> = E['body'] extends Schema ? v.InferOutput<E['body']> : undefined;

/** Returns the success status of a call and the schema of its response. */
export function successOf(call: Endpoint): { status: number; schema: Schema } {
  for (const [status, schema] of Object.entries(call.answers)) {
    if (Number(status) < 400) return { status: Number(status), schema };
  }
  throw new Error(`${callKey(call)} states no success.`);
}

/** Returns the name of a call in policies, logs and documentation: `GET /api/events/{id}`. */
export function callKey(call: Pick<Endpoint, 'method' | 'path'>): string {
  return `${call.method} ${call.path}`;
}
