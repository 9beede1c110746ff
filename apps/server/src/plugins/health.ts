import type { FastifyInstance } from 'fastify';

export interface Health {
  /** Rejects when the server cannot work. */
  ping(): Promise<void>;
}

/** `/healthz`: the process runs. `/readyz`: it can serve; no while it stops or has no database. */
export function serveHealth(app: FastifyInstance, { ping }: Health): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.get('/healthz', { config: { call: 'GET /healthz' } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { call: 'GET /readyz' } }, async (_request, reply) => {
    const isReady = !isStopping && (await answers(ping));
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
}

async function answers(ping: () => Promise<void>): Promise<boolean> {
  try {
    await ping();
    return true;
  } catch {
    return false;
  }
}
