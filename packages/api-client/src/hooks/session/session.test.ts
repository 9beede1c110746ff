import { PEOPLE } from '@quad/domain/fixtures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../client/index.ts';
import { dashboard } from '../../contract/dashboard.contract.ts';
import { hasRenewedSession } from '../DataProvider.tsx';
import { expired, LOADING, type Session, SIGNED_OUT, signedInAs } from './session.ts';
import { createSessionStore, type SessionStore } from './sessionStore.ts';

const { president, sports } = PEOPLE;

/** A backend that responds to each path with a status and a body. */
function storeOn(answers: Record<string, [status: number, body: unknown]>) {
  const client = createClient({
    baseUrl: 'http://campus.example',
    fetch: async (address) => {
      const [status, body] = answers[new URL(String(address)).pathname] ?? [500, {}];
      return new Response(JSON.stringify(body), { status });
    },
  });
  return { client, store: createSessionStore(client) };
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Resolves at the first change after which the predicate holds. Call it before the action, so that the change is not missed. */
function changeTo(store: SessionStore, isReached: (session: Session) => boolean): Promise<Session> {
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (!isReached(store.current())) return;
      stop();
      resolve(store.current());
    });
  });
}

/** Opens the store and waits until it has finished loading. */
async function opened({ store }: ReturnType<typeof storeOn>) {
  const known = changeTo(store, (session) => session !== LOADING);
  stops.push(store.open());
  await known;
  return store;
}

describe('the session of a tab', () => {
  it('loads the user from the server', async () => {
    const store = await opened(storeOn({ '/auth/fetchAuth': [200, president] }));
    expect(store.current()).toMatchObject({ status: 'signed-in', isExpired: false, user: { username: 'president@campus.example' } });
  });

  it.each([
    ['no user is signed in', [200, null]],
    ['the server responds with status 401', [401, { message: 'Unauthorized: Please login first' }]],
    ['the server responds with status 500', [500, {}]],
    ['the response is malformed', [200, { broken: true }]],
  ] as const)('is signed out when %s', async (_, answer) => {
    const store = await opened(storeOn({ '/auth/fetchAuth': [...answer] }));
    expect(store.current()).toEqual({ status: 'signed-out', user: undefined, isExpired: false });
  });

  it('starts with the session embedded in the page, without a request', () => {
    const fetch = vi.fn<typeof globalThis.fetch>();
    const client = createClient({ baseUrl: 'http://campus.example', fetch });
    const known = createSessionStore(client, JSON.parse(JSON.stringify(president)));
    const nobody = createSessionStore(client, null);
    stops.push(known.open(), nobody.open());
    expect(known.current()).toMatchObject({ status: 'signed-in', user: { username: 'president@campus.example' } });
    expect(nobody.current()).toBe(SIGNED_OUT);
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([undefined, { broken: true }, 'text'])('is loading when the page was served with %j', (served) => {
    const { client } = storeOn({});
    expect(createSessionStore(client, served).current()).toBe(LOADING);
  });

  it('is loaded again when the browser restores a cached page', async () => {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
    const { client } = storeOn({ '/auth/fetchAuth': [200, null] });
    const store = createSessionStore(client, JSON.parse(JSON.stringify(president)));
    stops.push(store.open());
    const show = (persisted: boolean) => target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    expect(store.current().status).toBe('signed-in');
    const signedOut = changeTo(store, ({ status }) => status === 'signed-out');
    show(true);
    await signedOut;
    vi.unstubAllGlobals();
  });

  it('is set by signing in, which notifies the listeners', async () => {
    const { store } = storeOn({ '/auth/login': [200, { message: 'Login successful!', user: sports }] });
    const listener = vi.fn();
    store.subscribe(listener);
    await store.login({ email: 'sports@campus.example', password: 'campus-demo-2026' });
    expect(store.current()).toMatchObject({ status: 'signed-in', user: { username: 'sports@campus.example' } });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is unchanged when signing in fails', async () => {
    const { store } = storeOn({ '/auth/login': [401, { message: 'Login failed. Please check your credentials.' }] });
    await expect(store.login({ email: 'a@campus.example', password: 'wrong' })).rejects.toThrow(
      'Login failed. Please check your credentials.',
    );
    expect(store.current()).toBe(LOADING);
  });

  it('ends on sign-out even when the call fails, and reports the failure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const store = await opened(storeOn({ '/auth/fetchAuth': [200, president] }));
    await expect(store.logout()).resolves.toBe(false);
    expect(store.current().status).toBe('signed-out');
    vi.restoreAllMocks();
  });

  it('is marked as expired but keeps the user when a later call returns 401', async () => {
    const backend = storeOn({
      '/auth/fetchAuth': [200, president],
      '/auth/logout': [401, { message: 'Unauthorized: Please login first' }],
    });
    const store = await opened(backend);
    const seen: boolean[] = [];
    store.subscribe(() => seen.push(store.current().isExpired));
    await store.logout();
    expect(seen).toEqual([true, false]);
  });

  it('follows the sign-out and sign-in of another tab', async () => {
    const store = await opened(storeOn({ '/auth/fetchAuth': [200, president] }));
    const otherTab = new BroadcastChannel('quad-session');
    stops.push(() => otherTab.close());
    const signedOut = changeTo(store, ({ status }) => status === 'signed-out');
    otherTab.postMessage('signed-out');
    await signedOut;
    const signedIn = changeTo(store, ({ status }) => status === 'signed-in');
    otherTab.postMessage('signed-in');
    expect(await signedIn).toMatchObject({ user: { username: 'president@campus.example' } });
  });
});

describe('a session embedded in the page', () => {
  const client = () =>
    createClient({ baseUrl: '', fetch: async () => Response.json({}), served: { '/api/dashboard/stats': { body: {} } } });

  it('stays available as the first session after sign-out', async () => {
    const store = createSessionStore(client(), president);
    await store.logout();
    expect(store.current()).toBe(SIGNED_OUT);
    expect(store.first).toMatchObject({ status: 'signed-in', user: { username: 'president@campus.example' } });
  });

  it('discards embedded responses when the user changes', () => {
    const own = client();
    const store = createSessionStore(own, president);
    expect(own.served(dashboard.stats)).toBeDefined();
    store.update({ ...president, username: 'new@campus.example' });
    expect(own.served(dashboard.stats)).toBeDefined();
    store.update(sports);
    expect(own.served(dashboard.stats)).toBeUndefined();
  });
});

describe('session expiry', () => {
  it('is marked only on the session of a signed-in user', () => {
    expect(expired(signedInAs(president))).toEqual({ status: 'signed-in', user: president, isExpired: true });
    expect(expired(SIGNED_OUT)).toBe(SIGNED_OUT);
    expect(expired(LOADING)).toBe(LOADING);
  });

  it('counts as renewed only when an expired session is signed in again', () => {
    const here = signedInAs(president);
    expect(hasRenewedSession(expired(here), here)).toBe(true);
    expect(hasRenewedSession(here, here)).toBe(false);
    expect(hasRenewedSession(expired(here), SIGNED_OUT)).toBe(false);
    expect(hasRenewedSession(LOADING, here)).toBe(false);
  });
});
