import { anEvent } from '@quad/domain/fixtures';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, createClient } from '../client/index.ts';
import {
  ALL_CALLS,
  accounts,
  analytics,
  callKey,
  counters,
  events,
  orgUnits,
  profile,
  roomRequests,
  successOf,
} from '../contract/index.ts';
import { emptyAnswer } from './emptyAnswer.ts';
import { exampleOf, mock } from './index.ts';
import { listenToMocks } from './node.ts';

const server = listenToMocks();
const client = createClient({ baseUrl: 'http://portal.example' });
const BODY = { room: ' LH-1 ', date: '2026-12-01', time: '10:00' };

beforeEach(() => server.resetHandlers());
afterAll(() => server.close());

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${error}`);
  return error;
}

describe('a mocked call', () => {
  it('returns a given value', async () => {
    server.use(mock(events.byId).ok(anEvent({ title: 'Robo Race' })));
    expect(await client.call(events.byId, { params: { id: 'e1' } })).toMatchObject({ title: 'Robo Race' });
  });

  it('returns the result of a function of the validated request', async () => {
    server.use(
      mock(roomRequests.create).ok(({ params, body, headers }) =>
        anEvent({ _id: params.eventId, title: `${body.room}|${body.description}|${headers.get('idempotency-key')}` }),
      ),
    );
    const event = await client.call(roomRequests.create, { params: { eventId: 'a/b' }, body: BODY, idempotencyKey: 'k1' });
    expect(event).toMatchObject({ _id: 'a/b', title: 'LH-1||k1' });
  });

  it('rejects a request that breaks the contract, with field errors', async () => {
    server.use(mock(roomRequests.create).ok(anEvent()));
    const error = await failureOf(client.call(roomRequests.create, { params: { eventId: 'e1' }, body: { ...BODY, room: ' ' } }));
    expect(error).toMatchObject({ status: 400, code: 'INVALID', fieldErrors: { room: 'Enter a room or venue.' } });
    const response = await fetch('http://portal.example/api/events/e1/room-requests', { method: 'POST', body: 'not json' });
    expect(response.status).toBe(400);
  });

  it('can fail with a given status, message and code', async () => {
    server.use(mock(roomRequests.decide).fails(409, 'This request was already Approved.', 'ALREADY_DECIDED', { status: 'Too late.' }));
    const error = await failureOf(client.call(roomRequests.decide, { params: { requestId: 'r1' }, body: { status: 'Rejected' } }));
    expect(error).toMatchObject({
      status: 409,
      code: 'ALREADY_DECIDED',
      message: 'This request was already Approved.',
      fieldErrors: { status: 'Too late.' },
    });
  });

  it('can be empty, malformed, offline, slow or never finish', async () => {
    server.use(mock(events.all).empty());
    expect(await client.call(events.all)).toEqual([]);
    server.use(mock(events.all).malformed());
    expect((await failureOf(client.call(events.all))).code).toBe('MALFORMED_ANSWER');
    server.use(mock(events.all).offline());
    expect((await failureOf(client.call(events.all))).code).toBe('NETWORK');
    server.use(mock(events.all).slow(60, [anEvent()]));
    expect((await failureOf(client.call(events.all, { timeoutMs: 10 }))).code).toBe('TIMEOUT');
    expect(await client.call(events.all)).toHaveLength(1);
    server.use(mock(events.all).loading());
    expect((await failureOf(client.call(events.all, { timeoutMs: 10 }))).code).toBe('TIMEOUT');
  });

  it('returns a list page by page', async () => {
    const all = Array.from({ length: 2500 }, (_, index) => anEvent({ _id: `e${index}` }));
    server.use(mock(events.all).ok(all));
    const first = await client.page(events.all, { query: { limit: 1000, status: 'planned' } });
    expect(first).toMatchObject({ total: 2500, isTotalExact: true });
    const second = await client.page(events.all, { query: { limit: 1000, status: 'planned', cursor: first.next } });
    const third = await client.page(events.all, { query: { limit: 1000, status: 'planned', cursor: second.next } });
    expect([...first.items, ...second.items, ...third.items].map(({ _id }) => _id)).toEqual(all.map(({ _id }) => _id));
    expect([second.total, third.total, third.next]).toEqual([undefined, undefined, undefined]);
    expect(await client.call(events.all)).toHaveLength(1000);
    expect(await client.page(events.all, { query: { limit: 0 } })).toEqual({ items: [], next: undefined, total: 2500, isTotalExact: true });
  });

  it('rejects a cursor of another list and a limit outside the range of the contract', async () => {
    server.use(mock(events.all).ok([anEvent({ _id: 'e1' }), anEvent({ _id: 'e2' })]), mock(events.byRole).ok([anEvent()]));
    const { next } = await client.page(events.all, { query: { limit: 1 } });
    const foreign = { status: 400, message: 'This page is not there any more. Begin at the first page again.' };
    expect(await failureOf(client.page(events.all, { query: { limit: 1, status: 'planned', cursor: next } }))).toMatchObject(foreign);
    expect(await failureOf(client.page(events.byRole, { params: { role: 'STUDENT' }, query: { cursor: next } }))).toMatchObject(foreign);
    expect(await failureOf(client.page(events.all, { query: { cursor: 'made up' } }))).toMatchObject(foreign);
    const limits = { status: 400, fieldErrors: { limit: 'The limit is a whole number from 0 to 1000.' } };
    for (const limit of [1001, -1, 1.5, '', 'all'])
      expect(await failureOf(client.page(events.all, { query: { limit } }))).toMatchObject(limits);
  });

  it('does not answer a fixed path with the mock of a path parameter', async () => {
    server.use(mock(events.latest).ok([]), mock(events.byId).ok(anEvent()));
    expect(await client.call(events.latest)).toEqual([]);
  });

  it('accepts form data and calls to the second host', async () => {
    server.use(
      mock(profile.updatePhoto).ok(({ body }) => ({ profilePic: `/photos/${body.ID_No}-${body.image.size}` })),
      mock(counters.events).empty(),
    );
    const answer = await client.call(profile.updatePhoto, { body: { image: new Blob(['four']), ID_No: '2301' } });
    expect(answer.profilePic).toBe('/photos/2301-4');
    expect(await createClient({ baseUrl: 'http://portal.example/counters' }).call(counters.events)).toEqual([]);
  });

  it('fails when its response breaks the contract, in the types and at run time', async () => {
    // @ts-expect-error an event has a title
    expect(() => mock(events.byId).ok({ _id: 'e1', status: 'planned' })).toThrow(
      'The mock of GET /api/events/{id} breaks the contract: title',
    );
    // @ts-expect-error there is no such status
    const wrongLater = mock(events.all).ok(() => [anEvent({ status: 'postponed' })]);
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(wrongLater);
    expect((await failureOf(client.call(events.all))).status).toBe(500);
    log.mockRestore();
    expect(() => mock(orgUnits.create).empty()).toThrow('POST /api/orgUnit/create has no empty answer');
  });
});

describe('parity with the contract', () => {
  const fetched = ALL_CALLS.filter((call) => !/^\/auth\/(google|providers)/.test(call.path));

  it.each(fetched.map((call) => [callKey(call), call] as const))('%s has an example that matches its response schema', (_, call) => {
    const sent: unknown = JSON.parse(JSON.stringify(exampleOf(call)));
    expect(v.safeParse(successOf(call).schema, sent).issues).toBeUndefined();
  });

  it('has empty responses for lists, sessions and statistics', async () => {
    server.use(mock(analytics.president).empty());
    expect(await client.call(analytics.president)).toBeNull();
    expect(emptyAnswer(events.byRole)).toEqual([]);
    expect(emptyAnswer(accounts.fetchAuth)).toBeNull();
    expect(ALL_CALLS.filter((call) => emptyAnswer(call) !== undefined).map(callKey)).toEqual(
      expect.arrayContaining(['GET /api/feedback/get-targetid', 'GET /api/dashboard/stats', 'GET /api/analytics/gensec', 'GET /tenure']),
    );
  });
});
