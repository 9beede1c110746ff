import { useState } from 'react';
import { ApiError, type CallArguments } from '../client/index.ts';
import { type AnswerOf, callKey, type Endpoint } from '../contract/endpoint.ts';
import { useClient } from './clientContext.ts';

/** 128 random bits in hexadecimal. Works on plain http too, where `crypto.randomUUID` is missing. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** True when the server has certainly not carried out the submission and will not. */
function isSettled(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.code !== 'IN_PROGRESS';
}

/**
 * Gives each submission a key that stays the same while its result is unknown: after a lost connection or a server error the
 * same content is sent with the same key, and the server carries it out once. A new key follows a success or a refusal.
 */
export function createSubmissions(newKey: () => string = randomKey) {
  const open = new Map<string, string>();
  return async function submit<T>(content: string, send: (key: string) => Promise<T>): Promise<T> {
    const key = open.get(content) ?? newKey();
    open.set(content, key);
    try {
      const answer = await send(key);
      open.delete(content);
      return answer;
    } catch (error) {
      if (isSettled(error)) open.delete(content);
      throw error;
    }
  };
}

/** Makes a call of the contract that writes: like `client.call`, with a key by which the server recognises a repeated submission. */
export function useSubmit() {
  const client = useClient();
  const [submit] = useState(() => createSubmissions());
  return <E extends Endpoint>(...[call, input]: CallArguments<E>): Promise<AnswerOf<E>> => {
    const content = JSON.stringify([callKey(call), input?.params, input?.body]);
    return submit(content, (idempotencyKey) => client.call(...([call, { ...input, idempotencyKey }] as unknown as CallArguments<E>)));
  };
}
