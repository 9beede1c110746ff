import type { FastifyInstance } from 'fastify';

export interface Health {
  /** Rejects when the database cannot serve requests. */
  ping(): Promise<void>;
}

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve requests, which is false without a database and while draining. During a stop
 * both answer 503, like every route.
 */
export function serveHealth(app: FastifyInstance, { ping }: Health): void {
  app.get('/healthz', { config: { call: 'GET /healthz', isHostIndependent: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { call: 'GET /readyz', isHostIndependent: true } }, async (_request, reply) => {
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
