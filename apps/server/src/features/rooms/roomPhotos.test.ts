import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, photoLeftovers, roomPhotos } from '../../db/schema.ts';
import { type BucketServer, bucketServer } from '../../testing/bucketServer.ts';
import { type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { picture } from '../profile/testing/images.ts';

const NOT_AN_IMAGE = 'Please choose a JPEG, PNG or WebP image up to 5 MB.';

describe.each(['the database', 'a store'])('a room photo in %s', (place) => {
  let bucket: BucketServer;
  let server: TestApp;
  let president: Visitor;
  let administrator: Visitor;
  let student: Visitor;
  let roomId: string;

  beforeAll(async () => {
    bucket = await bucketServer();
    server = await testApp({ environment: place === 'the database' ? {} : bucket.environment });
    president = await server.signIn({ role: 'PRESIDENT' });
    administrator = await server.signIn({ isAdministrator: true });
    student = await server.signIn();
  });
  beforeEach(async () => {
    const response = await president.send('POST', '/api/rooms', { name: `Hall ${crypto.randomUUID()}` });
    expect(response.statusCode, response.body).toBe(201);
    roomId = response.json()._id;
  });
  afterAll(async () => {
    await server.close();
    await bucket.close();
  });

  async function upload(who: Visitor, path = `/api/rooms/${roomId}/photo`, image?: Uint8Array) {
    const data = new FormData();
    data.append('image', new Blob([new Uint8Array(image ?? (await picture().jpeg().toBuffer()))]), 'hall.jpg');
    return who.send('PUT', path, data);
  }
  const remove = (who: Visitor, path = `/api/rooms/${roomId}/photo`) => who.send('DELETE', path);

  async function seen(who: Visitor): Promise<string | null> {
    const rooms: { _id: string; photo: string | null }[] = (await who.get('/api/rooms')).json();
    return rooms.find(({ _id }) => _id === roomId)?.photo ?? null;
  }
  async function actions(): Promise<string[]> {
    const rows = await server.context.db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.subjectId, roomId));
    return rows.map(({ action }) => action).sort();
  }

  it('is shown to all users at 1280 x 720 until it is replaced or removed', async () => {
    const first = await upload(president);
    expect([first.statusCode, first.json()._id]).toEqual([200, roomId]);
    const address: string = first.json().photo;
    expect(address).toMatch(/^\/photos\/[\w-]{43}\.webp$/);
    expect(await seen(student)).toBe(address);
    const shown = await server.visitor().get(address);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 1280, height: 720 });

    const second: string = (await upload(president)).json().photo;
    expect(second).not.toBe(address);
    expect((await student.get(address)).statusCode).toBe(404);
    expect((await remove(president)).json().photo).toBe(null);
    expect((await remove(president)).statusCode).toBe(200);
    expect((await student.get(second)).statusCode).toBe(404);
    expect(await seen(student)).toBe(null);
    expect(bucket.objects.size).toBe(0);
    expect(await actions()).toEqual(['room.change-photo', 'room.change-photo', 'room.create', 'room.remove-photo']);
  });

  it('is stored as an object only where there is a store, without leftovers', async () => {
    await upload(president);
    const { db } = server.context;
    const [row] = await db.select().from(roomPhotos).where(eq(roomPhotos.roomId, roomId));
    expect([row?.image === null, bucket.objects.size]).toEqual(place === 'a store' ? [true, 1] : [false, 0]);
    expect(await db.select().from(photoLeftovers)).toEqual([]);
    await remove(president);
  });

  it('can be changed by administrators at their own endpoint', async () => {
    const path = `/api/admin/rooms/${roomId}/photo`;
    expect((await upload(president, path)).statusCode).toBe(403);
    const changed = await upload(administrator, path);
    expect([changed.statusCode, await seen(student)]).toEqual([200, changed.json().photo]);
    expect((await remove(administrator, path)).json().photo).toBe(null);
  });

  it('cannot be changed by students, general secretaries or administrators at the president’s endpoint', async () => {
    for (const who of [student, administrator, await server.signIn({ role: 'GENSEC_SCITECH' })]) {
      expect([(await upload(who)).statusCode, (await remove(who)).statusCode]).toEqual([403, 403]);
    }
    expect(await seen(student)).toBe(null);
  });

  it('is kept when a file that is no image is rejected', async () => {
    const { photo } = (await upload(president)).json();
    const refused = await upload(president, undefined, Buffer.from('GIF89a'));
    expect([refused.statusCode, refused.json().message, refused.json().errors]).toEqual([415, NOT_AN_IMAGE, { image: NOT_AN_IMAGE }]);
    expect(await seen(student)).toBe(photo);
    await remove(president);
  });

  it('is refused for a room that is not in the catalog', async () => {
    const id = '0198c0de-7a11-7000-8000-000000000001';
    for (const response of [await upload(president, `/api/rooms/${id}/photo`), await remove(president, `/api/rooms/${id}/photo`)]) {
      expect([response.statusCode, response.json().message]).toEqual([404, 'This room is not in the catalogue.']);
    }
  });

  it.runIf(place === 'a store')('is kept when the store refuses an upload', async () => {
    const { photo } = (await upload(president)).json();
    bucket.refuse('PUT', 503);
    const refused = await upload(president);
    bucket.refuse('PUT', undefined);
    expect([refused.statusCode, refused.json().message]).toEqual([503, 'Your photo could not be saved. Please try again in a moment.']);
    expect([await seen(student), (await student.get(photo)).statusCode]).toEqual([photo, 200]);
  });
});
