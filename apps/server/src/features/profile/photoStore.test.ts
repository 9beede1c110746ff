import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanUp } from '../../cleanUp.ts';
import type { Context } from '../../context.ts';
import { auditLog, photoLeftovers, photos } from '../../db/schema.ts';
import { type BucketServer, bucketServer } from '../../testing/bucketServer.ts';
import { buildNode, TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { openPhotoStore } from './openPhotoStore.ts';
import { s3PhotoStore } from './s3PhotoStore.ts';
import { picture } from './testing/images.ts';

const NOT_SAVED = { message: 'Your photo could not be saved. Please try again in a moment.', code: 'UNAVAILABLE' };
const ELEVEN_MINUTES_LATER = new Date(TEST_NOW.getTime() + 11 * 60_000);

const LOG = { write: (line: string) => void lines.push(line) };

let bucket: BucketServer;
let server: TestApp;
let student: Visitor;
let lines: string[];
let otherNode: FastifyInstance | undefined;

beforeEach(async () => {
  lines = [];
  bucket = await bucketServer();
  server = await testApp({
    environment: { ...bucket.environment, LOG_LEVEL: 'warn' },
    logStream: LOG,
  });
  student = await server.signIn({ rollNumber: '20240007' });
});
afterEach(async () => {
  await otherNode?.close();
  otherNode = undefined;
  await server.close();
  await bucket.close().catch(() => undefined);
});

/** Starts another node with the same database and, by default, the same store. */
async function startNode(changes: Partial<Context> = {}): Promise<FastifyInstance> {
  otherNode = await buildNode(server.connection, { ...server.context, ...changes }, { logStream: LOG });
  return otherNode;
}

async function form(): Promise<FormData> {
  const data = new FormData();
  data.append('image', new Blob([new Uint8Array(await picture().jpeg().toBuffer())]), 'me.jpg');
  return data;
}

async function upload() {
  return student.send('POST', '/profile/photo-update', await form());
}

/** Uploads as the same person at another node. */
async function uploadAt(node: FastifyInstance) {
  const payload = await form();
  return node.inject({
    method: 'POST',
    url: '/profile/photo-update',
    cookies: student.cookies,
    headers: { 'sec-fetch-site': 'same-origin' },
    payload,
  });
}

function remove() {
  return student.send('DELETE', '/profile/photo-delete');
}

async function ownPhoto(): Promise<string | null> {
  return (await student.get('/auth/fetchAuth')).json().personal_info.profilePic;
}

async function rows() {
  const { db, instituteId } = server.context;
  return {
    photos: await db.select().from(photos).where(eq(photos.instituteId, instituteId)),
    leftovers: await db.select().from(photoLeftovers).where(eq(photoLeftovers.instituteId, instituteId)),
    audit: await db.select().from(auditLog).where(eq(auditLog.instituteId, instituteId)),
  };
}

/** Object name for the URL of a photo. */
function objectOf(profilePic: string): string {
  return `${server.context.instituteId}/${profilePic.replace('/photos/', '')}`;
}

describe('a photo in an object store', () => {
  it('is stored in the bucket and not in the database', async () => {
    const { profilePic } = (await upload()).json();
    expect([...bucket.objects.keys()]).toEqual([objectOf(profilePic)]);
    expect(await rows()).toMatchObject({ photos: [{ image: null }], leftovers: [] });
    expect((await server.visitor().get(profilePic)).rawPayload).toEqual(bucket.objects.get(objectOf(profilePic)));
    expect(bucket.requests).toEqual(['PUT', 'GET']);
  });

  it('is deleted from the bucket when it is replaced or removed', async () => {
    const first = (await upload()).json().profilePic;
    const second = (await upload()).json().profilePic;
    expect([...bucket.objects.keys()]).toEqual([objectOf(second)]);
    expect((await student.get(first)).statusCode).toBe(404);
    await remove();
    expect(bucket.objects.size).toBe(0);
    expect(await rows()).toMatchObject({ photos: [], leftovers: [] });
  });

  it('is shared by all nodes: uploaded at one, served and removed at another', async () => {
    const node = await startNode({ photoStore: openPhotoStore(server.context.config) });
    const { profilePic } = (await upload()).json();
    expect((await node.inject({ method: 'GET', url: profilePic })).statusCode).toBe(200);
    const removed = await node.inject({
      method: 'DELETE',
      url: '/profile/photo-delete',
      cookies: student.cookies,
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(removed.statusCode).toBe(200);
    expect((await student.get(profilePic)).statusCode).toBe(404);
    expect(bucket.objects.size).toBe(0);
  });

  it('is stored once when two nodes receive an upload concurrently', async () => {
    const node = await startNode({ photoStore: openPhotoStore(server.context.config) });
    const answers = await Promise.all([upload(), uploadAt(node)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const shown = await ownPhoto();
    expect([...bucket.objects.keys()]).toEqual([objectOf(shown ?? '')]);
    expect(await rows()).toMatchObject({ photos: [{ image: null }], leftovers: [] });
  });

  it('replaces a photo in the database, which is served until then', async () => {
    const before = await startNode({ photoStore: openPhotoStore({ photoStore: undefined }) });
    const { profilePic } = (await uploadAt(before)).json();
    expect(bucket.objects.size).toBe(0);
    expect((await student.get(profilePic)).statusCode).toBe(200);
    await upload();
    expect((await student.get(profilePic)).statusCode).toBe(404);
    expect(await rows()).toMatchObject({ photos: [{ image: null }], leftovers: [] });
  });

  it('is not served by a node without the store, and is deleted from it by the clean-up after a replacement', async () => {
    const { profilePic } = (await upload()).json();
    const without = await startNode({ photoStore: openPhotoStore({ photoStore: undefined }) });
    expect((await without.inject({ method: 'GET', url: profilePic })).statusCode).toBe(503);
    expect((await uploadAt(without)).statusCode).toBe(200);
    expect(bucket.objects.size).toBe(1);
    await cleanUp(server.context, [server.context]);
    expect(bucket.objects.size).toBe(0);
  });
});

describe('a failing photo store', () => {
  it.each([403, 500, 503])('keeps the former photo when it refuses an upload with %i', async (status) => {
    const { profilePic } = (await upload()).json();
    bucket.refuse('PUT', status);
    const response = await upload();
    expect([response.statusCode, response.json()]).toMatchObject([503, NOT_SAVED]);
    expect(await ownPhoto()).toBe(profilePic);
    expect((await student.get(profilePic)).statusCode).toBe(200);
    expect((await rows()).audit).toHaveLength(1);
    bucket.refuse('PUT', undefined);
    expect((await upload()).statusCode).toBe(200);
  });

  it('makes uploads fail with 503 when it is unreachable, and photos can still be removed', async () => {
    const { profilePic } = (await upload()).json();
    await bucket.close();
    expect((await upload()).json()).toMatchObject(NOT_SAVED);
    const shown = await student.get(profilePic);
    expect([shown.statusCode, shown.json().message, shown.headers['cache-control']]).toEqual([
      503,
      'This photo cannot be shown at the moment. Please try again later.',
      'no-store',
    ]);
    expect((await student.get('/photos/default.webp')).statusCode).toBe(200);
    expect((await remove()).json()).toEqual({ profilePic: '/photos/default.webp' });
    expect((await student.get(profilePic)).statusCode).toBe(404);
  });

  it('makes a slow upload time out, and the clean-up deletes the late object', async () => {
    const { config } = server.context;
    if (!config.photoStore) throw new Error('This server has a store.');
    const node = await startNode({ photoStore: s3PhotoStore(config.photoStore, 200) });
    // The timeout fires after the store has received the whole request but not answered it.
    const time = new AbortController();
    const limits = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(time.signal);
    const paused = bucket.pauseNext();
    const uploading = uploadAt(node);
    await paused.arrived;
    expect(limits).toHaveBeenCalledWith(200);
    limits.mockRestore();
    time.abort(new DOMException('It took too long.', 'TimeoutError'));
    const response = await uploading;
    expect([response.statusCode, response.json()]).toMatchObject([503, NOT_SAVED]);
    paused.release();
    await expect.poll(() => bucket.objects.size).toBe(1);
    await cleanUp(server.context, [server.context]);
    expect(bucket.objects.size).toBe(1);
    server.setNow(ELEVEN_MINUTES_LATER);
    await cleanUp(server.context, [server.context]);
    expect(bucket.objects.size).toBe(0);
    expect(await rows()).toMatchObject({ photos: [], leftovers: [] });
  });

  it('does not undo a change when a deletion fails, and a later clean-up retries it', async () => {
    const first = (await upload()).json().profilePic;
    bucket.refuse('DELETE', 500);
    expect((await upload()).statusCode).toBe(200);
    expect((await remove()).statusCode).toBe(200);
    expect((await student.get(first)).statusCode).toBe(404);
    expect(bucket.objects.size).toBe(2);
    await expect(cleanUp(server.context, [server.context])).rejects.toThrow('The photo store failed at DELETE: it answered 500 SlowDown.');
    bucket.refuse('DELETE', undefined);
    await cleanUp(server.context, [server.context]);
    expect(bucket.objects.size).toBe(0);
    expect((await rows()).leftovers).toEqual([]);
  });

  it('is logged without its keys and its response', async () => {
    bucket.refuse('PUT', 403);
    await upload();
    const faults = lines.filter((line) => line.includes('The photo store failed'));
    expect(faults.map((line) => JSON.parse(line).err)).toMatchObject([
      { type: 'PhotoStoreFault', message: 'The photo store failed at PUT: it answered 403 SlowDown.' },
    ]);
    expect(lines.join('')).not.toContain('quad-test');
    expect(lines.join('')).not.toContain('test-secret');
    expect(lines.join('')).not.toContain('<Error>');
  });

  it('is logged as refusing the signature when the secret is wrong', async () => {
    const { config } = server.context;
    if (!config.photoStore) throw new Error('This server has a store.');
    const node = await startNode({ photoStore: s3PhotoStore({ ...config.photoStore, secretAccessKey: 'wrong-secret' }) });
    const response = await uploadAt(node);
    expect([response.statusCode, response.json()]).toMatchObject([503, NOT_SAVED]);
    const faults = lines.filter((line) => line.includes('The photo store failed'));
    expect(faults.map((line) => JSON.parse(line).err.message)).toEqual([
      'The photo store failed at PUT: it answered 403 SignatureDoesNotMatch.',
    ]);
    expect(lines.join('')).not.toContain('wrong-secret');
    expect(bucket.objects.size).toBe(0);
  });
});

describe('an interrupted upload', () => {
  it('keeps the former photo, and the clean-up deletes the orphaned object', async () => {
    const { profilePic } = (await upload()).json();
    const { photoStore } = server.context;
    const node = await startNode({
      photoStore: {
        ...photoStore,
        async put(key, image) {
          await photoStore.put(key, image);
          throw new Error('The process ends here.');
        },
      },
    });
    expect((await uploadAt(node)).statusCode).toBe(500);
    expect(await ownPhoto()).toBe(profilePic);
    expect(bucket.objects.size).toBe(2);
    server.setNow(ELEVEN_MINUTES_LATER);
    await cleanUp(server.context, [server.context]);
    expect([...bucket.objects.keys()]).toEqual([objectOf(profilePic)]);
  });

  it('stores no photo when its object is already due for the clean-up', async () => {
    const { photoStore } = server.context;
    const node = await startNode({
      photoStore: {
        ...photoStore,
        async put(key, image) {
          const stored = await photoStore.put(key, image);
          server.setNow(ELEVEN_MINUTES_LATER);
          return stored;
        },
      },
    });
    expect((await uploadAt(node)).json()).toMatchObject(NOT_SAVED);
    await cleanUp(server.context, [server.context]);
    expect(bucket.objects.size).toBe(0);
    expect(await rows()).toMatchObject({ photos: [], leftovers: [], audit: [] });
  });
});
