import type { FastifyInstance } from 'fastify';

export interface Health {
  /** Rejects when the server cannot work. */
  ping(): Promise<void>;
}

/** `/healthz`: the process runs. `/readyz`: it can serve; no without a database, and no from when it drains. While it stops, both are 503, like everything else. */
export function serveHealth(app: FastifyInstance, { ping }: Health): void {
  app.get('/healthz', { config: { call: 'GET /healthz', isOfTheProcess: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { call: 'GET /readyz', isOfTheProcess: true } }, async (_request, reply) => {
    const isReady = !app.isDraining && (await answers(ping));
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
