import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import type { Connection } from '../db/connection.ts';
import { chainAudit } from '../features/audit/auditChain.ts';
import { hostOf } from '../features/institutes/instituteConfig.ts';
import type { StoredInstitute } from '../features/institutes/institutes.service.ts';
import { FriendlyError } from '../friendlyError.ts';
import type { KeyPurpose } from '../keys/keys.ts';
import { type Opened, openInstallation } from '../start.ts';

interface CommandOption {
  readonly type: 'string' | 'boolean';
  readonly about: string;
  readonly isRequired?: true;
}

export type Options = Readonly<Record<string, string | boolean | undefined>>;

/** One command of the command line. */
export interface Command {
  readonly summary: string;
  /** Works on the whole database; all others work on one institute, and take `--institute`. */
  readonly isForAll?: true;
  /** Words that have to follow the name, in this order, and what they are. They arrive under their names like options. */
  readonly operands?: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, CommandOption>>;
  /** Does it, and says in one sentence what was done; throws a FriendlyError when it cannot. */
  run(config: Config, options: Options): Promise<string>;
}

/** The option that every command has which works on one institute. */
export const INSTITUTE_OPTION: Readonly<Record<string, CommandOption>> = {
  institute: { type: 'string', about: 'A host or the domain of the institute, where there are several' },
};

/**
 * Works on one institute of the up-to-date database of the configuration, chains what it wrote into the audit log, and closes the
 * database whatever happens.
 */
export function withContext<T>(
  config: Config,
  { institute }: Options,
  work: (context: Context, connection: Connection) => Promise<T>,
): Promise<T> {
  return withInstallation(config, async ({ connection, institutes }) => {
    const { row } = chooseInstitute(await institutes.stored(), institute);
    const context = await institutes.byId(row.id);
    if (!context) throw new FriendlyError('The institute is gone.', [], 'See quad institutes.');
    const done = await work(context, connection);
    await chainAudit(context);
    return done;
  });
}

/** Works on the whole database, and closes it whatever happens. Keys that the work does not need or replaces need not be there. */
export async function withInstallation<T>(
  config: Config,
  work: (opened: Opened) => Promise<T>,
  uncheckedKeys: readonly KeyPurpose[] = [],
): Promise<T> {
  const opened = await openInstallation(config, { uncheckedKeys });
  try {
    return await work(opened);
  } finally {
    await opened.connection.close();
  }
}

/** The institute that is meant: the only one, or the one that has the host or domain. */
export function chooseInstitute(all: readonly StoredInstitute[], asked: Options[string]): StoredInstitute {
  const named = all.map(({ row, hosts }) => `${row.domain} (${row.name}${hosts.length > 0 ? `, at ${hosts.join(', ')}` : ''})`);
  if (asked === undefined) {
    const [only, ...others] = all;
    if (only && others.length === 0) return only;
    throw new FriendlyError('Which institute is meant?', named, 'Say it with --institute <host or domain>.');
  }
  const wanted = hostOf(String(asked));
  const found = all.find(({ row, hosts }) => row.domain.toLowerCase() === wanted || hosts.includes(wanted));
  if (!found) throw new FriendlyError(`No institute has the host or the domain "${String(asked)}".`, named, 'Correct --institute.');
  return found;
}
