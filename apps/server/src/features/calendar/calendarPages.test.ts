import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Context } from '../../context.ts';
import { calendarPages, events, orgUnits } from '../../db/schema.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { addEvent, addUnit } from '../events/testing/records.ts';
import { savePages } from './calendarPages.repo.ts';
import type { WrittenPages } from './pageCache.ts';

// The real functions, with their calls counted.
vi.mock('./icalendar.ts', { spy: true });

const WEEK_MS = 7 * 24 * 3_600_000;
const EVENTS = 5;

let server: TestApp;
let student: Visitor;
let unitId: string;
/** One per week. */
let eventIds: string[];
let path: string;

beforeAll(async () => {
  server = await testApp();
  student = await server.signIn({});
});
afterAll(() => server.close());
beforeEach(async () => {
  unitId = (await addUnit(server.context)).id;
  eventIds = [];
  for (let week = 0; week < EVENTS; week += 1) {
    const startsAt = new Date(TEST_NOW.getTime() + week * WEEK_MS);
    eventIds.push((await addEvent(server.context, { unitId, title: `Week ${week}`, startsAt, endsAt: null })).id);
  }
  path = await newFeed({ kind: 'unit', unit_id: unitId });
});

async function newFeed(body: object): Promise<string> {
  const made = (await student.send('PUT', '/api/calendar/feeds', body)).json<{ url: string }>();
  return new URL(made.url).pathname;
}

/** The response of a node with an empty cache: its text, the number of events that it serialized, and the pages that it wants to store. */
async function onNewNode(address = path, context: Context = server.context) {
  vi.resetModules();
  const { writeEvent } = await import('./icalendar.ts');
  const { readFeed } = await import('./calendarFeeds.service.ts');
  const { gunzipSync } = await import('node:zlib');
  const cached: WrittenPages[] = [];
  vi.mocked(writeEvent).mockClear();
  const found = await readFeed(context, address.split('/').at(-2) ?? '', (pages) => void cached.push(pages));
  const body = found.ok ? await found.value.read() : found;
  if (!body.ok || !body.value.gzip) throw new Error('There is no such feed.');
  return { text: gunzipSync(body.value.gzip).toString(), written: vi.mocked(writeEvent).mock.calls.map(([{ title }]) => title), cached };
}

async function keep(pages: readonly WrittenPages[], { db, instituteId }: Context = server.context): Promise<void> {
  for (const written of pages) await savePages(db, instituteId, written.owner, written);
}

const change = (id: string | undefined, set: Partial<typeof events.$inferInsert>) =>
  server.context.db
    .update(events)
    .set({ updatedAt: new Date(), ...set })
    .where(eq(events.id, id ?? ''));
const pagesOf = (unit: string) => server.context.db.select().from(calendarPages).where(eq(calendarPages.unitId, unit));

describe('a cached calendar feed', () => {
  it('is served by other nodes without serializing events again', async () => {
    const first = await onNewNode();
    expect(first.written).toHaveLength(EVENTS);
    await keep(first.cached);
    expect(await onNewNode()).toEqual({ text: first.text, written: [], cached: [] });
    expect((await server.visitor().get(path)).body).toBe(first.text);
  });

  it('is stored after the response, which needs no write access', async () => {
    const first = await onNewNode();
    expect(await pagesOf(unitId)).toEqual([]);
    const readOnly = { ...server.context, db: refusing(server.context.db) };
    expect((await onNewNode(path, readOnly)).text).toBe(first.text);
    const node = await testApp({ instituteId: server.context.instituteId });
    expect((await node.visitor().get(path)).body).toBe(first.text);
    // Pending pages are stored before a node stops.
    await node.close();
    expect(await pagesOf(unitId)).toHaveLength(EVENTS);
    expect((await onNewNode()).written).toEqual([]);
  });

  it('is served even if storing it fails, and the failure is logged', async () => {
    const logged: string[] = [];
    const { instituteId } = server.context;
    const node = await testApp({ instituteId, environment: { LOG_LEVEL: 'warn' }, logStream: { write: (line) => void logged.push(line) } });
    const { db } = node.context;
    Object.assign(node.context, { db: refusing(db, ['delete']) });
    expect((await node.visitor().get(path)).statusCode).toBe(200);
    await node.close();
    expect(logged.join('\n')).toContain('Calendar pages could not be cached');
    expect(await pagesOf(unitId)).toEqual([]);
  });

  it('serializes only changed events again, and drops deleted and undated events', async () => {
    await keep((await onNewNode()).cached);
    await change(eventIds[1], { title: 'Another' });
    const changed = await onNewNode();
    expect([changed.written, changed.text.includes('SUMMARY:Another'), changed.text.includes('SUMMARY:Week 1')]).toEqual([
      ['Another'],
      true,
      false,
    ]);
    await keep(changed.cached);
    await change(eventIds[2], { startsAt: null });
    await server.context.db.delete(events).where(eq(events.id, eventIds[3] ?? ''));
    const fewer = await onNewNode();
    expect([fewer.written, fewer.text.match(/SUMMARY:.*/g)]).toEqual([[], ['SUMMARY:Week 0', 'SUMMARY:Another', 'SUMMARY:Week 4']]);
  });

  it('is serialized again after a change of unit name, time zone or portal URL', async () => {
    await keep((await onNewNode()).cached);
    const { config } = server.context;
    const elsewhere = { ...server.context, config: { ...config, institute: { ...config.institute, timeZone: 'Europe/London' } } };
    expect((await onNewNode(path, elsewhere)).written).toHaveLength(EVENTS);
    expect((await onNewNode(path, { ...server.context, config: { ...config, portalUrl: 'https://other.example' } })).text).toContain(
      'https://other.example/',
    );
    await server.context.db.update(orgUnits).set({ name: 'Renamed' }).where(eq(orgUnits.id, unitId));
    const renamed = await onNewNode();
    expect([renamed.written.length, renamed.text.match(/DESCRIPTION:Renamed/g)?.length]).toEqual([EVENTS, EVENTS]);
  });

  it('has one page per week, and pages of weeks without events are deleted', async () => {
    await keep((await onNewNode()).cached);
    const [earliest] = (await pagesOf(unitId)).toSorted((a, b) => a.week - b.week);
    await change(eventIds[4], { title: 'Another' });
    await change(eventIds[0], { startsAt: new Date(TEST_NOW.getTime() + WEEK_MS) });
    await keep((await onNewNode()).cached);
    expect((await pagesOf(unitId)).map(({ week }) => week)).not.toContain(earliest?.week);
    expect(await pagesOf(unitId)).toHaveLength(EVENTS - 1);
  });

  it('is never shared with another institute that has the same page version', async () => {
    const theirs = await testApp();
    const visitor = await theirs.signIn({});
    const made = (await visitor.send('PUT', '/api/calendar/feeds', { kind: 'institute' })).json<{ url: string }>();
    const event = await addEvent(theirs.context, { unitId: (await addUnit(theirs.context)).id, title: 'Theirs' });
    const address = new URL(made.url).pathname;
    const { cached } = await onNewNode(address, theirs.context);
    const institute = await newFeed({ kind: 'institute' });
    // As if another institute had the same version.
    await keep(cached, theirs.context);
    const [page] = cached.flatMap(({ pages }) => pages);
    expect((await onNewNode(institute)).text).not.toContain(event.id);
    expect(
      await server.context.db
        .select()
        .from(calendarPages)
        .where(eq(calendarPages.version, page?.version ?? '')),
    ).toEqual([]);
    await theirs.close();
  });

  it('is deleted together with its personal feed', async () => {
    await student.send('PUT', `/api/orgUnit/${unitId}/following`);
    const personal = await newFeed({ kind: 'personal' });
    await keep((await onNewNode(personal)).cached);
    expect((await onNewNode(personal)).written).toEqual([]);
    const feeds = (await student.get('/api/calendar/feeds')).json<{ _id: string; kind: string }[]>();
    const id = feeds.find(({ kind }) => kind === 'personal')?._id ?? '';
    const own = () => server.context.db.select().from(calendarPages).where(eq(calendarPages.feedId, id));
    expect((await own()).length).toBeGreaterThan(0);
    await student.send('DELETE', `/api/calendar/feeds/${id}`);
    expect(await own()).toEqual([]);
  });
});

/** A database that refuses writes, either all or some kinds. */
function refusing(db: Context['db'], ways: readonly string[] = ['insert', 'update', 'delete', 'transaction']): Context['db'] {
  const value = () => {
    throw new Error('Nobody may write here.');
  };
  return Object.create(db, Object.fromEntries(ways.map((way) => [way, { value }])));
}
