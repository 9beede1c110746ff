import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { accounts, certificates, events, profile, roomRequests } from '../contract/index.ts';
import { ApiError, createClient, errorText } from './index.ts';

const EVENT = { _id: 'e1', title: 'Robo Race', status: 'planned', surprise: true };

function clientAnswering(body: unknown, init: ResponseInit = {}) {
  const fetch = vi.fn(
    async (..._: Parameters<typeof globalThis.fetch>) => new Response(typeof body === 'string' ? body : JSON.stringify(body), init),
  );
  return { fetch, client: createClient({ baseUrl: 'https://portal.example', fetch }) };
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${error}`);
  return error;
}

describe('a call', () => {
  it('fills in path and query, sends cookies and returns the parsed response', async () => {
    const { client, fetch } = clientAnswering([EVENT]);
    const [event] = await client.call(events.byRole, { params: { role: 'CLUB/COORDINATOR' }, query: { username: 'a+b@campus.example' } });
    expect(event).toMatchObject({ _id: 'e1', room_requests: [], participants: [] });
    expect(event).not.toHaveProperty('surprise');
    expect(fetch.mock.calls[0]?.[0]).toBe('https://portal.example/api/events/by-role/CLUB%2FCOORDINATOR?username=a%2Bb%40campus.example');
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', credentials: 'include', headers: { accept: 'application/json' } });
  });

  it('sends a JSON body with an idempotency key', async () => {
    const { client, fetch } = clientAnswering(EVENT, { status: 201 });
    const body = { room: 'Main Auditorium', date: '2026-12-01', time: '18:30' };
    await client.call(roomRequests.create, { params: { eventId: 'e1' }, body, idempotencyKey: 'k1' });
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k1' },
      body: '{"room":"Main Auditorium","date":"2026-12-01","time":"18:30"}',
    });
  });

  it('sends the version that it changes in If-Match', async () => {
    const { client, fetch } = clientAnswering({ message: '', event: EVENT });
    const body = { title: 'Robo Race', category: 'technical', organizing_unit_id: 'u1' } as const;
    await client.call(events.update, { params: { id: 'e1' }, body, ifMatch: '"v1"' });
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'PUT', headers: { 'if-match': '"v1"' } });
  });

  it('sends a file as form data without a content type header', async () => {
    const { client, fetch } = clientAnswering({ profilePic: '/photos/1.webp' });
    await client.call(profile.updatePhoto, { body: { image: new Blob(['x'], { type: 'image/png' }), ID_No: '2301' } });
    const init = fetch.mock.calls[0]?.[1];
    expect(init?.headers).not.toHaveProperty('content-type');
    expect(init?.body instanceof FormData && init.body.get('ID_No')).toBe('2301');
    expect(init?.body instanceof FormData && init.body.get('image')).toBeInstanceOf(Blob);
  });

  it('returns URLs for links that the browser follows', () => {
    const { client } = clientAnswering(null);
    expect(client.url(certificates.file, { params: { certificateId: 'c/1' } })).toBe('https://portal.example/api/certificates/c%2F1/file');
    expect(client.url(accounts.google)).toBe('https://portal.example/auth/google');
    expect(client.url(accounts.google, { query: { returnTo: '/events' } })).toBe('https://portal.example/auth/google?returnTo=%2Fevents');
  });

  it('returns null when no user is signed in', async () => {
    expect(await clientAnswering(null).client.call(accounts.fetchAuth)).toBeNull();
  });
});

describe('a page of a list', () => {
  const LINK = '</api/events/events?limit=2&cursor=a%2Bb>; rel="next"';
  const pageWith = (headers: Record<string, string>, query = {}) =>
    clientAnswering([EVENT], { headers }).client.page(events.all, { query: { limit: 2, ...query } });

  it('has the cursor of the next page and the total', async () => {
    expect(await pageWith({ link: LINK, 'x-total-count': '3', 'x-total-accuracy': 'exact' })).toMatchObject({
      items: [{ _id: 'e1' }],
      next: 'a+b',
      total: 3,
      isTotalExact: true,
    });
  });

  it('marks a total that is not exact', async () => {
    expect(await pageWith({ link: LINK, 'x-total-count': '10000', 'x-total-accuracy': 'at-least' })).toMatchObject({ isTotalExact: false });
  });

  it.each([
    ['the last page', {}],
    ['a page with a link to the previous page only', { link: '</api/events/events>; rel="prev"' }],
    ['a page whose link to the next page has no cursor', { link: '</api/events/events>; rel="next"' }],
  ])('has no next cursor for %s', async (_, headers: Record<string, string>) => {
    expect(await pageWith(headers, { cursor: 'c1' })).toMatchObject({ next: undefined, total: undefined });
  });

  it('contains the whole list when the server does not support paging', async () => {
    expect(await pageWith({})).toMatchObject({ items: [{ _id: 'e1' }], next: undefined, total: 1, isTotalExact: true });
  });

  it('fails like a call', async () => {
    const error = await failureOf(clientAnswering({ message: 'No.' }, { status: 403 }).client.page(events.all));
    expect(error).toMatchObject({ status: 403, message: 'No.' });
  });
});

describe('a call that fails', () => {
  it('contains all error details from the server', async () => {
    const body = {
      message: 'Choose a date.',
      error: 'Choose a date.',
      code: 'INVALID',
      errors: { date: 'Choose a date.' },
      requestId: 'r-1',
    };
    const error = await failureOf(clientAnswering(body, { status: 400 }).client.call(events.latest));
    expect(error).toMatchObject({
      status: 400,
      code: 'INVALID',
      message: 'Choose a date.',
      fieldErrors: { date: 'Choose a date.' },
      requestId: 'r-1',
    });
    expect(errorText(error, 'Failed to fetch events.')).toBe('Choose a date.');
  });

  it('reads the message of an older server from `error` and the request ID from the header', async () => {
    const init = { status: 409, headers: { 'x-request-id': 'r-2' } };
    const error = await failureOf(clientAnswering({ error: 'User already exists.' }, init).client.call(events.latest));
    expect(error).toMatchObject({ status: 409, code: 'UNKNOWN', message: 'User already exists.', requestId: 'r-2', isServerText: true });
  });

  it.each(['<html>Bad gateway</html>', '', 'null', '{"message":7,"errors":{"date":3}}'])(
    'uses the fallback text of the screen when the response is %j',
    async (body) => {
      const error = await failureOf(clientAnswering(body, { status: 502 }).client.call(events.latest));
      expect(error).toMatchObject({ status: 502, code: 'UNKNOWN', fieldErrors: {} });
      expect(errorText(error, 'Failed to fetch events.')).toBe('Failed to fetch events.');
    },
  );

  it.each(['[{"_id":"e1"}]', '{"events":[]}', 'not json', ''])('has the code MALFORMED_ANSWER when a success returns %j', async (body) => {
    const error = await failureOf(clientAnswering(body).client.call(events.all));
    expect(error).toMatchObject({ status: 200, code: 'MALFORMED_ANSWER', isServerText: false });
  });

  it('has status 0 when no response arrives', async () => {
    const client = createClient({ baseUrl: '', fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(await failureOf(client.call(events.all))).toMatchObject({ status: 0, code: 'NETWORK' });
  });

  it('distinguishes an abort by the caller from a timeout', async () => {
    const hanging: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    const client = createClient({ baseUrl: '', fetch: hanging, timeoutMs: 5 });
    expect(await failureOf(client.call(events.all))).toMatchObject({ status: 0, code: 'TIMEOUT' });
    const abort = new AbortController();
    const call = client.call(events.all, { signal: abort.signal, timeoutMs: 60_000 });
    abort.abort(new Error('a reason of its own'));
    expect(await failureOf(call)).toMatchObject({ status: 0, code: 'ABORTED' });
  });

  it('notifies the listeners only of a 401', async () => {
    const received: number[] = [];
    const { fetch } = clientAnswering({ message: 'Unauthorized: Please login first' }, { status: 401 });
    const client = createClient({ baseUrl: '', fetch, onUnauthorized: () => received.push(1) });
    const stop = client.onUnauthorized(() => received.push(2));
    await failureOf(client.call(events.all));
    stop();
    await failureOf(client.call(events.all));
    fetch.mockImplementation(async () => new Response('{}', { status: 403 }));
    await failureOf(client.call(events.all));
    expect(received).toEqual([1, 2, 1]);
  });
});

describe('the types of a call', () => {
  // Only the type check proves the rejections: it reports an @ts-expect-error without an error below it.
  it('reject input that the contract does not define, and accept what it defines', async () => {
    const { client, fetch } = clientAnswering(EVENT, { status: 201 });
    const body = { room: 'LH-1', date: '2026-12-01', time: '10:00' };
    await client.call(roomRequests.create, { params: { eventId: 'e1' }, body });
    const rejected = () =>
      Promise.all([
        // @ts-expect-error the call needs an event and a body
        client.call(roomRequests.create),
        // @ts-expect-error the event is missing
        client.call(roomRequests.create, { params: {}, body }),
        // @ts-expect-error a room is a text
        client.call(roomRequests.create, { params: { eventId: 'e1' }, body: { ...body, room: 1 } }),
        // @ts-expect-error a decision is Approved or Rejected
        client.call(roomRequests.decide, { params: { requestId: 'r1' }, body: { status: 'Pending' } }),
      ]);
    expectTypeOf(rejected).toBeFunction();
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe('responses embedded in the page', () => {
  const ADDRESS = '/api/events/by-role/PRESIDENT';
  const input = { params: { role: 'PRESIDENT' } };
  const clientServed = (body: unknown) => {
    const served = { [ADDRESS]: { body, headers: { 'x-total-count': '7' } } };
    const fetch = vi.fn(async () => Response.json([{ ...EVENT, title: 'Requested' }]));
    return { fetch, client: createClient({ baseUrl: '', fetch, served }) };
  };

  it('can be inspected and answer the first matching call', async () => {
    const { client, fetch } = clientServed([EVENT]);
    expect(client.served(events.byRole, input)).toMatchObject([{ title: 'Robo Race', room_requests: [] }]);
    expect(client.servedPage(events.byRole, input)).toMatchObject({ items: [{ title: 'Robo Race' }], total: 7, next: undefined });
    expect(await client.call(events.byRole, input)).toMatchObject([{ title: 'Robo Race', room_requests: [] }]);
    expect(fetch).not.toHaveBeenCalled();
    expect(client.served(events.byRole, input)).toBeUndefined();
    expect(await client.call(events.byRole, input)).toMatchObject([{ title: 'Requested' }]);
  });

  it('are ignored when they break the contract or belong to another call', async () => {
    const { client, fetch } = clientServed({ message: 'no list' });
    expect(client.served(events.byRole, input)).toBeUndefined();
    expect(await client.call(events.byRole, input)).toMatchObject([{ title: 'Requested' }]);
    expect(client.served(events.byRole, { ...input, query: { username: 'a@campus.example' } })).toBeUndefined();
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('are discarded after a write, after 30 seconds, and on request', async () => {
    const written = clientServed([EVENT]).client;
    await written.call(events.create, { body: { title: 'Sumo Bots', category: 'technical', organizing_unit_id: 'u1' } }).catch(() => {});
    expect(written.served(events.byRole, input)).toBeUndefined();

    const forgotten = clientServed([EVENT]).client;
    forgotten.forgetServed();
    expect(forgotten.served(events.byRole, input)).toBeUndefined();

    vi.useFakeTimers({ now: 0 });
    const old = clientServed([EVENT]).client;
    vi.setSystemTime(30_001);
    expect(old.served(events.byRole, input)).toBeUndefined();
    vi.useRealTimers();
  });
});
