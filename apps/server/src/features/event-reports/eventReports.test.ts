import { MAX_REPORT_PHOTOS } from '@quad/domain/event-reports';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../db/ids.ts';
import { auditLog, checkIns, eventParticipants, eventReportPhotos, eventReports, photoLeftovers, registrations } from '../../db/schema.ts';
import { type BucketServer, bucketServer } from '../../testing/bucketServer.ts';
import { type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { addEvent, addUnit } from '../events/testing/records.ts';
import { picture } from '../profile/testing/images.ts';
import { figuresBy } from './reportEvidence.service.ts';

const START = new Date('2026-11-10T03:30:00Z');
const END = new Date('2026-11-11T11:30:00Z');

/** EXIF data as written by a phone in Chennai at 17:45. */
const GEOTAGGED = {
  IFD2: { DateTimeOriginal: '2026:11:10 17:45:59' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 59/1 2962/100', GPSLongitudeRef: 'E', GPSLongitude: '80/1 14/1 125/100' },
};

describe.each(['the database', 'a store'])('an event report with photos in %s', (place) => {
  let bucket: BucketServer;
  let server: TestApp;
  let coordinator: Visitor;
  let student: Visitor;
  let unitId: string;
  let eventId: string;
  let report: string;

  beforeAll(async () => {
    bucket = await bucketServer();
    server = await testApp({ environment: place === 'the database' ? {} : bucket.environment });
    unitId = (await addUnit(server.context, { name: 'Robotics Club', contactEmail: 'robotics@campus.example' })).id;
    coordinator = await server.signIn({ role: 'CLUB_COORDINATOR', email: 'robotics@campus.example' });
    student = await server.signIn();
  });
  beforeEach(async () => {
    eventId = (await addEvent(server.context, { unitId, title: 'Robo Soccer', startsAt: START, endsAt: END })).id;
    report = `/api/events/${eventId}/report`;
  });
  afterAll(async () => {
    await server.close();
    await bucket.close();
  });

  const write = (who: Visitor, overrides: object = {}) => who.send('PUT', report, { text: 'Ten teams played.', version: 0, ...overrides });
  const read = async (who: Visitor) => (await who.get(report)).json();
  const geotagged = () => picture().jpeg().withExif(GEOTAGGED).toBuffer();
  async function upload(who: Visitor, { image, keep }: { image?: Uint8Array; keep?: string } = {}) {
    const data = new FormData();
    if (keep) data.append('place_and_time', keep);
    data.append('photo', new Blob([new Uint8Array(image ?? (await geotagged()))]), 'stage.jpg');
    return who.send('POST', `${report}/photos`, data);
  }
  async function comes(who: readonly Visitor[], day: string): Promise<void> {
    const { db, instituteId } = server.context;
    const scan = { instituteId, eventId, day, at: START, checkedInBy: coordinator.userId, madeParticipant: false };
    await db.insert(checkIns).values(who.map(({ userId }) => ({ ...scan, userId, scanId: newId() })));
  }
  async function audited(): Promise<unknown[]> {
    const rows = await server.context.db
      .select({ action: auditLog.action, detail: auditLog.detail })
      .from(auditLog)
      .where(eq(auditLog.subjectId, eventId));
    return rows;
  }

  it('is written by event editors only, after the event, and is then readable by students', async () => {
    const nothing = { text: null, version: 0, written_at: null, photos: [], figures: null, may_write: false };
    expect(await read(student)).toMatchObject(nothing);
    expect(await read(coordinator)).toMatchObject({ text: null, figures: { came: 0 }, may_write: true });
    expect((await write(student)).statusCode).toBe(403);
    expect((await write(await server.signIn({ role: 'GENSEC_SPORTS' }))).statusCode).toBe(403);
    expect((await write(coordinator, { text: ' ' })).json()).toMatchObject({ errors: { text: 'Enter what happened.' } });
    expect((await write(coordinator)).json()).toMatchObject({ text: 'Ten teams played.', version: 1, photos_as_evidence: false });
    expect(await read(student)).toMatchObject({ text: 'Ten teams played.', may_write: false });
    expect(await audited()).toEqual([{ action: 'event-report.write', detail: { version: 1, photosAsEvidence: false } }]);
  });

  it('cannot be written for a future or canceled event, and returns 404 for an unknown event', async () => {
    const ahead = { startsAt: new Date('2026-11-21T03:30:00Z'), endsAt: new Date('2026-11-21T11:30:00Z') };
    for (const overrides of [ahead, { startsAt: START, endsAt: END, status: 'cancelled' as const }]) {
      const { id } = await addEvent(server.context, { unitId, title: 'Another', ...overrides });
      const answer = await coordinator.send('PUT', `/api/events/${id}/report`, { text: 'x', version: 0 });
      expect([answer.statusCode, answer.json().message]).toEqual([409, 'A report is written once the event is over.']);
      expect((await coordinator.get(`/api/events/${id}/report`)).json()).toMatchObject({ may_write: false, figures: null });
    }
    expect((await student.get(`/api/events/${newId()}/report`)).statusCode).toBe(404);
  });

  it('rejects the second of two concurrent changes with 412', async () => {
    await write(coordinator);
    const both = await Promise.all([write(coordinator, { text: 'One', version: 1 }), write(coordinator, { text: 'Other', version: 1 })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    const rows = await server.context.db.select().from(eventReports).where(eq(eventReports.eventId, eventId));
    expect(rows.map(({ version }) => version)).toEqual([2]);
  });

  it('contains the attendance of each day, with counts below five masked', async () => {
    const people: Visitor[] = [];
    for (let n = 0; n < 5; n += 1) people.push(await server.signIn());
    await comes(people, '2026-11-10');
    await comes(people.slice(0, 2), '2026-11-11');
    await write(coordinator);
    expect((await read(student)).figures).toEqual({
      ...{ registered: 0, came: 5, hours: 16 },
      days: [
        { day: '2026-11-10', came: 5 },
        { day: '2026-11-11', came: '<5' },
      ],
    });
  });

  it('counts the people with a place, whether they came or not, and not those who waited', async () => {
    const people: Visitor[] = [];
    for (let n = 0; n < 9; n += 1) people.push(await server.signIn());
    const { db, instituteId } = server.context;
    await db.insert(registrations).values(
      people.map(({ userId }, index) => {
        const state = index < 7 ? ('registered' as const) : ('waiting' as const);
        return { instituteId, eventId, userId, state, arrival: index + 1, registeredAt: new Date('2026-11-01T03:30:00Z') };
      }),
    );
    await comes(people.slice(0, 5), '2026-11-10');
    await db.insert(eventParticipants).values(people.slice(0, 5).map(({ userId }) => ({ instituteId, eventId, userId })));
    await write(coordinator);
    expect((await read(student)).figures).toMatchObject({ registered: 7, came: 5 });
    expect(await figuresBy(server.context, { id: eventId, startsAt: START, endsAt: END }, new Date('2026-10-31T00:00:00Z'))).toMatchObject({
      registered: 5,
    });
  });

  it('strips photo metadata, and keeps place and time only when requested', async () => {
    const plain = await upload(coordinator);
    expect([plain.statusCode, plain.json().place, plain.json().taken_at]).toEqual([201, null, null]);
    const placed = await upload(coordinator, { keep: 'yes' });
    expect(placed.json()).toMatchObject({ place: '12.99156, 80.23368', taken_at: '2026-11-10 17:45' });
    expect((await upload(coordinator, { keep: 'yes', image: await picture().png().toBuffer() })).json()).toMatchObject({
      ...{ place: null, taken_at: null },
    });
    const address: string = placed.json().url;
    expect((await student.get(address)).statusCode).toBe(404);
    await write(coordinator);
    const shown = await student.get(address);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    const { width, exif, orientation } = await sharp(shown.rawPayload).metadata();
    expect([width, exif, orientation]).toEqual([800, undefined, undefined]);
    expect((await server.visitor().get(address)).statusCode).toBe(401);
    expect((await read(student)).photos).toHaveLength(3);
  });

  it('accepts at most six photos, only images, and only from its editors', async () => {
    expect((await upload(student)).statusCode).toBe(403);
    const wrong = await upload(coordinator, { image: Buffer.from('GIF89a') });
    expect([wrong.statusCode, wrong.json().errors]).toEqual([415, { photo: 'Choose a photo of at most 5 MB.' }]);
    for (let n = 0; n < MAX_REPORT_PHOTOS; n += 1) expect((await upload(coordinator)).statusCode).toBe(201);
    const one = await upload(coordinator);
    expect([one.statusCode, one.json().errors]).toEqual([409, { photo: 'A report has at most 6 photos.' }]);
  });

  it('deletes a removed photo permanently and writes audit log entries', async () => {
    const { _id, url } = (await upload(coordinator)).json();
    expect((await student.send('DELETE', url)).statusCode).toBe(403);
    expect((await coordinator.send('DELETE', url)).json()).toEqual({ message: 'The photo was removed.' });
    expect((await coordinator.send('DELETE', url)).statusCode).toBe(404);
    expect((await coordinator.get(url)).statusCode).toBe(404);
    const { db } = server.context;
    expect(await db.$count(eventReportPhotos, eq(eventReportPhotos.id, _id))).toBe(0);
    expect(await db.$count(photoLeftovers, eq(photoLeftovers.instituteId, server.context.instituteId))).toBe(0);
    expect((await audited()).map((row) => (row as { action: string }).action).sort()).toEqual([
      'event-report.add-photo',
      'event-report.remove-photo',
    ]);
  });
});
