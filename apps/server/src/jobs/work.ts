import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import type { Connection } from '../db/connection.ts';
import { attempt, type Workers } from './attempt.ts';
import { newBoss, type StoredJob } from './boss.ts';
import { LOOK_EVERY_SECONDS, QUEUES, type QueueName } from './queues.ts';

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
  readonly lookEverySeconds?: Partial<Record<QueueName, number>>;
}

export interface Work {
  /** Lets what is being done be finished, where that does not take too long, and begins nothing new. */
  stop(): Promise<void>;
}

/** Does the work that is left in the queues, one piece of each kind at a time, until it is stopped. */
export function startWork(connection: Connection, { workers, log, lookEverySeconds }: WorkOptions): Work {
  const timers: NodeJS.Timeout[] = [];
  const ids = new Map<QueueName, string>();
  let isStopping = false;

  const start = async (): Promise<PgBoss> => {
    const boss = await newBoss(connection);
    boss.on('error', (error) => log.error({ err: error }, 'The queues cannot be worked on'));
    boss.on('warning', ({ message, data }) => log.warn({ ...data, warning: message }, 'The queues warn'));
    await boss.start({ attempts: 10 });
    for (const queue of QUEUES) await workOn(boss, queue);
    for (const { queue, everySeconds } of isStopping ? [] : RECURRING) {
      const leave = () =>
        void boss.send(queue, {}, { singletonSeconds: everySeconds }).then(
          () => boss.notifyWorker(ids.get(queue) ?? ''),
          (error) => boss.emit('error', error),
        );
      timers.push(setInterval(leave, everySeconds * 1000).unref());
      leave();
    }
    return boss;
  };

  const workOn = async (boss: PgBoss, queue: QueueName) => {
    const pollingIntervalSeconds = lookEverySeconds?.[queue] ?? LOOK_EVERY_SECONDS[queue];
    const id = await boss.work(queue, { includeMetadata: true, pollingIntervalSeconds }, async (jobs: StoredJob[]) => {
      // There may be more: the next look comes at once.
      boss.notifyWorker(id);
      for (const job of jobs) await attempt(boss, connection.acrossInstitutes, queue, workers[queue], job);
    });
    ids.set(queue, id);
  };

  const started = start();
  started.catch((error: unknown) => log.error({ err: error }, 'The queues cannot be worked on'));
  return {
    async stop() {
      isStopping = true;
      const boss = await started.catch(() => undefined);
      for (const timer of timers) clearInterval(timer);
      await boss?.stop({ graceful: true, timeout: STOP_WITHIN_MS, close: false });
    },
  };
}
