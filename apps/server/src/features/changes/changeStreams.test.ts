import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openEventStream } from '../../plugins/eventStream.ts';
import { type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { rounds } from '../../testing/tier.ts';
import { ChangeFeed } from './changeFeed.ts';
import { ChangeStreams, type StreamRequest, type StreamResult } from './changeStreams.ts';
import { openStream, requestStream, type Stream } from './testing/stream.ts';

const PLACES = 8;
const LEAVES_WITHIN_MS = 50;
const SEED = 20_261_120;

let server: TestApp;
let port: number;
let streams: ChangeStreams;
let feed: ChangeFeed;

const calls = { open: vi.spyOn(ChangeStreams.prototype, 'open'), listen: vi.spyOn(ChangeFeed.prototype, 'listen') };

beforeAll(async () => {
  server = await testApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = (server.app.server.address() as AddressInfo).port;
  // The server's own streams.
  const stream = await openStream(port, await server.signIn());
  stream.disconnect();
  [streams] = calls.open.mock.contexts as [ChangeStreams];
  [feed] = calls.listen.mock.contexts as [ChangeFeed];
});
afterEach(() => nothingIsLeft());
afterAll(async () => {
  for (const spy of Object.values(calls)) spy.mockRestore();
  await server.close();
});

async function nothingIsLeft(): Promise<void> {
  const opening = () => calls.open.mock.settledResults.filter(({ type }) => type === 'incomplete').length;
  await expect
    .poll(() => ({ opening: opening(), open: streams.count, places: streams.placesTaken, listeners: feed.listenerCount }))
    .toEqual({ opening: 0, open: 0, places: 0, listeners: 0 });
}

/** Resources that keep the process alive, such as timers that were not cleared. */
const timers = () => process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Requests a stream and disconnects after so many milliseconds, whatever has arrived by then. */
async function visitFor(ms: number, visitor: Visitor): Promise<void> {
  const request = requestStream(port, visitor).on('error', () => undefined);
  request.on('response', (answer) => answer.resume().on('error', () => undefined));
  await wait(ms);
  const closed = new Promise((resolve) => request.once('close', resolve));
  request.destroy();
  await closed;
}

it('releases all places, listeners and timers when browsers disconnect while a stream opens', { timeout: 900_000 }, async () => {
  const random = randomFrom(SEED);
  const visitors = await Promise.all(Array.from({ length: 10 }, () => server.signIn()));
  const before = timers();
  const visits = Array.from({ length: rounds(120, 1000) }, (_, index) => ({
    visitor: visitors[index % visitors.length] as Visitor,
    ms: random() * LEAVES_WITHIN_MS,
  }));
  // As many visits at a time as there are places, so that any of them may be opened.
  const atATime = visitors.length * PLACES;
  for (let start = 0; start < visits.length; start += atATime) {
    await Promise.all(visits.slice(start, start + atATime).map(({ ms, visitor }) => visitFor(ms, visitor)));
  }
  await nothingIsLeft();
  await expect.poll(timers).toBeLessThanOrEqual(before);
  const [first] = visitors as [Visitor];
  const honest = await openStream(port, first);
  expect(honest.answer.statusCode).toBe(200);
  honest.disconnect();
});

it('opens eight change streams for a user with 200 concurrent requests and refuses the others', async () => {
  const busy = await server.signIn();
  const opened: Stream[] = await Promise.all(Array.from({ length: 200 }, () => openStream(port, busy)));
  const answers = Object.groupBy(opened, ({ answer }) => String(answer.statusCode));
  expect([answers['200']?.length, answers['429']?.length]).toEqual([PLACES, 200 - PLACES]);
  for (const stream of opened) stream.disconnect();
  await nothingIsLeft();
  const again = await openStream(port, busy);
  expect(again.answer.statusCode).toBe(200);
  again.disconnect();
});

it.each<[string, Partial<StreamRequest>, StreamResult | Error]>([
  ['the session has ended', { isStillSignedIn: async () => false }, 'ended'],
  ['the session check fails', { isStillSignedIn: () => Promise.reject(new Error('away')) }, new Error('away')],
  ['the browser disconnects before the stream opens', { hasLeft: () => true }, 'left'],
  [
    'the response stream cannot be opened',
    {
      openStream: () => {
        throw new Error('begun already');
      },
    },
    new Error('begun already'),
  ],
])('releases the place of a change stream when %s', async (_, options, expected) => {
  const { context, connection } = server;
  const own = new ChangeFeed({ database: async () => connection.acrossInstitutes, clock: context.clock, log: server.app.log });
  const theirs = new ChangeStreams(own);
  const request: StreamRequest = {
    instituteId: context.instituteId,
    actor: { userId: context.instituteId, role: 'STUDENT' } as StreamRequest['actor'],
    after: undefined,
    isStillSignedIn: async () => true,
    findOffices: async () => [],
    hasLeft: () => false,
    openStream: () => ({ send: () => undefined, end: () => undefined }),
    ...options,
  };
  const result = await theirs.open(request).catch((error: unknown) => error);
  expect(result).toEqual(expected);
  expect([theirs.count, theirs.placesTaken, own.listenerCount]).toEqual([0, 0, 0]);
  await theirs.close();
});

it('names no place in a message before all changes up to there are sent', async () => {
  const { context, connection } = server;
  const { instituteId } = context;
  const own = new ChangeFeed({ database: async () => connection.acrossInstitutes, clock: () => new Date(), log: server.app.log });
  const theirs = new ChangeStreams(own);
  const after = await own.placeNow();
  const sent: { id: string; data: string }[] = [];
  let hasEnded = false;
  const heard = Promise.withResolvers<void>();
  const result = await theirs.open({
    instituteId,
    actor: { userId: instituteId, role: 'STUDENT' } as StreamRequest['actor'],
    after,
    // While the session is looked up, something changes, and at the same time everybody's rights do, which ends the stream.
    async isStillSignedIn() {
      const { stop } = await own.listen(instituteId, undefined, () => heard.resolve());
      await context.db.execute(
        sql`insert into changes (institute_id, topic) select ${instituteId}, topic from unnest(array['units', 'session']) topic`,
      );
      await heard.promise;
      stop();
      return true;
    },
    findOffices: async () => [],
    hasLeft: () => false,
    openStream: () => ({
      send: (id, data) => void (hasEnded || sent.push({ id, data })),
      end: () => {
        hasEnded = true;
      },
    }),
  });
  expect([result, hasEnded]).toEqual(['open', true]);
  // The browser resumes from the last message that it received.
  const resumed: string[] = [];
  const again = await own.listen(instituteId, sent.at(-1)?.id ?? after, ({ changes }) =>
    resumed.push(...changes.map(({ topic }) => topic)),
  );
  again.stop();
  expect(resumed).toEqual(['units']);
  await theirs.close();
});

it('calls onEnd exactly once, even if the browser disconnected before the stream opened', async () => {
  const socket = new Socket();
  const raw = new ServerResponse(new IncomingMessage(socket));
  raw.assignSocket(socket);
  const closed = once(raw, 'close');
  socket.destroy();
  await closed;
  const onEnd = vi.fn();
  const reply = { raw, hijack: () => undefined, getHeaders: () => ({}) } as unknown as FastifyReply;
  const stream = openEventStream(reply, { onEnd });
  await expect.poll(() => onEnd.mock.calls.length).toBe(1);
  stream.send('1', '{}');
  stream.end();
  await new Promise(setImmediate);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('spreads the reconnects of streams that end together evenly between one and three seconds', async () => {
  const STREAMS = 1000;
  const waits = Array.from({ length: STREAMS }, (_, index) => {
    const raw = new ServerResponse(new IncomingMessage(new Socket()));
    const written = vi.spyOn(raw, 'write');
    const reply = { raw, hijack: () => undefined, getHeaders: () => ({}) } as unknown as FastifyReply;
    openEventStream(reply, { onEnd: () => undefined, random: () => index / STREAMS }).end();
    return Number(/^retry: (\d+)\n\n$/.exec(`${written.mock.calls[0]?.[0]}`)?.[1]);
  });
  expect([Math.min(...waits), Math.max(...waits)]).toEqual([1000, 2998]);
  const perTenth = Map.groupBy(waits, (wait) => Math.floor((wait - 1000) / 200));
  expect([...perTenth.values()].map((all) => all.length)).toEqual(Array(10).fill(STREAMS / 10));
});
