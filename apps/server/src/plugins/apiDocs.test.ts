import { ALL_CALLS } from '@quad/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/testApp.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

describe('/docs', () => {
  it('serves a page with all its files and a strict content security policy', async () => {
    const page = await server.visitor().get('/docs', { accept: 'text/html' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    const files = Array.from(page.body.matchAll(/(?:src|href)="([^"]+)"/g), ([, file = '']) => file);
    expect(files).toHaveLength(4);
    for (const file of [...files, '/docs/openapi.json']) expect((await server.visitor().get(file)).statusCode, file).toBe(200);
    expect((await server.visitor().get('/docs/start.js')).body).toContain('supportedSubmitMethods: []');
  });

  it('lists every call of the contract', async () => {
    const { paths } = (await server.visitor().get('/docs/openapi.json')).json() as { paths: Record<string, Record<string, unknown>> };
    for (const { method, path } of ALL_CALLS) expect(Object.keys(paths[path] ?? {}), path).toContain(method.toLowerCase());
  });

  it('serves no other file of the viewer', async () => {
    for (const other of ['/docs/index.html', '/docs/..%2fpackage.json', '/docs/swagger-ui.js'])
      expect((await server.visitor().get(other)).statusCode).toBe(404);
  });

  it.each([
    [{ NODE_ENV: 'production' }, 404],
    [{ NODE_ENV: 'production', API_DOCS: 'true' }, 200],
    [{ API_DOCS: 'false' }, 404],
  ])('responds in environment %j with status %i', async (environment, expected) => {
    const other = await testApp({ environment: environment as Record<string, string> });
    expect((await other.visitor().get('/docs')).statusCode).toBe(expected);
    await other.close();
  });
});
