import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/testApp.ts';
import { serveHealth } from './health.ts';

describe('health checks', () => {
  it('report alive and ready while the database responds', async () => {
    const app = Fastify().decorate('isDraining', false);
    serveHealth(app, { ping: async () => undefined });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    await app.close();
  });

  it('report alive but not ready without a database', async () => {
    const app = Fastify().decorate('isDraining', false);
    serveHealth(app, { ping: () => Promise.reject(new Error('gone')) });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    await app.close();
  });

  it('report not ready while the server drains, answers calls and closes connections', async () => {
    const server = await testApp();
    expect((await server.visitor().get('/readyz')).headers.connection).toBe('keep-alive');
    server.app.isDraining = true;
    const [ready, alive, call] = [
      await server.visitor().get('/readyz'),
      await server.visitor().get('/healthz'),
      await server.visitor().get('/auth/fetchAuth'),
    ];
    expect([ready, alive, call].map(({ statusCode, headers }) => [statusCode, headers.connection])).toEqual([
      [503, 'close'],
      [200, 'close'],
      [200, 'close'],
    ]);
    await server.close();
  });

  it('answer 503 while the server stops, like every other call', async () => {
    const answers: Response[] = [];
    const server = await testApp({
      prepare: (app) =>
        app.addHook('preClose', async () => {
          for (const path of ['/readyz', '/healthz', '/auth/fetchAuth', '/no/such/page']) answers.push(await fetch(`${address}${path}`));
        }),
    });
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    await server.close();
    expect(answers).toHaveLength(4);
    for (const answer of answers) {
      const { status, headers } = answer;
      expect([status, headers.get('retry-after'), headers.get('connection')], answer.url).toEqual([503, '5', 'close']);
      const message = 'The portal is being restarted. Please try again in a moment.';
      expect(await answer.json()).toEqual({ message, error: message, code: 'UNAVAILABLE', requestId: headers.get('x-request-id') });
    }
  });
});
