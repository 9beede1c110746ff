import { type Agent, request } from 'node:http';

interface HostRequest {
  readonly url: string;
  /** The host of one of the institutes that the node serves. */
  readonly host: string;
  readonly agent?: Agent;
  readonly method?: string;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Sends a request to one institute of a node, like a browser; status 0 if there is no response. */
export function askHost({ url, host, agent, method = 'GET', cookie = '', headers = {}, body }: HostRequest) {
  return new Promise<{ status: number; text: string; ms: number }>((resolve) => {
    const since = performance.now();
    const end = (status: number, text: string) => resolve({ status, text, ms: performance.now() - since });
    const sent = request(
      url,
      {
        ...(agent && { agent }),
        method,
        headers: {
          host,
          cookie,
          'sec-fetch-site': 'same-origin',
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      (answer) => {
        let text = '';
        answer
          .setEncoding('utf8')
          .on('data', (part) => {
            text += part;
          })
          .on('end', () => end(answer.statusCode ?? 0, text))
          .on('error', () => end(0, ''));
      },
    );
    sent.on('error', () => end(0, ''));
    sent.end(body && JSON.stringify(body));
  });
}
