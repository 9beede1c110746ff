import { isUuid } from '../db/ids.ts';
import { FriendlyError } from '../friendlyError.ts';
import { countJobs, findFailed, retryFailed } from '../jobs/overview.ts';
import { type Command, withInstallation } from './command.ts';

const MAX_LISTED = 50;

/** Lists the queues with the number of their jobs. */
export const jobs: Command = {
  summary: 'Tells how much work is left in the queues: mails, figures, sweeps.',
  isGlobal: true,
  options: {},
  run: (config) =>
    withInstallation(config, async ({ connection: { acrossInstitutes: db } }) => {
      const head = ['queue', 'waiting', 'later', 'at work', 'given up', 'done', 'oldest waits'];
      const rows = (await countJobs(db)).map(({ queue, waiting, later, active, failed, done, oldestSeconds }) => [
        queue,
        ...[waiting, later, active, failed, done].map(String),
        waiting > 0 ? `${oldestSeconds} s` : '',
      ]);
      return [table([head, ...rows]), '', 'quad jobs failed says what was given up and why; quad jobs retry <id> has it tried again.'].join(
        '\n',
      );
    }),
};

/** Lists the failed jobs with the reason. */
export const failedJobs: Command = {
  summary: 'Lists the work that was given up, with the reason.',
  isGlobal: true,
  options: {},
  run: (config) =>
    withInstallation(config, async ({ connection: { acrossInstitutes: db } }) => {
      const failed = await findFailed(db, { limit: MAX_LISTED });
      if (failed.length === 0) return 'Nothing was given up.';
      const rows = failed.map(({ id, queue, kind, accountId, attempts, failedAt, reason }) => [
        id,
        [queue, kind ?? accountId].filter(Boolean).join(' '),
        `${attempts}`,
        failedAt,
        reason ?? '',
      ]);
      return table([['id', 'work', 'attempts', 'given up (UTC)', 'reason'], ...rows]);
    }),
};

/** Retries a failed job. */
export const retryJob: Command = {
  summary: 'Has work that was given up tried once more.',
  isGlobal: true,
  operands: { id: 'Its id, as quad jobs failed tells it' },
  options: {},
  run: (config, options) =>
    withInstallation(config, async ({ connection }) => {
      const id = String(options.id);
      if (!isUuid(id) || !(await retryFailed(connection, id))) {
        throw new FriendlyError(`No work with the id ${id} was given up.`, [], 'See quad jobs failed.');
      }
      return 'It is tried once more as soon as the server looks.';
    }),
};

/** Formats rows with aligned columns. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
