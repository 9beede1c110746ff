import * as v from 'valibot';
import { Problem } from './problem.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Encoding = 'json' | 'multipart';
export type Host = 'api' | 'counters';
export type Fields = v.ObjectEntries;
export type Schema = v.GenericSchema<unknown, unknown>;

/** Answers by HTTP status. The first below 400 is what a caller gets; the others arrive as an ApiError. */
export type Answers = Readonly<Record<number, Schema>>;

/**
 * One call of the HTTP contract: the same object gives the server its route and validation, the client its types, the
 * mocks their shape and the documentation its page.
 */
export interface Endpoint<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends Schema | undefined = Schema | undefined,
  Replies extends Answers = Answers,
> {
  readonly method: Method;
  /** Path with parameters in braces, as the specification writes it: `/api/events/{id}`. */
  readonly path: string;
  /** One line of documentation: what the call is for. */
  readonly summary: string;
  readonly params: v.ObjectSchema<Params, undefined>;
  readonly query: v.ObjectSchema<Query, undefined>;
  readonly body: Body;
  /**
   * The most bytes that the body may have. Every call that needs no account and can have a body states it, within
   * `OPEN_BODY_LIMITS`; where none is stated the server's own limit holds.
   */
  readonly bodyLimit?: number | undefined;
  /** How the body travels. A multipart body is stated as an object too: one part for each of its fields. */
  readonly encoding: Encoding;
  /** Whose address the path is relative to: the portal's own backend, or the second host of the president's counters. */
  readonly host: Host;
  /** What kind of text a success answers, where it is no JSON: `text/calendar`. */
  readonly mediaType?: string | undefined;
  readonly answers: Replies;
}

interface Definition<Params extends Fields, Query extends Fields, Body extends Schema | undefined, Replies extends Answers> {
  method: Method;
  path: string;
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

/** Between how many and how many bytes the limit is of a body that anybody may send without an account. */
export const OPEN_BODY_LIMITS = { least: 1024, most: 16 * 1024 } as const;

/** States a call. Leave out what it does not have. */
// @__NO_SIDE_EFFECTS__
export function endpoint<
  const Replies extends Answers,
  Params extends Fields = Record<never, never>,
  Query extends Fields = Record<never, never>,
  Body extends Schema | undefined = undefined,
>(definition: Definition<Params, Query, Body, Replies>): Endpoint<Params, Query, Body, Replies> {
  return {
    method: definition.method,
    path: definition.path,
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

/** The refusals that a call may answer with, all of the one error shape. */
// @__NO_SIDE_EFFECTS__
export function problems<const Status extends number>(...statuses: Status[]): Record<Status, typeof Problem> {
  return Object.fromEntries(statuses.map((status) => [status, Problem])) as Record<Status, typeof Problem>;
}

type SuccessStatus = 200 | 201 | 302;
type SuccessSchema<E extends Endpoint> = E['answers'][keyof E['answers'] & SuccessStatus];

/** What the caller gets when the call succeeds. */
export type AnswerOf<E extends Endpoint> = SuccessSchema<E> extends Schema ? v.InferOutput<SuccessSchema<E>> : never;
/** What the server may return: the answer before parsing, so that defaults may be left out. */
export type ReplyOf<E extends Endpoint> = SuccessSchema<E> extends Schema ? v.InferInput<SuccessSchema<E>> : never;
/** What a caller passes. */
export type ParamsOf<E extends Endpoint> = v.InferInput<E['params']>;
export type QueryOf<E extends Endpoint> = v.InferInput<E['query']>;
export type BodyOf<E extends Endpoint> = E['body'] extends Schema ? v.InferInput<E['body']> : undefined;
/** What the server reads after validation. */
export type ParsedBodyOf<E extends Endpoint> = E['body'] extends Schema ? v.InferOutput<E['body']> : undefined;

/** The status of a call that succeeds, and the schema of its answer. */
export function successOf(call: Endpoint): { status: number; schema: Schema } {
  for (const [status, schema] of Object.entries(call.answers)) {
    if (Number(status) < 400) return { status: Number(status), schema };
  }
  throw new Error(`${callKey(call)} states no success.`);
}

/** The name of a call in policies, logs and documentation: `GET /api/events/{id}`. */
export function callKey(call: Pick<Endpoint, 'method' | 'path'>): string {
  return `${call.method} ${call.path}`;
}
