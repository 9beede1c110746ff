import * as v from 'valibot';
import { callKey, type Endpoint, successOf } from '../contract/index.ts';

type Schema = v.GenericSchema<unknown, unknown>;

function isObject(schema: Schema): schema is v.ObjectSchema<v.ObjectEntries, undefined> {
  return schema.type === 'object';
}

const EMPTY: Readonly<Record<string, unknown>> = {
  array: [],
  nullable: null,
  string: '',
  number: 0,
  boolean: false,
  record: {},
  union: null,
};

function emptyOf(schema: Schema): unknown {
  if (!isObject(schema)) return EMPTY[schema.type];
  return Object.fromEntries(Object.entries(schema.entries).map(([name, entry]) => [name, emptyOf(entry)]));
}

/**
 * Returns the empty response of a call: an empty list, null, or an object of empty lists and zeros; undefined if the contract allows none.
 */
export function emptyAnswer(call: Endpoint): unknown {
  const { schema } = successOf(call);
  const empty = emptyOf(schema);
  return v.is(schema, empty) ? empty : undefined;
}

/** Returns the empty response of a call; throws if it has none. */
export function requireEmptyAnswer(call: Endpoint): unknown {
  const empty = emptyAnswer(call);
  if (empty === undefined) throw new Error(`${callKey(call)} has no empty answer: mock one with ok() or fails().`);
  return empty;
}
