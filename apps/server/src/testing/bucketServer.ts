import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';

const ACCESS_KEY_ID = 'quad-test';
const SECRET_ACCESS_KEY = 'test-secret/of+the+bucket';
const REGION = 'eu-test-1';
const BUCKET = '/photos/';
const SKEW_MS = 15 * 60_000;

export interface PausedRequest {
  /** Resolves when a request has arrived completely and is waiting. */
  readonly arrived: Promise<void>;
  release(): void;
}

export interface BucketServer {
  /** Environment variables of a server that stores its photos here. */
  readonly environment: Record<string, string>;
  /** Objects by name, as uploaded. */
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Methods of the correctly signed requests, in order. */
  readonly requests: readonly string[];
  /** Answers every request with this method by a status. Undefined ends that. */
  refuse(method: string, status: number | undefined): void;
  /** Pauses the following requests until they are released. */
  pauseNext(): PausedRequest;
  close(): Promise<void>;
}

/** An S3-compatible store for one test file: one bucket in memory with one key. */
export async function bucketServer(): Promise<BucketServer> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  const refusals = new Map<string, number>();
  let paused: { arrive(): void; readonly released: Promise<void> } = { arrive: () => undefined, released: Promise.resolve() };
  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    const content = await buffer(request);
    paused.arrive();
    await paused.released;
    if (!(await isSigned(request))) return answer(response, 403, 'SignatureDoesNotMatch');
    requests.push(method);
    const refusal = refusals.get(method);
    if (refusal) return answer(response, refusal, 'SlowDown');
    if (!url.startsWith(BUCKET)) return answer(response, 404, 'NoSuchBucket');
    serveObject(response, objects, { method, name: url.slice(BUCKET.length), content });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    environment: {
      PHOTO_STORE_URL: `http://127.0.0.1:${port}/photos`,
      PHOTO_STORE_REGION: REGION,
      PHOTO_STORE_ACCESS_KEY_ID: ACCESS_KEY_ID,
      PHOTO_STORE_SECRET_ACCESS_KEY: SECRET_ACCESS_KEY,
    },
    objects,
    requests,
    refuse(method, status) {
      if (status) refusals.set(method, status);
      else refusals.delete(method);
    },
    pauseNext() {
      const [arrival, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      paused = { arrive: arrival.resolve, released: release.promise };
      return { arrived: arrival.promise, release: release.resolve };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function serveObject(
  response: ServerResponse,
  objects: Map<string, Buffer>,
  { method, name, content }: { method: string; name: string; content: Buffer },
): void {
  const object = objects.get(name);
  switch (method) {
    case 'PUT':
      objects.set(name, content);
      response.writeHead(200).end();
      return;
    case 'GET':
      if (object) response.writeHead(200, { 'content-type': 'image/webp' }).end(object);
      else answer(response, 404, 'NoSuchKey');
      return;
    case 'DELETE':
      objects.delete(name);
      response.writeHead(204).end();
      return;
    default:
      answer(response, 405, 'MethodNotAllowed');
  }
}

/** The error in S3's format, including the key id of the request, as some stores do. */
function answer(response: ServerResponse, status: number, code: string): void {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code><AWSAccessKeyId>${ACCESS_KEY_ID}</AWSAccessKeyId></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
}

/** Computes the signature of the request with another implementation than the sender's. */
async function isSigned({ method = '', url = '', headers }: IncomingMessage): Promise<boolean> {
  const datetime = String(headers['x-amz-date']);
  const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1]?.split(';') ?? [];
  const signer = new AwsV4Signer({
    method,
    url: `http://${headers.host}${url}`,
    headers: names.filter((name) => name !== 'host').map((name) => [name, String(headers[name])]),
    accessKeyId: ACCESS_KEY_ID,
    secretAccessKey: SECRET_ACCESS_KEY,
    service: 's3',
    region: REGION,
    datetime,
  });
  const sentAt = Date.parse(datetime.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  return Math.abs(Date.now() - sentAt) < SKEW_MS && (await signer.authHeader()) === headers.authorization;
}
