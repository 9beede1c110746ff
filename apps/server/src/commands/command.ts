import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import type { Connection } from '../db/connection.ts';
import { chainAudit } from '../features/audit/auditChain.ts';
import type { KeyPurpose } from '../keys/keys.ts';
import { openContext } from '../start.ts';

interface CommandOption {
  readonly type: 'string' | 'boolean';
  readonly about: string;
  readonly isRequired?: true;
}

/** One command of the command line. */
export interface Command {
  readonly summary: string;
  /** Words that have to follow the name, in this order, and what they are. They arrive under their names like options. */
  readonly operands?: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, CommandOption>>;
  /** Does it, and says in one sentence what was done; throws a FriendlyError when it cannot. */
  run(config: Config, options: Readonly<Record<string, string | boolean | undefined>>): Promise<string>;
}

/**
 * Works on the up-to-date database of the configuration, chains what it wrote into the audit log, and closes it whatever happens. Keys
 * that it does not need or replaces need not be there.
 */
export async function withContext<T>(
  config: Config,
  work: (context: Context, connection: Connection) => Promise<T>,
  uncheckedKeys: readonly KeyPurpose[] = [],
): Promise<T> {
  const { connection, context } = await openContext(config, uncheckedKeys);
  try {
    const done = await work(context, connection);
    if (!uncheckedKeys.includes('audit')) await chainAudit(context);
    return done;
  } finally {
    await connection.close();
  }
}
