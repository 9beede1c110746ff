import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemo } from '../db/seed/seedDemo.ts';
import { newTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type TestApp, testApp, type Visitor } from '../testing/testApp.ts';

const LIST = '/api/events/by-role/PRESIDENT';

let database: TestDatabase;
let server: TestApp;
let president: Visitor;

beforeAll(async () => {
  database = await newTestDatabase();
  server = await testApp({ database });
  await seedDemo(server.context, server.connection.acrossInstitutes);
  president = await server.signIn({ role: 'PRESIDENT' });
});
afterAll(async () => {
  await server.close();
  await database.close();
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('compresses a list with %s to less than a fifth of its size', async (encoding, decompress) => {
  const plain = await president.get(LIST);
  const packed = await president.get(LIST, { 'accept-encoding': encoding });
  expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, encoding]);
  expect(decompress(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
  expect(packed.headers.vary).toContain('accept-encoding');
});

it('answers 304 for an unchanged list when compression is accepted', async () => {
  const encoded = { 'accept-encoding': 'br' };
  const { etag } = (await president.get('/api/events/latest', encoded)).headers;
  const unchanged = await president.get('/api/events/latest', { ...encoded, 'if-none-match': String(etag) });
  expect([unchanged.statusCode, unchanged.body, unchanged.headers['content-encoding']]).toEqual([304, '', undefined]);
});

it('does not compress small responses or responses about sign-in', async () => {
  for (const url of ['/counters/active-events', '/auth/fetchAuth', '/auth/sessions', '/healthz']) {
    const answer = await president.get(url, { 'accept-encoding': 'br' });
    expect([url, answer.headers['content-encoding']]).toEqual([url, undefined]);
  }
});
