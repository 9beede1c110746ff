import { aRegistration, manyRegistrations } from '@quad/domain/fixtures';
import type { Registration } from '@quad/domain/registrations';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../client/index.ts';
import { keys } from './keys.ts';
import { cancelling, registering, removing } from './registrations.ts';
import { testStore } from './testStore.ts';
import { write } from './write.ts';

const own = keys.registration('e1');
const list = keys.registrations('e1');

function cached(registration: Partial<Registration> = {}) {
  const store = testStore([
    [own, aRegistration(registration)],
    [list, manyRegistrations(3)],
    [keys.registration('e2'), aRegistration({ event_id: 'e2' })],
  ]);
  return { store, shown: () => store.at(own) as Registration };
}

describe('registering for an event', () => {
  it.each([
    ['a place', 60, {}, { state: 'registered', position: null, registered_count: 13, waiting_count: 0 }],
    ['a place at an event without a limit', null, {}, { state: 'registered', position: null, registered_count: 13, waiting_count: 0 }],
    [
      'the last position on the waiting list',
      12,
      { waiting_count: 2 },
      { state: 'waiting', position: 3, registered_count: 12, waiting_count: 3 },
    ],
  ])('shows %s before the response, and then the response of the server', async (_, maximum, before, expected) => {
    const { store, shown } = cached(before);
    const answer = aRegistration({ state: 'waiting', position: 7, registered_count: 12, waiting_count: 7 });
    const send = async () => {
      expect(shown()).toMatchObject(expected);
      return answer;
    };
    await write(store, { ...registering({ eventId: 'e1', maximum }), send });
    expect(shown()).toEqual(answer);
    expect(store.at(keys.registration('e2'))).toMatchObject({ state: 'none' });
    expect(store.refreshed).toEqual([list]);
  });

  it.each([
    ['a refusal', 409],
    ['a lost connection', 0],
  ])('is undone after %s and refreshes the registration', async (_, status) => {
    const { store, shown } = cached();
    const error = new ApiError({ status, code: 'CONFLICT', message: 'Registration closed.' });
    await expect(write(store, { ...registering({ eventId: 'e1', maximum: 60 }), send: () => Promise.reject(error) })).rejects.toBe(error);
    expect(shown()).toEqual(aRegistration());
    expect(store.refreshed).toEqual([own]);
  });

  it('does not undo a newer cached value', async () => {
    const { store, shown } = cached();
    const learnt = aRegistration({ state: 'registered', registered_count: 40 });
    const send = async () => {
      await store.mutate((key) => key === own, learnt, { revalidate: false });
      throw new ApiError({ status: 0, code: 'NETWORK', message: 'No connection.' });
    };
    await write(store, { ...registering({ eventId: 'e1', maximum: 60 }), send }).catch(() => undefined);
    expect(shown()).toEqual(learnt);
  });
});

it.each([
  [
    'a place, which goes to the first waiting student',
    { state: 'registered', waiting_count: 2 },
    { registered_count: 12, waiting_count: 1 },
  ],
  ['the waiting list', { state: 'waiting', position: 2, waiting_count: 2 }, { registered_count: 12, waiting_count: 1 }],
] as const)('canceling shows before the response that the student has left %s', async (_, before, after) => {
  const { store, shown } = cached(before);
  const send = async () => {
    expect(shown()).toMatchObject({ state: 'none', position: null, ...after });
    return aRegistration();
  };
  await write(store, { ...cancelling({ eventId: 'e1', maximum: 12 }), send });
  expect(shown()).toEqual(aRegistration());
});

it('removing a student updates the list, and refreshes the list and the registration', async () => {
  const { store } = cached();
  const [first, second, third] = manyRegistrations(3);
  await write(store, { ...removing({ eventId: 'e1', userId: second?._id ?? '' }), send: async () => ({ message: 'Done.' }) });
  expect(store.at(list)).toEqual([first, third]);
  expect(store.refreshed).toEqual([list, own]);
});
