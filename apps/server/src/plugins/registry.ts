import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabaseLoad } from '../db/connection.ts';
import type { Worker, Workers } from '../jobs/attempt.ts';
import type { QueueCounts } from '../jobs/overview.ts';

/** Histogram buckets in seconds, from an immediate answer to one that nobody waits for. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const JOB_BUCKETS = [0.05, 0.25, 1, 5, 15, 60];
/** Minimum interval between two queries of the database, however often metrics are scraped. */
const COLLECT_INTERVAL_MS = 5000;
/** A database that does not answer in this time is reported as down. */
const QUERY_TIMEOUT_MS = 2000;

/** Metrics that are collected at scrape time. */
export interface MetricSources {
  readonly engine: string;
  /** Current use of the database connections. */
  load(): DatabaseLoad;
  databaseBytes(): Promise<number>;
  queues(): Promise<readonly QueueCounts[]>;
  /** Time of the latest backup. Undefined when there is none. */
  lastBackupAt(): Promise<Date | undefined>;
}

/** The metrics of this process. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = new Counter({
    name: 'quad_requests_total',
    help: 'Answered requests, without calls that must not be linked to a person.',
    labelNames: ['call', 'status'] as const,
    registers: [this.registry],
  });
  readonly #durations = new Histogram({
    name: 'quad_request_duration_seconds',
    help: 'Response time by call.',
    labelNames: ['call'] as const,
    buckets: REQUEST_BUCKETS,
    registers: [this.registry],
  });
  readonly #streams = new Gauge({
    name: 'quad_streams',
    help: 'Browsers subscribed to changes of this process.',
    registers: [this.registry],
  });
  readonly #attempts = new Counter({
    name: 'quad_job_attempts_total',
    help: 'Job attempts of this process by outcome.',
    labelNames: ['queue', 'outcome'] as const,
    registers: [this.registry],
  });
  readonly #attemptDurations = new Histogram({
    name: 'quad_job_duration_seconds',
    help: 'Duration of job attempts.',
    labelNames: ['queue'] as const,
    buckets: JOB_BUCKETS,
    registers: [this.registry],
  });

  /** Counts a response. */
  countResponse(call: string, status: number, milliseconds: number): void {
    this.#requests.inc({ call, status });
    this.#durations.observe({ call }, milliseconds / 1000);
  }

  /** Wraps the workers so that their attempts are counted. */
  countAttempts(workers: Workers): Workers {
    const counted = (queue: string, work: Worker): Worker => {
      return async (job) => {
        const end = this.#attemptDurations.startTimer({ queue });
        try {
          const onCompletion = await work(job);
          this.#attempts.inc({ queue, outcome: 'done' });
          return onCompletion;
        } catch (error) {
          this.#attempts.inc({ queue, outcome: 'failed' });
          throw error;
        } finally {
          end();
        }
      };
    };
    return Object.fromEntries(Object.entries(workers).map(([queue, work]) => [queue, counted(queue, work)])) as Workers;
  }

  /** Adds Node's own metrics: memory, CPU, garbage collection, event loop delay. Once per process. */
  addProcess(): void {
    // The default precision would wake the process a hundred times a second.
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: 100 });
  }

  /** Adds the metrics that are collected at scrape time. */
  addSources(sources: MetricSources): void {
    const registers = [this.registry];
    new Gauge({ name: 'quad_info', help: 'Engine of the database.', labelNames: ['engine'], registers }).set({ engine: sources.engine }, 1);
    new Gauge({
      name: 'quad_database_connections',
      help: 'Connections to the database by state, and requests that wait for one.',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(sources.load())) this.set({ state }, count);
      },
    });
    const up = new Gauge({ name: 'quad_database_up', help: 'Whether the database answered.', registers });
    const bytes = new Gauge({ name: 'quad_database_bytes', help: 'Size of the database.', registers });
    const jobs = new Gauge({ name: 'quad_jobs', help: 'Jobs in the queues by state.', labelNames: ['queue', 'state'], registers });
    const oldest = new Gauge({
      name: 'quad_jobs_oldest_seconds',
      help: 'Seconds for which the oldest waiting job has been due.',
      labelNames: ['queue'],
      registers,
    });
    const lastBackup = new Gauge({
      name: 'quad_last_backup_timestamp_seconds',
      help: 'Time of the latest backup, 0 without one.',
      registers,
    });
    const collect = async () => {
      try {
        const [size, queues] = await withTimeout(Promise.all([sources.databaseBytes(), sources.queues()]));
        up.set(1);
        bytes.set(size);
        for (const { queue, oldestSeconds, waiting, later, active, failed, done } of queues) {
          for (const [state, count] of Object.entries({ waiting, later, active, failed, done })) jobs.set({ queue, state }, count);
          oldest.set({ queue }, oldestSeconds);
        }
      } catch {
        up.set(0);
      }
      lastBackup.set(((await sources.lastBackupAt().catch(() => undefined))?.getTime() ?? 0) / 1000);
    };
    let collecting: Promise<void> | undefined;
    let collectedAt = Number.NEGATIVE_INFINITY;
    this.#collectSources = () => {
      if (!collecting || performance.now() - collectedAt > COLLECT_INTERVAL_MS) {
        collectedAt = performance.now();
        collecting = collect();
      }
      return collecting;
    };
  }

  #collectSources: () => Promise<void> = async () => undefined;

  /** Returns all metrics in the Prometheus text format. */
  async text(openStreams = 0): Promise<string> {
    this.#streams.set(openStreams);
    await this.#collectSources();
    return this.registry.metrics();
  }
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer.')), QUERY_TIMEOUT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
