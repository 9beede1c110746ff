import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { serveHealth } from './health.ts';

describe('health', () => {
  it('is alive and ready while the database answers', async () => {
    const app = Fastify();
    serveHealth(app, { ping: async () => undefined });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    await app.close();
  });

  it('is alive and not ready without a database', async () => {
    const app = Fastify();
    serveHealth(app, { ping: () => Promise.reject(new Error('gone')) });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    await app.close();
  });

  it('is not ready while it stops', async () => {
    const app = Fastify();
    let status = 0;
    serveHealth(app, { ping: async () => undefined });
    app.addHook('preClose', async () => {
      status = (await fetch(`${address}/readyz`)).status;
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    await app.close();
    expect(status).toBe(503);
  });
});
