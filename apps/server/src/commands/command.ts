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
  /** Works on the whole database. All other commands work on one institute and have the option `--institute`. */
  readonly isGlobal?: true;
  /** Required arguments after the name in this order, with their descriptions. They are passed by name like options. */
  readonly operands?: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, CommandOption>>;
  /** Runs the command and returns one sentence on what was done. Throws a FriendlyError when it fails. */
  run(config: Config, options: Options): Promise<string>;
}

/** The option of every command that works on one institute. */
export const INSTITUTE_OPTION: Readonly<Record<string, CommandOption>> = {
  institute: { type: 'string', about: 'Host or domain of the institute; required if there are several' },
};

/**
 * Runs the work for one institute of the configured database after migrating it. Afterwards chains the new rows of the audit log, and
 * closes the database even after an error.
 */
export function withContext<T>(
  config: Config,
  { institute }: Options,
  work: (context: Context, connection: Connection) => Promise<T>,
): Promise<T> {
  return withInstallation(config, async ({ connection, institutes }) => {
    const { row } = chooseInstitute(await institutes.stored(), institute);
    const context = await institutes.byId(row.id);
    if (!context) throw new FriendlyError('The institute no longer exists.', [], 'List the institutes with quad institutes.');
    const done = await work(context, connection);
    await chainAudit(context);
    return done;
  });
}

/** Runs the work on the whole database, and closes it even after an error. Keys that the work does not need or replaces may be missing. */
export async function withInstallation<T>(
  config: Config,
  work: (opened: Opened) => Promise<T>,
  optionalKeys: readonly KeyPurpose[] = [],
): Promise<T> {
  const opened = await openInstallation(config, { optionalKeys });
  try {
    return await work(opened);
  } finally {
    await opened.connection.close();
  }
}

/** Returns the institute with the given host or domain, or the only one. */
export function chooseInstitute(all: readonly StoredInstitute[], option: Options[string]): StoredInstitute {
  const named = all.map(({ row, hosts }) => `${row.domain} (${row.name}${hosts.length > 0 ? `, at ${hosts.join(', ')}` : ''})`);
  if (option === undefined) {
    const [only, ...others] = all;
    if (only && others.length === 0) return only;
    throw new FriendlyError('There are several institutes.', named, 'Pass --institute <host or domain>.');
  }
  const wanted = hostOf(String(option));
  const found = all.find(({ row, hosts }) => row.domain.toLowerCase() === wanted || hosts.includes(wanted));
  if (!found) throw new FriendlyError(`No institute has the host or domain "${String(option)}".`, named, 'Correct --institute.');
  return found;
}
