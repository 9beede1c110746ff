import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import type { Connection } from '../db/connection.ts';
import type { Workers } from './attempt.ts';
import { newBoss } from './boss.ts';
import { type QueueLoop, startQueueLoop } from './queueLoop.ts';
import { QUEUE_NAMES, QUEUES, type QueueName } from './queues.ts';

/** How long stopping waits for what is being done; what takes longer is tried again. */
const STOP_WITHIN_MS = 8000;
/** How often the work is left that recurs. However many nodes there are, it is left once. */
const RECURRING: readonly { readonly queue: QueueName; readonly everySeconds: number }[] = [
  { queue: 'figures', everySeconds: 30 },
  { queue: 'sweep', everySeconds: 600 },
  { queue: 'telling', everySeconds: 600 },
  { queue: 'retention', everySeconds: 86_400 },
];

export interface WorkOptions {
  readonly workers: Workers;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** How often every queue is looked at; each as it says if left out. */
  readonly lookEverySeconds?: number;
}

export interface Work {
  /** Lets what is being done be finished, where that does not take too long, and begins nothing new. */
  stop(): Promise<void>;
}

/** Does the work that is left in the queues, of institutes in turn, until it is stopped. */
export function startWork(connection: Connection, { workers, log, lookEverySeconds }: WorkOptions): Work {
  const timers: NodeJS.Timeout[] = [];
  const loops = new Map<QueueName, QueueLoop>();
  let isStopping = false;
  const onError = (error: unknown) => log.error({ err: error }, 'The queues cannot be worked on');

  const start = async (): Promise<PgBoss> => {
    const boss = await newBoss(connection);
    boss.on('error', onError);
    boss.on('warning', ({ message, data }) => log.warn({ ...data, warning: message }, 'The queues warn'));
    await boss.start({ attempts: 10 });
    if (isStopping) return boss;
    for (const queue of QUEUE_NAMES) {
      const options = { ...QUEUES[queue], ...(lookEverySeconds && { lookEverySeconds }) };
      loops.set(queue, startQueueLoop({ boss, db: connection.acrossInstitutes, queue, work: workers[queue], onError, ...options }));
    }
    for (const { queue, everySeconds } of RECURRING) {
      const leave = () => void boss.send(queue, {}, { singletonSeconds: everySeconds }).then(() => loops.get(queue)?.wake(), onError);
      timers.push(setInterval(leave, everySeconds * 1000).unref());
      leave();
    }
    return boss;
  };

  const started = start();
  started.catch(onError);
  return {
    async stop() {
      isStopping = true;
      const boss = await started.catch(() => undefined);
      for (const timer of timers) clearInterval(timer);
      await Promise.all([...loops.values()].map((loop) => loop.stop(STOP_WITHIN_MS)));
      await boss?.stop({ graceful: false, close: false });
    },
  };
}
