import { randomUUID } from 'node:crypto';
import Validator from '@adobe/structured-data-validator';
import { extract } from '@extractus/oembed-extractor';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { PUBLIC_PAGE_RULES, PUBLIC_PAGE_TEXTS, type PublicPage } from '@quad/domain/public-pages';
import { emblemMarkup } from '@quad/ui/theming';
import { and, desc, eq } from 'drizzle-orm';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, eventOrganizers, events, orgUnits, registrationCounts } from '../../db/schema.ts';
import { newTestDatabase } from '../../testing/database.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { addEvent, addUnit } from '../events/testing/records.ts';

// docs/specification/public-pages.md, docs/specification/public-pages.md#public-pages-calls
let server: TestApp;
let president: Visitor;
let unit: { id: string; name: string; contactEmail: string };
let eventId: string;
let now = TEST_NOW.getTime();
let number = 0;

beforeAll(async () => {
  server = await testApp({ config: { embedHosts: ['news.campus.example', '*.city.example:8443'] } });
  president = await server.signIn({ role: 'PRESIDENT' });
});
afterAll(() => server.close());
beforeEach(async () => {
  number += 1;
  unit = await addUnit(server.context, { name: `Robotics Club ${number}` });
  const event = await addEvent(server.context, {
    unitId: unit.id,
    title: `Robo Night ${number}`,
    description: 'Bring a robot <b>or two</b>.\n\nNo fire.',
    venue: 'Hall 1',
    startsAt: new Date('2026-11-27T12:30:00.000Z'),
    endsAt: new Date('2026-11-27T15:30:00.000Z'),
  });
  eventId = event.id;
  await change({ registrationRequired: true, maxParticipants: 40, fees: 150 });
});

async function change(set: Partial<typeof events.$inferInsert>): Promise<void> {
  await server.context.db.update(events).set(set).where(eq(events.id, eventId));
  later();
}

/** Moves the clock, so that cached pages are checked again. */
function later(): void {
  now += 2000;
  server.setNow(new Date(now));
}

const path = (kind = 'event', id = eventId) => `/api/public-pages/${kind}/${id}`;
const read = async (by = president, kind = 'event', id = eventId) => (await by.get(path(kind, id))).json<PublicPage>();
const set = (is_public: boolean, version: number, by = president, kind = 'event', id = eventId) =>
  by.send('PUT', path(kind, id), { is_public, version });
const open = (url: string, headers: Record<string, string> = {}) => server.visitor().get(url, { accept: 'text/html', ...headers });

async function published(kind = 'event', id = eventId): Promise<string> {
  const answer = await set(true, 0, president, kind, id);
  expect(answer.statusCode, answer.body).toBe(200);
  return new URL(answer.json<PublicPage>().address ?? '').pathname;
}

describe('making a page public', () => {
  it('previews the public content, and is recorded in the audit log', async () => {
    const before = await read();
    expect(before).toMatchObject({ is_public: false, version: 0, address: null, unit: null, event: { title: `Robo Night ${number}` } });
    expect((await open(`/e/robo-night-${number}`)).statusCode).toBe(404);
    const address = await published();
    expect(address).toBe(`/e/robo-night-${number}`);
    expect(await read()).toMatchObject({ is_public: true, version: 1, event: before.event });
    expect((await open(address)).statusCode).toBe(200);
    expect((await set(false, 1)).json()).toMatchObject({ is_public: false, version: 2 });
    // At once, without the cache delay of a second.
    expect((await open(address)).statusCode).toBe(404);
    const rows = await server.context.db
      .select({ action: auditLog.action, detail: auditLog.detail })
      .from(auditLog)
      .where(and(eq(auditLog.instituteId, server.context.instituteId), eq(auditLog.subjectId, eventId)))
      .orderBy(desc(auditLog.at));
    expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['public-page.publish', 'public-page.withdraw']));
    expect(rows[0]?.detail).toEqual({ kind: 'event', slug: `robo-night-${number}` });
  });

  it('is restricted to those who may edit the event or unit, and rejects an outdated version', async () => {
    const coordinator = await server.signIn({ role: 'CLUB_COORDINATOR', email: unit.contactEmail });
    const other = await server.signIn({ role: 'GENSEC_SPORTS' });
    const student = await server.signIn();
    for (const [kind, id] of [
      ['event', eventId],
      ['unit', unit.id],
    ] as const) {
      expect((await coordinator.get(path(kind, id))).statusCode).toBe(200);
      expect((await other.get(path(kind, id))).json()).toMatchObject({ code: 'FORBIDDEN', message: PUBLIC_PAGE_RULES.managersOnly });
      expect((await set(true, 0, other, kind, id)).statusCode).toBe(403);
      expect((await student.get(path(kind, id))).statusCode).toBe(403);
      expect((await president.get(path(kind, randomUUID()))).json()).toMatchObject({ code: 'NOT_FOUND' });
      expect((await set(true, 1, president, kind, id)).json()).toMatchObject({ code: 'STALE', message: PUBLIC_PAGE_RULES.stale });
    }
    expect((await president.get(path('room', eventId))).statusCode).toBe(400);
    const answers = await Promise.all([set(true, 0), set(true, 0), set(true, 0)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412, 412]);
  });

  it('numbers the address of a second event with the same title, and redirects it after a rename', async () => {
    const first = await published();
    const twin = await addEvent(server.context, { unitId: unit.id, title: `Robo Night ${number}` });
    expect(await published('event', twin.id)).toBe(`${first}-2`);
    const input = (await president.get(`/api/events/${eventId}`)).json<Record<string, unknown>>();
    const renamed = await president.send('PUT', `/api/events/${eventId}`, { ...input, title: `Night of Robots ${number}` });
    expect(renamed.statusCode, renamed.body).toBe(200);
    later();
    const moved = await open(`${first}/embed`);
    expect(moved.statusCode).toBe(301);
    expect(new URL(`${moved.headers.location}`).pathname).toBe(`/e/night-of-robots-${number}/embed`);
    expect((await open(`/e/night-of-robots-${number}`)).statusCode).toBe(200);
  });

  it('is unavailable when the institute has public pages off', async () => {
    const { config } = server.context;
    const off = await testApp({ config: { institute: { ...config.institute, off: ['public-pages'] } } });
    try {
      const boss = await off.signIn({ role: 'PRESIDENT' });
      expect((await boss.get(path())).json()).toMatchObject({ code: 'SWITCHED_OFF' });
      for (const url of [
        '/e/x',
        '/e/x/embed',
        '/e/x/picture.png',
        '/e/x/calendar.ics',
        '/u/x',
        '/u/x/events.atom',
        '/sitemap.xml',
        '/robots.txt',
      ])
        expect((await off.visitor().get(url)).statusCode, url).toBe(404);
    } finally {
      await off.close();
    }
  });
});

describe('the public page of an event', () => {
  it('is valid HTML under 20 kB that names no organizer', async () => {
    const student = await server.signIn({ name: 'Asha Verma' });
    await server.context.db.insert(eventOrganizers).values({ instituteId: server.context.instituteId, eventId, userId: student.userId });
    const answer = await open(await published());
    const { body, headers } = answer;
    for (const text of [
      'Hall 1',
      '₹150',
      'Many places',
      unit.name,
      unit.contactEmail,
      'Fri 27 Nov 2026, 6:00 pm – 9:00 pm',
      'Add to calendar',
    ])
      expect(body, text).toContain(text);
    expect(body).toContain('Bring a robot &lt;b&gt;or two&lt;/b&gt;.');
    expect(body).toContain(`<a class="primary" href="${server.context.config.portalUrl}/events/${eventId}">Register</a>`);
    expect(body).toContain(emblemMarkup(unit.name).svg);
    expect(body).not.toContain('Asha');
    expect(Buffer.byteLength(body)).toBeLessThan(20_000);
    expect(headers).toMatchObject({
      'cache-control': 'public, no-cache',
      'surrogate-key': `event-${eventId} unit-${unit.id}`,
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    const report = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(body);
    expect(report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([]);
    expect((await open(`/e/robo-night-${number}`, { 'if-none-match': `${headers.etag}` })).statusCode).toBe(304);
  });

  it('is in Hindi for a Hindi reader', async () => {
    const { body } = await open(await published(), { 'accept-language': 'hi' });
    expect(body).toContain('<html lang="hi"');
    expect(body).toContain('बहुत से स्थान');
    expect(body).toContain('>पंजीकरण करें</a>');
  });

  it.each([
    [{ status: 'cancelled' as const }, PUBLIC_PAGE_TEXTS.cancelled],
    [{ startsAt: new Date('2026-11-18T12:30:00.000Z'), endsAt: new Date('2026-11-18T13:30:00.000Z') }, PUBLIC_PAGE_TEXTS.over],
    [{ startsAt: null, endsAt: null }, PUBLIC_PAGE_TEXTS.undated],
    [{ registrationStartsAt: new Date('2026-11-24T04:30:00.000Z') }, 'Registration opens on Tue 24 Nov 2026.'],
  ])('shows the state of an event with %j', async (columns, text) => {
    const address = await published();
    await change(columns);
    const { body } = await open(address);
    expect(body).toContain(text);
    expect(body.includes('>Register<')).toBe('startsAt' in columns && columns.startsAt === null);
  });

  it('shows the number of places left in steps', async () => {
    const address = await published();
    const { instituteId, db } = server.context;
    await db.insert(registrationCounts).values({ instituteId, eventId, registered: 35, waiting: 0 });
    later();
    expect((await open(address)).body).toContain('Few places left');
    await db.update(registrationCounts).set({ registered: 40 }).where(eq(registrationCounts.eventId, eventId));
    later();
    expect((await open(address)).body).toContain('<dd>Full</dd>');
  });

  it('is cached for a second', async () => {
    const address = await published();
    await Promise.all(Array.from({ length: 20 }, () => open(address)));
    await server.context.db.update(events).set({ venue: 'Hall 9' }).where(eq(events.id, eventId));
    expect((await open(address)).body).toContain('Hall 1');
    later();
    expect((await open(address)).body).toContain('Hall 9');
  });

  it('is available as a calendar file', async () => {
    const { body, headers } = await open(`${await published()}/calendar.ics`);
    expect(headers['content-type']).toContain('text/calendar');
    expect(body).toContain(`SUMMARY:Robo Night ${number}`);
  });
});

// docs/specification/public-pages.md#public-pages-limits
describe('guessing addresses', () => {
  const guess = (visitor: Visitor, count: number, name: string) =>
    Promise.all(Array.from({ length: count }, (_, index) => visitor.get(`/e/${name}-${index}`)));

  it('is limited to 300 unknown or private addresses per network, which still gets every page', async () => {
    const guessed = await testApp();
    try {
      const stranger = guessed.visitor();
      const boss = await guessed.signIn({ role: 'PRESIDENT' });
      const { id: unitId } = await addUnit(guessed.context);
      const make = async (kind: string, id: string) => {
        const made = await set(true, 0, boss, kind, id);
        return new URL(made.json<PublicPage>().address ?? '').pathname;
      };
      const [read, unread, hidden] = await Promise.all(
        ['Read', 'Unread', 'Hidden'].map((title) => addEvent(guessed.context, { unitId, title })),
      );
      if (!read || !unread || !hidden) throw new Error('There is no event.');
      const pages = [await make('event', read.id), await make('event', unread.id), await make('unit', unitId)];
      const secret = await make('event', hidden.id);
      expect((await set(false, 1, boss, 'event', hidden.id)).statusCode).toBe(200);
      expect((await guessed.visitor().get(`${pages[0]}`)).statusCode).toBe(200);
      const answers = await guess(stranger, 310, 'guess');
      expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(300);
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
      for (const address of [...pages, '/sitemap.xml', '/robots.txt', '/e/unread/embed', '/e/unread/picture.png', '/e/unread/calendar.ics'])
        expect((await stranger.get(address)).statusCode, address).toBe(200);
      expect((await stranger.get(`${pages[2]}/events.atom`)).statusCode).toBe(200);
      expect((await stranger.get('/e/UNREAD')).statusCode).toBe(301);
      const page = `${guessed.context.config.serverUrl}/e/unread`;
      expect((await stranger.get(`/api/oembed?${new URLSearchParams({ url: page })}`)).statusCode).toBe(200);
      const late = await make('event', (await addEvent(guessed.context, { unitId, title: 'Late' })).id);
      expect((await stranger.get(late)).statusCode).toBe(200);
      const [unknown, kept] = [await stranger.get('/e/guess-1'), await stranger.get(secret)];
      expect([unknown.statusCode, kept.statusCode]).toEqual([429, 429]);
      const other = guessed.visitor();
      const [missing, withdrawn] = [await other.get('/e/guess-1'), await other.get(secret)];
      expect([withdrawn.statusCode, withdrawn.body]).toEqual([missing.statusCode, missing.body]);
      expect(missing.statusCode).toBe(404);
    } finally {
      await guessed.close();
    }
  });

  it('causes a statement for many addresses, and the same for private ones', async () => {
    const sent: string[] = [];
    const database = await newTestDatabase((statement, run) => {
      sent.push(statement);
      return run();
    });
    const counted = await testApp({ database });
    try {
      const boss = await counted.signIn({ role: 'PRESIDENT' });
      const { id } = await addEvent(counted.context, { unitId: (await addUnit(counted.context)).id, title: 'Hidden' });
      for (const version of [0, 1]) await set(version === 0, version, boss, 'event', id);
      const statementsOf = async (work: () => Promise<unknown>) => {
        sent.length = 0;
        await work();
        return [...sent];
      };
      const stranger = counted.visitor();
      const [lookup, ...others] = await statementsOf(() => stranger.get('/e/unknown'));
      expect([lookup, others]).toEqual([expect.stringContaining('public_page_addresses'), []]);
      expect(await statementsOf(() => stranger.get('/e/hidden'))).toEqual([lookup]);
      expect(await statementsOf(() => stranger.get('/e/no%00slug'))).toEqual([]);
      // More than a network may try, so that refusals are among them.
      const many = await statementsOf(() => guess(stranger, 400, 'guess'));
      expect(new Set(many)).toEqual(new Set([lookup]));
      expect(many.length).toBeLessThan(400);
      expect(await statementsOf(() => guess(stranger, 100, 'hidden'))).not.toContainEqual(expect.stringMatching(/insert|update/));
    } finally {
      await counted.close();
      await database.close();
    }
  });

  it('finds a page on every node as soon as it is public', async () => {
    const node = await testApp({ instituteId: server.context.instituteId });
    try {
      const address = `/e/robo-night-${number}`;
      const answers = async () => [(await open(address)).statusCode, (await node.visitor().get(address)).statusCode];
      expect(await answers()).toEqual([404, 404]);
      expect(await published()).toBe(address);
      expect(await answers()).toEqual([200, 200]);
    } finally {
      await node.close();
    }
  });
});

// docs/specification/public-pages.md#public-pages-limits
describe('the rate limits and checks of public addresses', () => {
  it('allow 60 registrations an hour per student', async () => {
    const someone = await server.signIn();
    const answers: number[] = [];
    for (let count = 0; count < 61; count += 1)
      answers.push((await someone.send('POST', `/api/events/${eventId}/registration`, { answers: {} })).statusCode);
    expect(answers).toEqual([...Array(60).fill(201), 429]);
    expect((await (await server.signIn()).send('POST', `/api/events/${eventId}/registration`, { answers: {} })).statusCode).toBe(201);
  });

  it('refuse a registration before the email address is verified, where the institute requires it', async () => {
    const strict = await testApp({ instituteId: server.context.instituteId, config: { emailProof: 'before-onboarding' } });
    try {
      const stranger = await strict.signIn({ isUnverified: true, onboardingComplete: false });
      expect((await stranger.send('POST', `/api/events/${eventId}/registration`, { answers: {} })).json().code).toBe('EMAIL_UNPROVEN');
    } finally {
      await strict.close();
    }
  });

  it('allow 60 changes an hour of whether a page is public', async () => {
    const manager = await server.signIn({ role: 'PRESIDENT' });
    const changes: number[] = [];
    for (let version = 0; version < 61; version += 1) changes.push((await set(version % 2 === 0, version, manager)).statusCode);
    expect(changes).toEqual([...Array(60).fill(200), 429]);
  });
});

describe('the public page of a unit', () => {
  it('lists published events and no other, with a feed and a sitemap entry', async () => {
    const address = await published('unit', unit.id);
    expect((await open(address)).body).toContain(PUBLIC_PAGE_TEXTS.noNext);
    await published();
    const past = await addEvent(server.context, {
      unitId: unit.id,
      title: `Old Night ${number}`,
      startsAt: new Date('2026-10-27T12:30:00.000Z'),
      endsAt: new Date('2026-10-27T13:30:00.000Z'),
    });
    await published('event', past.id);
    const closed = await addEvent(server.context, { unitId: unit.id, title: `Closed Night ${number}` });
    await published('event', closed.id);
    expect((await set(false, 1, president, 'event', closed.id)).statusCode).toBe(200);
    later();
    const { body } = await open(address);
    expect(body).not.toContain('Closed Night');
    expect(body).toContain(`<a href="${server.context.config.serverUrl}/e/robo-night-${number}">Robo Night ${number}</a>`);
    expect(body.indexOf('Past events')).toBeLessThan(body.indexOf(`Old Night ${number}`));
    expect(body).toContain(unit.contactEmail);
    const report = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(body);
    expect(report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([]);
    const feed = await open(`${address}/events.atom`);
    expect(feed.headers['content-type']).toContain('application/atom+xml');
    expect(feed.body).toContain(`<title>Robo Night ${number}</title>`);
    expect(feed.body).toContain(`<title>Old Night ${number}</title>`);
    expect(feed.body).not.toContain('Closed Night');
    const map = await open('/sitemap.xml');
    expect(map.body).toContain(`${server.context.config.serverUrl}${address}</loc>`);
    expect(map.body).not.toContain('closed-night');
    expect((await open('/robots.txt')).body).toContain('Allow: /e/');
    const { instituteId, db } = server.context;
    await db
      .update(orgUnits)
      .set({ description: 'New' })
      .where(and(eq(orgUnits.instituteId, instituteId), eq(orgUnits.id, unit.id)));
    later();
    expect((await open(address)).body).toContain('<p>New</p>');
  });
});

// docs/specification/public-pages.md#public-pages-embed
describe('embedding in other sites', () => {
  it('allows frames on the hosts that the institute allows', async () => {
    const { headers, body } = await open(`${await published()}/embed`);
    expect(headers['content-security-policy']).toContain('frame-ancestors news.campus.example *.city.example:8443');
    expect(headers['content-security-policy']).toContain('sandbox allow-popups');
    expect(headers['x-frame-options']).toBeUndefined();
    expect(body).toContain(`Robo Night ${number}`);
    expect(body).not.toContain('<script');
  });

  it('describes public pages by oEmbed, and no other address', async () => {
    const page = `${server.context.config.serverUrl}${await published()}`;
    const ask = (query: Record<string, string>) => server.visitor().get(`/api/oembed?${new URLSearchParams(query)}`);
    const answer = await ask({ url: page, maxwidth: '400' });
    expect(answer.json()).toMatchObject({ version: '1.0', type: 'rich', title: `Robo Night ${number}`, width: 400, height: 320 });
    for (const url of [`${page}x`, 'https://elsewhere.example/e/robo', 'nothing', `${server.context.config.serverUrl}/u/robo`])
      expect((await ask({ url })).statusCode, url).toBe(404);
    expect((await ask({ url: page, format: 'xml' })).statusCode).toBe(400);
  });
});

/** Google's requirements for events: https://developers.google.com/search/docs/appearance/structured-data/event */
const GOOGLE_EVENT = v.object({
  '@type': v.literal('Event'),
  name: v.pipe(v.string(), v.nonEmpty()),
  startDate: v.pipe(v.string(), v.isoTimestamp()),
  endDate: v.pipe(v.string(), v.isoTimestamp()),
  description: v.string(),
  eventStatus: v.picklist(['https://schema.org/EventScheduled', 'https://schema.org/EventCancelled']),
  eventAttendanceMode: v.literal('https://schema.org/OfflineEventAttendanceMode'),
  image: v.tuple([v.pipe(v.string(), v.url())]),
  location: v.object({ '@type': v.literal('Place'), name: v.string(), address: v.string() }),
  organizer: v.object({ '@type': v.literal('Organization'), name: v.string(), url: v.pipe(v.string(), v.url()) }),
  offers: v.object({
    '@type': v.literal('Offer'),
    price: v.number(),
    priceCurrency: v.pipe(v.string(), v.length(3)),
    availability: v.pipe(v.string(), v.startsWith('https://schema.org/')),
    url: v.pipe(v.string(), v.url()),
  }),
});

describe('machine-readable data of a public page', () => {
  it('contains a valid schema.org event that a title with HTML cannot break', async () => {
    await change({ title: `</script><b>${number}`, description: 'Bring "quotes" & <tags>.' });
    const { body } = await open(await published());
    const extracted = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(body);
    const [event] = extracted.jsonld.Event ?? [];
    expect(v.is(GOOGLE_EVENT, event), JSON.stringify(event)).toBe(true);
    expect(event).toMatchObject({ name: `</script><b>${number}`, description: 'Bring "quotes" & <tags>.' });
    const issues = await new Validator().validate(extracted);
    expect(issues.filter(({ severity }: { severity: string }) => severity === 'ERROR')).toEqual([]);
  });

  it('allows oEmbed clients to discover how to embed the page', async () => {
    const page = `${server.context.config.serverUrl}${await published()}`;
    const fetcher = async (url: string) => {
      const { pathname, search } = new URL(url);
      const { body, statusCode, headers } = await open(`${pathname}${search}`);
      return new Response(body, { status: statusCode, headers: { 'content-type': `${headers['content-type']}` } });
    };
    const found = await extract(page, { maxwidth: 480 }, fetcher);
    expect(found).toMatchObject({ type: 'rich', method: 'auto-discovery', title: `Robo Night ${number}`, width: 480 });
    expect(found.html).toContain(`<iframe src="${page}/embed" width="480"`);
  });
});

describe('the preview picture', () => {
  it('is a 1200 x 630 PNG under 80 kB with an immutable cache header', async () => {
    await change({ title: `क्षत्रिय नृत्य प्रतियोगिता ${number}` });
    const address = await published();
    const { body } = await open(address);
    const [, picture = ''] = /og:image" content="([^"]+)"/.exec(body) ?? [];
    const { pathname, search } = new URL(picture);
    const image = await open(`${pathname}${search}`);
    expect(image.statusCode, image.body.slice(0, 200)).toBe(200);
    expect(image.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(image.rawPayload.byteLength).toBeLessThanOrEqual(80_000);
    expect(await sharp(image.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const again = await open(`${pathname}?v=other`, { 'if-none-match': `${image.headers.etag}` });
    expect(again.statusCode).toBe(304);
    const unitPicture = await open(`${await published('unit', unit.id)}/picture.png`);
    expect(unitPicture.headers['cache-control']).toBe('public, no-cache');
  });
});
