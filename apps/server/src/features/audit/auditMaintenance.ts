import type { Clock, Context } from '../../context.ts';
import { chainAudit } from './auditChain.ts';
import { writeCheckpoint } from './checkpoints.ts';

/** Maximum time until a row gets its position. */
const CHAIN_EVERY_MS = 1000;
const CHECKPOINT_EVERY_MS = 3_600_000;

export interface AuditMaintenance {
  /** Chains the remaining rows and writes the last checkpoints. */
  stop(): Promise<void>;
}

export interface AuditMaintenanceOptions {
  readonly clock: Clock;
  readonly institutes: { byId(id: string): Promise<Context | undefined>; all(): Promise<readonly Context[]> };
  /** Returns the ids of the institutes with rows without a position, by one query for all institutes. */
  readonly institutesToChain: (now: Date) => Promise<readonly string[]>;
  readonly chainEveryMs?: number;
  readonly onError: (error: unknown) => void;
}

/**
 * Chains the audit logs of all institutes continuously, and writes their checkpoints at start, every hour and at stop. Errors are reported
 * and retried.
 */
export function startAuditMaintenance({
  clock,
  institutes,
  institutesToChain,
  chainEveryMs = CHAIN_EVERY_MS,
  onError,
}: AuditMaintenanceOptions): AuditMaintenance {
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  let lastCheckpointAt = Number.NEGATIVE_INFINITY;

  // One log that cannot be read or written keeps no other from being chained and recorded.
  const write = async (reason: 'hourly' | 'stop') => {
    for (const context of await institutes.all())
      for (const failure of await writeCheckpoint(context, reason).catch((error: unknown) => [error])) onError(failure);
  };
  const chain = async (now: Date) => {
    for (const id of await institutesToChain(now)) {
      const context = await institutes.byId(id);
      if (context) await chainAudit(context).catch(onError);
    }
  };
  const look = async () => {
    try {
      const now = clock();
      if (now.getTime() - lastCheckpointAt >= CHECKPOINT_EVERY_MS) {
        lastCheckpointAt = now.getTime();
        await write('hourly');
      } else {
        await chain(now);
      }
    } catch (error) {
      onError(error);
    }
    if (!isStopping) timer = setTimeout(start, chainEveryMs).unref();
  };
  const start = () => {
    round = look();
  };
  start();
  return {
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await round;
      await write('stop').catch(onError);
    },
  };
}
