import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dumpRows, restoreRows } from '../../db/backup.ts';
import { auditLog, photos } from '../../db/schema.ts';
import { type BucketServer, bucketServer } from '../../testing/bucketServer.ts';
import { newTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { buildNode, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { hugePng, picture } from './testing/images.ts';

const REFUSED = 'Please choose a JPEG, PNG or WebP image up to 5 MB.';
let bucket: BucketServer;
let database: TestDatabase;
let server: TestApp;
let student: Visitor;
let otherNode: FastifyInstance | undefined;

/** Uses a database of its own, because a backup contains everything. */
beforeAll(async () => {
  bucket = await bucketServer();
  database = await newTestDatabase();
});
afterEach(async () => {
  await otherNode?.close();
  otherNode = undefined;
  await server.close();
});
afterAll(async () => {
  await bucket.close();
  await database.close();
});

async function start(place: string): Promise<void> {
  server = await testApp({ database, environment: place === 'the database' ? {} : bucket.environment });
  student = await server.signIn({ rollNumber: '20240007' });
}

function form(image: Uint8Array | undefined, fields: Record<string, string> = { ID_No: '20240007' }): FormData {
  const data = new FormData();
  if (image !== undefined) data.append('image', new Blob([new Uint8Array(image)]), 'me.png');
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

async function upload(image?: Uint8Array) {
  return student.send('POST', '/profile/photo-update', form(image ?? (await picture().jpeg().toBuffer())));
}

function remove(query = '?ID_No=20240007') {
  return student.send('DELETE', `/profile/photo-delete${query}`);
}

async function ownPhoto(): Promise<string | null> {
  return (await student.get('/auth/fetchAuth')).json().personal_info.profilePic;
}

async function stored() {
  const { db, instituteId } = server.context;
  return db.select().from(photos).where(eq(photos.instituteId, instituteId));
}

describe.each(['the database', 'an S3-compatible store'])('photos in %s', (place) => {
  beforeEach(() => start(place));
  describe('changing one’s own photo', () => {
    it('returns an unguessable address with an immutable cache header', async () => {
      const response = await upload();
      expect(response.statusCode, response.body).toBe(200);
      const { profilePic } = response.json();
      expect(profilePic).toMatch(/^\/photos\/[\w-]{43}\.webp$/);
      expect(await ownPhoto()).toBe(profilePic);
      const served = await server.visitor().get(profilePic);
      expect(served.statusCode).toBe(200);
      expect(served.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-disposition': 'inline; filename="photo.webp"',
      });
      expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    });

    it('allows another origin of the same site to show the photo', async () => {
      const config = { ...server.context.config, allowedOrigins: ['https://portal.campus.example'] };
      otherNode = await buildNode(database, { ...server.context, config });
      const { headers } = await otherNode.inject({ method: 'GET', url: (await upload()).json().profilePic });
      expect(headers['cross-origin-resource-policy']).toBe('same-site');
    });

    it('deletes the former photo', async () => {
      const first = (await upload()).json().profilePic;
      const second = (await upload()).json().profilePic;
      expect(second).not.toBe(first);
      expect((await student.get(first)).statusCode).toBe(404);
      expect(await stored()).toHaveLength(1);
    });

    it('keeps one of two concurrent uploads, the one that is shown', async () => {
      const answers = await Promise.all([upload(), upload()]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      const [row, ...others] = await stored();
      expect(others).toEqual([]);
      expect(await ownPhoto()).toBe(`/photos/${row?.name}.webp`);
    });

    it('is visible at every node', async () => {
      const { profilePic } = (await upload()).json();
      otherNode = await buildNode(database, server.context);
      expect((await otherNode.inject({ method: 'GET', url: profilePic })).statusCode).toBe(200);
      await remove();
      expect((await otherNode.inject({ method: 'GET', url: profilePic })).statusCode).toBe(404);
    });

    it('is idempotent for a repeated submission, and rejects another file with the same key', async () => {
      const key = { 'idempotency-key': '0198c6a0-1111-7000-8000-000000000000' };
      const [red, wide] = await Promise.all([picture().png().toBuffer(), picture({ width: 1600 }).png().toBuffer()]);
      const send = (image: Buffer) => student.send('POST', '/profile/photo-update', form(image), key);
      const first = await send(red);
      expect((await send(red)).json()).toEqual(first.json());
      expect((await send(wide)).statusCode).toBe(422);
      expect(await ownPhoto()).toBe(first.json().profilePic);
    });

    it('survives backup and restore', async () => {
      const { profilePic } = (await upload()).json();
      const parts: Buffer[] = [];
      await dumpRows(server.connection.acrossInstitutes, async (lines) => {
        for await (const part of lines) parts.push(Buffer.from(part));
      });
      const elsewhere = await newTestDatabase();
      await restoreRows(elsewhere.acrossInstitutes, () => Readable.from(parts));
      otherNode = await buildNode(elsewhere, { ...server.context, db: elsewhere.ofInstitute(server.context.instituteId) });
      const [before, after] = [await student.get(profilePic), await otherNode.inject({ method: 'GET', url: profilePic })];
      await elsewhere.close();
      expect(after.statusCode).toBe(200);
      expect(after.rawPayload).toEqual(before.rawPayload);
    });

    it('does not change the version of the profile', async () => {
      const { headers } = await student.get('/auth/fetchAuth');
      server.setNow(new Date('2026-11-20T09:31:00.000Z'));
      await upload();
      const body = { userId: '20240007', updatedDetails: { contact_info: { hostel: 'MSH' } } };
      const edited = await student.send('PUT', '/profile/updateStudentProfile', body, { 'if-match': String(headers.etag) });
      expect(edited.statusCode).toBe(200);
    });

    it('is allowed for the user’s own photo only', async () => {
      const jpeg = await picture().jpeg().toBuffer();
      const other = await student.send('POST', '/profile/photo-update', form(jpeg, { ID_No: '20240008' }));
      expect([other.statusCode, other.json().code]).toEqual([403, 'IDENTITY_MISMATCH']);
      expect((await student.send('POST', '/profile/photo-update', form(jpeg, {}))).statusCode).toBe(200);
      const nobody = await server.visitor().send('POST', '/profile/photo-update', form(jpeg));
      expect(nobody.statusCode).toBe(401);
    });
  });

  describe('the photo upload', () => {
    it('rejects a file above 5 MB and accepts one of exactly 5 MB', async () => {
      const limit = 5 * 1024 * 1024;
      const jpeg = await picture().jpeg().toBuffer();
      const padded = (length: number) => Buffer.concat([jpeg, Buffer.alloc(length - jpeg.length)]);
      const over = await upload(padded(limit + 1));
      expect([over.statusCode, over.json()]).toMatchObject([413, { message: REFUSED, code: 'TOO_LARGE', errors: { image: REFUSED } }]);
      expect((await upload(padded(limit))).statusCode).toBe(200);
    });

    it('rejects a second file and a form with too many parts', async () => {
      const jpeg = await picture().jpeg().toBuffer();
      const twice = form(jpeg);
      twice.append('image', new Blob([new Uint8Array(jpeg)]), 'again.png');
      expect((await student.send('POST', '/profile/photo-update', twice)).statusCode).toBe(413);
      const many = form(jpeg, Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`field${index}`, 'x'])));
      expect((await student.send('POST', '/profile/photo-update', many)).statusCode).toBe(413);
    });

    it('rejects a picture with too many pixels', async () => {
      const response = await upload(hugePng(20_000, 20_000));
      expect(response.statusCode).toBe(413);
      expect(response.json().message).toBe('This picture has too many pixels. Please choose one of at most 25 megapixels.');
    });

    it('rejects a file that is no image and a request that is no form', async () => {
      const answers = [
        await upload(Buffer.from('Not a picture at all.')),
        await student.send('POST', '/profile/photo-update', { image: 'x', ID_No: '20240007' }),
        await student.send('POST', '/profile/photo-update'),
      ];
      for (const answer of answers) {
        expect([answer.statusCode, answer.json()]).toMatchObject([415, { message: REFUSED, code: 'UNSUPPORTED_MEDIA' }]);
      }
    });

    it('rejects a form without a file, or with text instead of one', async () => {
      for (const data of [form(undefined), form(undefined, { image: 'text' })]) {
        const response = await student.send('POST', '/profile/photo-update', data);
        expect([response.statusCode, response.json().message]).toEqual([400, 'Choose an image.']);
      }
    });

    it('keeps the former photo after a rejection', async () => {
      const { profilePic } = (await upload()).json();
      await upload(Buffer.from('Not a picture at all.'));
      expect(await ownPhoto()).toBe(profilePic);
      expect((await student.get(profilePic)).statusCode).toBe(200);
    });

    it('answers 413 over a real connection to a file that is too large', async () => {
      const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
      const cookie = Object.entries(student.cookies).map(([name, value]) => `${name}=${value}`);
      const response = await fetch(`${address}/profile/photo-update`, {
        method: 'POST',
        headers: { cookie: cookie.join('; '), 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4000' },
        body: form(Buffer.alloc(12 * 1024 * 1024)),
      });
      expect([response.status, await response.json()]).toMatchObject([413, { message: REFUSED }]);
    });
  });

  describe('removing one’s own photo', () => {
    it('restores the default picture and is idempotent', async () => {
      const { profilePic } = (await upload()).json();
      for (const response of [await remove(), await remove()]) {
        expect([response.statusCode, response.json()]).toEqual([200, { profilePic: '/photos/default.webp' }]);
      }
      expect((await student.get(profilePic)).statusCode).toBe(404);
      expect(await stored()).toEqual([]);
      expect(await ownPhoto()).toBe('/photos/default.webp');
      const { db, instituteId } = server.context;
      const rows = await db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.instituteId, instituteId));
      expect(rows.map(({ action }) => action)).toEqual(['profile.change-photo', 'profile.remove-photo']);
    });

    it('is allowed for the user’s own photo only', async () => {
      await upload();
      const other = await remove('?ID_No=20240008');
      expect([other.statusCode, other.json().code]).toEqual([403, 'IDENTITY_MISMATCH']);
      expect(await stored()).toHaveLength(1);
      expect((await remove('')).statusCode).toBe(200);
    });

    it('leaves a default picture that is served', async () => {
      const served = await student.get('/photos/default.webp');
      expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    });
  });

  it.each(['/photos/x', '/photos/x.webp', '/photos/..%2fdefault.webp', '/photos/'])('return 404 at %s', async (url) => {
    const response = await server.visitor().get(url);
    expect([response.statusCode, response.json().code]).toEqual([404, 'NOT_FOUND']);
  });
});
