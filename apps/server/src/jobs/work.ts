import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import type { Connection } from '../db/connection.ts';
import type { Workers } from './attempt.ts';
import { newBoss } from './boss.ts';
import { type QueueLoop, startQueueLoop } from './queueLoop.ts';
import { QUEUE_NAMES, QUEUES, type QueueName } from './queues.ts';

/** How long a stop waits for running jobs. Those that take longer are retried. */
const STOP_WITHIN_MS = 8000;
/** Intervals of the recurring jobs. Each is enqueued once per interval, whatever the number of nodes. */
const RECURRING: readonly { readonly queue: QueueName; readonly everySeconds: number }[] = [
  { queue: 'figures', everySeconds: 30 },
  { queue: 'sweep', everySeconds: 600 },
  { queue: 'telling', everySeconds: 600 },
  { queue: 'retention', everySeconds: 86_400 },
];

export interface WorkOptions {
  readonly workers: Workers;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Polling interval for all queues. Each queue's own if left out. */
  readonly pollSeconds?: number;
}

export interface Work {
  /** Stops fetching jobs and waits a limited time for the running ones. */
  stop(): Promise<void>;
}

/** Processes the jobs of all queues, fairly among institutes, until stopped. */
export function startWork(connection: Connection, { workers, log, pollSeconds }: WorkOptions): Work {
  const timers: NodeJS.Timeout[] = [];
  const loops = new Map<QueueName, QueueLoop>();
  let isStopping = false;
  const onError = (error: unknown) => log.error({ err: error }, 'Queue processing failed');

  const start = async (): Promise<PgBoss> => {
    const boss = await newBoss(connection);
    boss.on('error', onError);
    boss.on('warning', ({ message, data }) => log.warn({ ...data, warning: message }, 'Queue warning'));
    await boss.start({ attempts: 10 });
    if (isStopping) return boss;
    for (const queue of QUEUE_NAMES) {
      const options = { ...QUEUES[queue], ...(pollSeconds && { pollSeconds }) };
      loops.set(queue, startQueueLoop({ boss, db: connection.acrossInstitutes, queue, work: workers[queue], onError, ...options }));
    }
    for (const { queue, everySeconds } of RECURRING) {
      const enqueue = () => void boss.send(queue, {}, { singletonSeconds: everySeconds }).then(() => loops.get(queue)?.wake(), onError);
      timers.push(setInterval(enqueue, everySeconds * 1000).unref());
      enqueue();
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
