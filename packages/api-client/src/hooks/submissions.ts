import { useState } from 'react';
import { ApiError, type CallArguments } from '../client/index.ts';
import { type AnswerOf, callKey, type Endpoint } from '../contract/endpoint.ts';
import { useClient } from './clientContext.ts';

/** Returns 128 random bits in hexadecimal. Also works over plain http, where `crypto.randomUUID` is missing. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether the server has certainly not executed the submission and will not do so. */
function isSettled(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.code !== 'IN_PROGRESS';
}

/**
 * Manages the idempotency keys of submissions. The key stays the same while the result is unknown: after a lost connection or a server
 * error, the same content is sent with the same key and executed only once. A success or a refusal ends the key.
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

/** Identifies what is submitted. A file, of which JSON keeps nothing, is identified by its name, size and time. */
export function contentOf(...content: readonly unknown[]): string {
  return JSON.stringify(content, (_, value) => (value instanceof File ? [value.name, value.size, value.lastModified] : value));
}

/** Makes a writing call of the contract: like `client.call`, with an idempotency key. */
export function useSubmit() {
  const client = useClient();
  const [submit] = useState(() => createSubmissions());
  return <E extends Endpoint>(...[call, input]: CallArguments<E>): Promise<AnswerOf<E>> => {
    const content = contentOf(callKey(call), input?.params, input?.body);
    return submit(content, (idempotencyKey) => client.call(...([call, { ...input, idempotencyKey }] as unknown as CallArguments<E>)));
  };
}
