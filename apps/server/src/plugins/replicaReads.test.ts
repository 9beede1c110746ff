import type { FastifyRequest } from 'fastify';
import { expect, it, vi } from 'vitest';
import type { Context } from '../context.ts';
import type { Replica } from '../db/replica.ts';
import { readFromReplica } from './replicaReads.ts';

const primary = { name: 'primary' };
const context = { instituteId: 'i1', db: primary, config: { serverUrl: 'https://quad.campus.example' } } as unknown as Context;
const request = { cookies: {}, log: { debug: () => undefined } } as unknown as FastifyRequest;

function fakeReplica() {
  const markUnavailable = vi.fn();
  const replica = { canServe: async () => true, ofInstitute: () => ({ name: 'replica' }), markUnavailable } as unknown as Replica;
  return { replica, markUnavailable };
}

it.each([
  ['a connection error', Object.assign(new Error('gone'), { code: 'ECONNRESET' })],
  ['a conflict with recovery', Object.assign(new Error('canceling statement'), { code: '40001' })],
  ['a column that it lacks yet', Object.assign(new Error('no such column'), { code: '42703' })],
])('repeats a read on the primary after %s, and does not use the replica until the next check', async (_name, error) => {
  const { replica, markUnavailable } = fakeReplica();
  const read = vi.fn(async ({ db }: Context) => {
    if (db !== context.db) throw error;
    return 'read';
  });
  expect(await readFromReplica(replica, { context, request }, read)).toBe('read');
  expect([read.mock.calls.length, markUnavailable.mock.calls.length]).toEqual([2, 1]);
});

it('neither repeats a read that failed outside the database nor stops using the replica', async () => {
  const { replica, markUnavailable } = fakeReplica();
  const read = vi.fn(() => Promise.reject(new Error('The photo store failed.')));
  await expect(readFromReplica(replica, { context, request }, read)).rejects.toThrow('The photo store failed.');
  expect([read.mock.calls.length, markUnavailable.mock.calls.length]).toEqual([1, 0]);
});
