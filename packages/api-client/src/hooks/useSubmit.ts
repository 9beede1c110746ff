import { useState } from 'react';
import type { CallArguments } from '../client/index.ts';
import { type AnswerOf, callKey, type Endpoint } from '../contract/endpoint.ts';
import { useClient } from './clientContext.ts';
import { createSubmissions } from './submissions.ts';

/** Writes through the contract: like `client.call`, with a key by which the server recognises a repeated submission. */
export function useSubmit() {
  const client = useClient();
  const [submit] = useState(() => createSubmissions());
  return <E extends Endpoint>(...[call, input]: CallArguments<E>): Promise<AnswerOf<E>> => {
    const content = JSON.stringify([callKey(call), input?.params, input?.body]);
    return submit(content, (idempotencyKey) => client.call(...([call, { ...input, idempotencyKey }] as unknown as CallArguments<E>)));
  };
}
