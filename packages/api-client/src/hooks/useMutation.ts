import { useCallback } from 'react';
import type { CallArguments } from '../client/index.ts';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, Schema } from '../contract/endpoint.ts';
import { useClient } from './clientContext.ts';
import { type Effects, type Keys, useWrite } from './write.ts';

/** Path parameters and body of a call in one object. */
type InputOf<E extends Endpoint> = ParamsOf<E> & (E['body'] extends Schema ? BodyOf<E> : unknown);

/** Makes a call; without path parameters and body there is no argument. */
export type Send<E extends Endpoint> = (...input: keyof InputOf<E> extends never ? [] : [input: InputOf<E>]) => Promise<AnswerOf<E>>;

/** Splits the input between the path and the body of a call. Does not use the body's schema, because the portal is built without it. */
function callWith<E extends Endpoint>(call: E, input: object = {}): CallArguments<E> {
  const fields = Object.entries(input);
  const params = fields.filter(([name]) => name in call.params.entries);
  const body = fields.filter(([name]) => !(name in call.params.entries));
  const callInput = { params: Object.fromEntries(params), ...(body.length > 0 && { body: Object.fromEntries(body) }) };
  return [call, callInput] as unknown as CallArguments<E>;
}

/** Effects of a write that changes everything under these keys; also after an error, because somebody else may have been first. */
export function refreshing(...keys: readonly Keys[]): Effects<unknown> {
  return { refresh: keys, refreshAfter: () => keys };
}

/** Effects of a write whose response is all the data of a key. It is refetched after an error. */
export function replacing<Answer>(key: readonly string[], refresh: readonly Keys[] = []): Effects<Answer> {
  return { patch: (answer) => ({ keys: key, change: () => answer }), refresh, refreshAfter: () => [key] };
}

/** Returns a writing call of the contract. Its effects on the cache may depend on its input. */
export function useMutation<E extends Endpoint>(
  call: E,
  effects: Effects<AnswerOf<E>> | ((input: InputOf<E>) => Effects<AnswerOf<E>>) = {},
): Send<E> {
  const write = useWrite();
  return (input?) => write(callWith(call, input), typeof effects === 'function' ? effects(input as InputOf<E>) : effects);
}

/** Returns a call of the contract that leaves the cache alone, as a stable function. */
export function useCall<E extends Endpoint>(call: E): Send<E> {
  const client = useClient();
  return useCallback((input?) => client.call(...callWith(call, input)), [client, call]);
}
