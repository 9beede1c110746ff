import type { Endpoint, ParsedBodyOf } from '@quad/api-client/contract';
import { hasControlCharacter, messageOf, NO_CONTROL_CHARACTERS } from '@quad/domain/fields';
import { Id } from '@quad/domain/identity';
import { type Message, sentence } from '@quad/domain/messages';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import * as v from 'valibot';
import { isUuid } from '../db/ids.ts';

/** The input of a call, parsed by the contract's schemas. */
export interface Input<E extends Endpoint> {
  readonly params: v.InferOutput<E['params']>;
  readonly query: v.InferOutput<E['query']>;
  readonly body: ParsedBodyOf<E>;
}

/** Keys that only the server sets. A create with one of them that the call does not declare is refused. */
const PRIVILEGED_KEYS = ['role', 'verified', 'is_endorsed', 'status', 'created_at', '_id', 'achievement_id'];

/** Validates parameters, query and body of a call. Returns the first message of each field. */
export function validate<E extends Endpoint>(call: E, sent: { params: unknown; query: unknown; body: unknown }): Result<Input<E>> {
  const unclean = pathOfControlCharacter({ ...Object(sent.params), ...Object(sent.query), ...Object(sent.body) });
  if (unclean !== undefined) {
    return refuse('INVALID', NO_CONTROL_CHARACTERS, { [unclean]: NO_CONTROL_CHARACTERS });
  }
  const params = parse(call.params, sent.params);
  if (!params.ok) return params;
  for (const [name, schema] of Object.entries(call.params.entries)) {
    const value: unknown = Reflect.get(Object(params.value), name);
    if (schema === Id && !(typeof value === 'string' && isUuid(value)))
      return refuse('INVALID', sentence`This is not a valid ${name}.`, { [name]: 'Not a valid id.' });
  }
  const query = parse(call.query, sent.query);
  if (!query.ok) return query;
  if (!call.body) return accept({ params: params.value, query: query.value, body: undefined } as Input<E>);
  const privileged = call.method === 'POST' ? privilegedKey(call.body, sent.body) : undefined;
  if (privileged) return refuse('INVALID', sentence`"${privileged}" is set by the server.`, { [privileged]: 'Set by the server.' });
  const body = parse(call.body, sent.body ?? {});
  return body.ok ? accept({ params: params.value, query: query.value, body: body.value } as Input<E>) : body;
}

/** Refuses an id in a body that matches nothing: not found for a well-formed id, invalid for any other text. */
export function noSuch(field: string, id: string, message: string): Result<never> {
  return refuse(isUuid(id) ? 'NOT_FOUND' : 'INVALID', message, { [field]: message });
}

/** Parses a value by a schema. The refusal has the first message of each field, by its path. */
export function parse<S extends v.GenericSchema>(schema: S, value: unknown): Result<v.InferOutput<S>> {
  const result = v.safeParse(schema, withEveryKey(schema, value));
  if (result.success) return accept(result.output);
  const errors: Record<string, Message> = {};
  for (const issue of result.issues) {
    const field = v.getDotPath(issue);
    if (field && !(field in errors)) errors[field] = messageOf(issue);
  }
  return refuse('INVALID', messageOf(result.issues[0]), errors);
}

/** Adds missing keys as undefined, so that the field's own message is used instead of a general one. */
function withEveryKey(schema: v.GenericSchema, value: unknown): unknown {
  const entries = entriesOf(schema);
  if (!entries || !isRecord(value)) return value;
  return { ...Object.fromEntries(Object.keys(entries).map((key) => [key, undefined])), ...value };
}

function privilegedKey(schema: v.GenericSchema, body: unknown): string | undefined {
  if (!isRecord(body)) return undefined;
  const entries = entriesOf(schema) ?? {};
  return PRIVILEGED_KEYS.find((key) => key in body && !(key in entries));
}

/** The fields of an object schema, also inside a pipe. */
function entriesOf(schema: v.GenericSchema): Readonly<Record<string, unknown>> | undefined {
  return 'entries' in schema && isRecord(schema.entries) ? schema.entries : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function pathOfControlCharacter(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return hasControlCharacter(value) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = pathOfControlCharacter(inner, path ? `${path}.${key}` : key);
    if (found !== undefined) return found;
  }
  return undefined;
}
