import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ErasureObstacle, GRACE_DAYS } from '@quad/domain/personal-data';
import type { Context } from '../context.ts';
import { findPersonByEmail, obstaclesOf } from '../features/accounts/erasure.service.ts';
import { erase } from '../features/personal-data/accountErasure.service.ts';
import { archiveOf, findTraces } from '../features/personal-data/dataExports.service.ts';
import { syncErasures } from '../features/personal-data/erasures.ts';
import { applyRetention } from '../features/personal-data/retention.service.ts';
import { purgePhotos } from '../features/profile/images.service.ts';
import { FriendlyError } from '../friendlyError.ts';
import { type Command, withContext, withInstallation } from './command.ts';

async function personOf({ db, instituteId }: Context, email: unknown) {
  const user = await findPersonByEmail(db, instituteId, String(email).trim());
  if (!user) throw new FriendlyError(`Nobody has an account with ${String(email)}.`, [], 'Correct the address.');
  return user;
}

/** Exports a person's data, for a request by letter. */
export const personExport: Command = {
  summary: 'Exports all data about a person to an archive.',
  operands: { email: 'Address of the account' },
  options: { to: { type: 'string', about: 'File to write, such as person.zip', isRequired: true } },
  async run(config, options) {
    const file = path.resolve(String(options.to));
    return withContext(config, options, async (context) => {
      const { id, email } = await personOf(context, options.email);
      const archive = await archiveOf(context, id);
      if (!archive) throw new FriendlyError(`Nobody has an account with ${email}.`, [], 'Correct the address.');
      await writeFile(file, archive, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
        throw new FriendlyError(`${file} cannot be written.`, [], 'Choose a file that does not exist.', { cause: error });
      });
      return `Exported all data about ${email} to ${file}.`;
    });
  },
};

/** What has to be handed over before a person can be erased. */
const OBSTACLES: Readonly<Record<ErasureObstacle, string>> = {
  role: 'They hold an office: quad revoke.',
  administrator: 'They are an administrator: quad administrator remove.',
  contact: 'Their address is the contact of a unit: name another one in the administration of units.',
};

/** Erases a person without a grace period, for a request by letter. Refused while they have something to hand over. */
export const personErase: Command = {
  summary: 'Erases a person immediately and irreversibly.',
  operands: { email: 'Address of the account' },
  options: { 'cannot-be-undone': { type: 'boolean', about: 'Confirms that the erasure cannot be undone', isRequired: true } },
  run: (config, options) =>
    withContext(config, options, async (context) => {
      const { id, email } = await personOf(context, options.email);
      let obstacles: readonly ErasureObstacle[] = [];
      await erase(context, id, async (tx, user) => {
        obstacles = await obstaclesOf(tx, user);
        return obstacles.length === 0;
      });
      if (obstacles.length > 0) {
        const details = obstacles.map((obstacle) => OBSTACLES[obstacle]);
        throw new FriendlyError(`${email} has something to hand over first.`, details, 'Then erase them again.');
      }
      await syncErasures(context);
      await purgePhotos(context);
      return `Erased ${email}. Remaining records have the id ${id} instead of the name.`;
    }),
};

/** Finds where words occur in the database. */
export const personTraces: Command = {
  summary: 'Lists the tables that contain a name, an address or a number.',
  isGlobal: true,
  operands: { words: 'Text to search for' },
  options: {},
  run: (config, options) =>
    withInstallation(config, async ({ connection }) => {
      const found = await findTraces(connection.acrossInstitutes, [String(options.words)]);
      if (found.length === 0) return `The database does not contain "${String(options.words)}".`;
      return found.map(({ table, rows }) => `${table}: ${rows} ${rows === 1 ? 'row' : 'rows'}`).join('\n');
    }),
};

/** Applies the retention periods, from a timer or by hand. */
export const retention: Command = {
  summary: 'Applies the retention periods RETENTION_SIGN_IN_DAYS and RETENTION_ALUMNI_DAYS.',
  options: { 'dry-run': { type: 'boolean', about: 'Shows the effects without applying them' } },
  run: (config, options) =>
    withContext(config, options, async (context) => {
      const isDryRun = options['dry-run'] === true;
      const { signIns, alumni } = await applyRetention(context, config.retention, { isDryRun });
      const [removed, leaving] = isDryRun ? ['would be removed', 'would be erased'] : ['was removed', 'will be erased'];
      return [
        `The origin of ${signIns.toLocaleString('en-US')} sign-ins ${removed}.`,
        `${alumni.length.toLocaleString('en-US')} unused accounts ${leaving} in ${GRACE_DAYS} days${alumni.length > 0 ? ':' : '.'}`,
        ...alumni,
        ...(isDryRun ? ['Nothing was changed.'] : []),
      ].join('\n');
    }),
};
