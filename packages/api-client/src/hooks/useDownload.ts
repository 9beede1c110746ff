import type { CallArguments } from '../client/index.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { useClient } from './clientContext.ts';

/** Makes a call whose response is a file. */
export function useDownload(): <E extends Endpoint>(call: CallArguments<E>) => Promise<Blob> {
  const client = useClient();
  return async ([call, input]) => {
    let file = new Blob([]);
    // Bypasses the client's parser, which reads only JSON.
    const fetchFile: typeof fetch = async (address, init) => {
      const answer = await fetch(address, init);
      if (!answer.ok) return answer;
      file = await answer.blob();
      return Response.json('');
    };
    await client.call(call, { ...(input as object), fetch: fetchFile } as never);
    return file;
  };
}
