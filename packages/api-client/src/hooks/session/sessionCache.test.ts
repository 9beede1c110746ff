import { anEvent, PEOPLE } from '@quad/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../client/index.ts';
import { keys } from '../keys.ts';
import { testStore } from '../testStore.ts';
import { follow } from './SessionWatch.tsx';
import { endSession, expireSession, startSession } from './sessionCache.ts';

const { president, sports } = PEOPLE;
const event = anEvent();

function signedInAs(user: object | null) {
  return testStore([
    [keys.session, user],
    [keys.event('e1'), event],
  ]);
}

function clientOf(user: object | null) {
  return createClient({ baseUrl: '', fetch: async () => new Response(JSON.stringify(user)) });
}

describe('the cached session', () => {
  it('keeps the data of a person who signs in again after it expired', async () => {
    const store = signedInAs(president);
    await expireSession(store);
    expect([store.at(keys.sessionExpired), store.at(keys.session)]).toEqual([true, president]);
    await startSession(store, president);
    expect([store.at(keys.sessionExpired), store.at(keys.event('e1'))]).toEqual([false, event]);
  });

  it('drops the data of one person when another signs in', async () => {
    const store = signedInAs(president);
    await startSession(store, sports);
    expect([store.at(keys.session), store.at(keys.event('e1'))]).toEqual([sports, undefined]);
  });

  it('forgets everything when it ends', async () => {
    const store = signedInAs(president);
    await expireSession(store);
    await endSession(store);
    expect([store.at(keys.session), store.at(keys.sessionExpired), store.at(keys.event('e1'))]).toEqual([null, false, undefined]);
  });

  it('follows another tab: out at once, in by asking who it is', async () => {
    const store = signedInAs(president);
    await follow('signed-in', clientOf(sports), store);
    expect([store.at(keys.session), store.at(keys.event('e1'))]).toMatchObject([{ username: 'sports@campus.example' }, undefined]);
    await follow('signed-in', clientOf({ broken: true }), store);
    expect(store.at(keys.session)).toMatchObject({ username: 'sports@campus.example' });
    await follow('signed-out', clientOf(sports), store);
    expect(store.at(keys.session)).toBeNull();
  });
});
