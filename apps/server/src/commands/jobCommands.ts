import { isUuid } from '../db/ids.ts';
import { FriendlyError } from '../friendlyError.ts';
import { countJobs, findFailed, retryFailed } from '../jobs/overview.ts';
import { type Command, withInstallation } from './command.ts';

const MAX_LISTED = 50;

/** Lists the queues with the number of their jobs. */
export const jobs: Command = {
  summary: 'Lists the queues with the number of their jobs.',
  isGlobal: true,
  options: {},
  run: (config) =>
    withInstallation(config, async ({ connection: { acrossInstitutes: db } }) => {
      const head = ['queue', 'waiting', 'scheduled', 'active', 'failed', 'done', 'oldest waits'];
      const rows = (await countJobs(db)).map(({ queue, waiting, later, active, failed, done, oldestSeconds }) => [
        queue,
        ...[waiting, later, active, failed, done].map(String),
        waiting > 0 ? `${oldestSeconds} s` : '',
      ]);
      return [table([head, ...rows]), '', 'quad jobs failed lists failed jobs with the reason; quad jobs retry <id> retries one.'].join(
        '\n',
      );
    }),
};

/** Lists the failed jobs with the reason. */
export const failedJobs: Command = {
  summary: 'Lists the failed jobs with the reason.',
  isGlobal: true,
  options: {},
  run: (config) =>
    withInstallation(config, async ({ connection: { acrossInstitutes: db } }) => {
      const failed = await findFailed(db, { limit: MAX_LISTED });
      if (failed.length === 0) return 'There are no failed jobs.';
      const rows = failed.map(({ id, queue, kind, accountId, attempts, failedAt, reason }) => [
        id,
        [queue, kind ?? accountId].filter(Boolean).join(' '),
        `${attempts}`,
        failedAt,
        reason ?? '',
      ]);
      return table([['id', 'job', 'attempts', 'failed (UTC)', 'reason'], ...rows]);
    }),
};

/** Retries a failed job. */
export const retryJob: Command = {
  summary: 'Retries a failed job.',
  isGlobal: true,
  operands: { id: 'Id of the job, from quad jobs failed' },
  options: {},
  run: (config, options) =>
    withInstallation(config, async ({ connection }) => {
      const id = String(options.id);
      if (!isUuid(id) || !(await retryFailed(connection, id))) {
        throw new FriendlyError(`No failed job has the id ${id}.`, [], 'List the failed jobs with quad jobs failed.');
      }
      return 'The job is queued again. A running server will retry it.';
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
