import type { Context } from '../../context.ts';
import { chainAudit } from './auditChain.ts';
import { writeCheckpoint } from './checkpoints.ts';

/** How long a row waits for its place at most. */
const CHAIN_EVERY_MS = 1000;
const CHECKPOINT_EVERY_MS = 3_600_000;

export interface AuditKeeper {
  /** Chains what is left, and writes the last checkpoint. */
  stop(): Promise<void>;
}

/** Chains the audit log as it grows, and writes a checkpoint at the start, once an hour and at the stop. What goes wrong is reported, and tried again. */
export function startAuditKeeper(
  context: Context,
  { chainEveryMs = CHAIN_EVERY_MS, onError }: { chainEveryMs?: number; onError: (error: unknown) => void },
): AuditKeeper {
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  let lastCheckpointAt = Number.NEGATIVE_INFINITY;

  const write = async (reason: 'hourly' | 'stop') => {
    for (const failure of await writeCheckpoint(context, reason)) onError(failure);
  };
  const look = async () => {
    try {
      const now = context.clock().getTime();
      if (now - lastCheckpointAt >= CHECKPOINT_EVERY_MS) {
        lastCheckpointAt = now;
        await write('hourly');
      } else {
        await chainAudit(context);
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
