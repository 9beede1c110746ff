import { ALL_CALLS, callKey, type Endpoint, successOf } from '@quad/api-client/contract';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from './db/seed/seedDemo.ts';
import { type TestApp, testApp } from './testing/testApp.ts';

let server: TestApp;
let cookies: Record<string, string>;
let userId: string;
let eventId: string;

beforeAll(async () => {
  server = await testApp();
  await seedDemo(server.context);
  const credentials = { email: `president@${DEFAULT_INSTITUTE.domain}`, password: 'campus-demo-2026' };
  const response = await server.visitor().send('POST', '/auth/login', credentials);
  cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  userId = response.json().user._id;
  const list = await server.app.inject({ method: 'GET', url: '/api/events/by-role/PRESIDENT', cookies });
  eventId = list.json()[0]._id;
});
afterAll(() => server.close());

/** This server is the second host too, under a path of its own. */
function prefixOf(host: Endpoint['host']): string {
  return host === 'counters' ? '/counters' : '';
}

function isServed({ method, path, host }: Endpoint): boolean {
  return server.app.hasRoute({ method, url: `${prefixOf(host)}${path.replaceAll(/\{(\w+)\}/g, ':$1')}` });
}

/** An address that only a mail tells. */
function isMailedLink({ path }: Endpoint): boolean {
  return /^\/auth\/(reset-password|verify-email)\//.test(path);
}

/** An address of the call that the president can really ask for. */
function addressOf({ path, host }: Endpoint): string {
  const id = path.startsWith('/api/events') ? eventId : userId;
  return `${prefixOf(host)}${path}`
    .replace('{role}', 'PRESIDENT')
    .replace('{skillType}', 'technical')
    .replace('{username}', `robotics@${DEFAULT_INSTITUTE.domain}`)
    .replaceAll(/\{\w+\}/g, id);
}

describe('the contract and this server', () => {
  it('agree on what is served: all of it', () => {
    expect(ALL_CALLS.filter((call: Endpoint) => !isServed(call)).map(callKey)).toEqual([]);
  });

  it('agree on the answer of every read', async () => {
    const reads = ALL_CALLS.filter(
      (call: Endpoint) => call.method === 'GET' && isServed(call) && successOf(call).status === 200 && !isMailedLink(call),
    );
    expect(reads.length).toBeGreaterThan(5);
    for (const call of reads) {
      const response = await server.app.inject({ method: 'GET', url: addressOf(call), cookies });
      if (response.statusCode === 403) continue;
      expect(response.statusCode, `${callKey(call)}: ${response.body}`).toBe(200);
      expect(v.safeParse(successOf(call).schema, response.json()).issues, callKey(call)).toBeUndefined();
    }
  });
});
