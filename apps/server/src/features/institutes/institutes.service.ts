import { FEATURE_FLAGS } from '@quad/domain/feature-flags';
import { Institute } from '@quad/domain/institute';
import { brandTheme, faultText } from '@quad/ui/theming';
import * as v from 'valibot';
import type { Config } from '../../config.ts';
import type { Clock } from '../../context.ts';
import type { Connection, Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { FriendlyError } from '../../friendlyError.ts';
import { type Keys, storeFingerprints } from '../../keys/keys.ts';
import { record } from '../audit/audit.service.ts';
import { recountFigures } from '../figures/figures.service.ts';
import { type ConfiguredColumns, columnsFromConfig, hostOf, hostsIn } from './instituteConfig.ts';
import { sealSecret, unsealSecret } from './instituteSecrets.ts';
import {
  addHosts,
  dropHosts,
  hasDomain,
  hostsOf,
  type InstituteRow,
  insertInstitute,
  lockInstitutes,
  readFirst,
  readInstitutes,
  type StoredInstitute,
  saveProviderSecret,
  takenHosts,
  updateInstitute,
} from './institutes.repo.ts';

export { sealSecret, unsealSecret } from './instituteSecrets.ts';
export { listIds, listProviders, type StoredInstitute } from './institutes.repo.ts';

/** Dependencies of the functions that administer institutes. */
export interface Administration {
  readonly connection: Pick<Connection, 'acrossInstitutes' | 'ofInstitute'>;
  readonly clock: Clock;
  readonly config: Config;
  readonly keys: Keys;
}

/** The id of the first institute, which is created if there is none. `configureFirstInstitute` then sets its names and URLs. */
export async function ensureFirstInstitute(across: Database, { institute }: Pick<Config, 'institute'>): Promise<string> {
  // Almost every start finds the institute here and needs no lock.
  const known = await readFirst(across);
  if (known) return known.id;
  return across.transaction(async (tx) => {
    await lockInstitutes(tx);
    const meanwhile = await readFirst(tx);
    if (meanwhile) return meanwhile.id;
    const { name, domain, timeZone } = institute;
    const id = newId();
    await insertInstitute(tx, { id, name, domain, timeZone });
    return id;
  });
}

/**
 * Sets the first institute to what the environment variables describe, unless that was done before; with `isAgain` in any case. If several
 * processes start at once, only one of them does it.
 */
export async function configureFirstInstitute(
  { connection, config, keys }: Administration,
  id: string,
  { isAgain }: { isAgain: boolean },
): Promise<void> {
  const across = connection.acrossInstitutes;
  if (await isConfigured(across)) return;
  await across.transaction(async (tx) => {
    await lockInstitutes(tx);
    if (await isConfigured(tx)) return;
    const known = await readFirst(tx);
    if (!known) return;
    const configured = columnsFromConfig(config, id, keys, known);
    const hosts = hostsIn(configured);
    await refuseTaken(tx, { id, domain: configured.domain, hosts }, 'Correct INSTITUTE_DOMAIN, PORTAL_URL and SERVER_URL.');
    await dropHosts(
      tx,
      id,
      hostsIn(known).filter((host) => !hosts.includes(host)),
    );
    await addHosts(tx, id, hosts);
    await updateInstitute(tx, id, configured);
    // The time zone decides which month an event belongs to.
    if (known.timeZone !== configured.timeZone) await recountFigures(tx, id);
  });

  async function isConfigured(db: Database): Promise<boolean> {
    const known = await readFirst(db);
    if (!known) return false;
    if (known.portalUrl !== null && !isAgain) return true;
    const configured = columnsFromConfig(config, id, keys, known);
    const same = Object.entries(configured).every(
      ([column, value]) => JSON.stringify(Reflect.get(known, column)) === JSON.stringify(value),
    );
    const present = await hostsOf(db, id);
    return same && hostsIn(configured).every((host) => present.includes(host));
  }
}

const HOST = v.pipe(
  v.string(),
  v.regex(
    /^(?=.{1,253}(:|$))[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/,
    'must be a host name such as portal.campus.example',
  ),
);
const origin = (text: string): boolean =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol) && new URL(text).origin === text;

/** Input for a new institute. */
export interface NewInstitute
  extends Partial<
      Pick<ConfiguredColumns, 'portalTitle' | 'timeZone' | 'portalUrl' | 'mailFrom' | 'allowedOrigins' | 'feedbackPromiseDays'>
    >,
    Partial<Pick<InstituteRow, 'brandColor' | 'termsUrl' | 'yearStartsIn' | 'passkeysRequired' | 'off'>> {
  readonly name: string;
  readonly domain: string;
  readonly hosts: readonly string[];
  readonly google?: Config['google'];
}
export type InstituteChanges = Partial<NewInstitute>;

/** Adds an institute; throws a FriendlyError if another one has its domain or one of its hosts. */
export async function createInstitute(administration: Administration, input: NewInstitute): Promise<InstituteRow> {
  const { connection, clock, keys } = administration;
  const id = newId();
  const hosts = input.hosts.map(hostOf);
  const assumed = `https://${hosts[0]}`;
  const portalUrl = input.portalUrl ?? (origin(assumed) ? assumed : null);
  const row = { ...columnsOf({ ...input, portalUrl }, id, keys), id, name: input.name, domain: input.domain.toLowerCase() };
  checkRow({ ...row, hosts });
  const all = [...new Set([...hosts, ...hostsIn({ portalUrl, serverUrl: null })])];
  return connection.acrossInstitutes.transaction(async (tx) => {
    await lockInstitutes(tx);
    await refuseTaken(tx, { id, domain: row.domain, hosts: all }, 'Choose others, or change that institute first.');
    await insertInstitute(tx, row);
    await addHosts(tx, id, all);
    await storeFingerprints(tx, id, keys);
    await record(tx, { clock, instituteId: id, keys }, undefined, {
      action: 'institute.create',
      detail: { name: row.name, domain: row.domain },
    });
    return findRow(tx, id);
  });
}

/** Changes the given columns of an institute. Given hosts replace the existing ones. */
export async function changeInstitute(administration: Administration, id: string, input: InstituteChanges): Promise<InstituteRow> {
  const { connection, clock, keys } = administration;
  return connection.acrossInstitutes.transaction(async (tx) => {
    await lockInstitutes(tx);
    const known = await findRow(tx, id);
    const changes = columnsOf(input, id, keys);
    const hosts = input.hosts?.map(hostOf) ?? (await hostsOf(tx, id));
    const row = { ...known, ...changes };
    checkRow({ ...row, hosts });
    const all = [...new Set([...hosts, ...hostsIn(row)])];
    await refuseTaken(tx, { id, domain: row.domain, hosts: all }, 'Choose others, or change that institute first.');
    await dropHosts(
      tx,
      id,
      (await hostsOf(tx, id)).filter((host) => !all.includes(host)),
    );
    await addHosts(tx, id, all);
    await updateInstitute(tx, id, { name: known.name, ...changes });
    if (known.timeZone !== row.timeZone) await recountFigures(tx, id);
    // Only the names of the changed fields are logged, so the secret is not.
    const detail = { changed: Object.keys(input).sort().join(', ') };
    await record(tx, { clock, instituteId: id, keys }, undefined, { action: 'institute.change', detail });
    return findRow(tx, id);
  });
}

async function findStored(tx: Database, id: string): Promise<StoredInstitute> {
  const found = (await readInstitutes(tx)).find(({ row }) => row.id === id);
  if (!found) throw new Error('The institute is gone.');
  return found;
}

async function findRow(tx: Database, id: string): Promise<InstituteRow> {
  return (await findStored(tx, id)).row;
}

/** The columns that the input sets. */
function columnsOf({ hosts: _hosts, google, ...columns }: InstituteChanges, id: string, keys: Keys): Partial<InstituteRow> {
  const { domain } = columns;
  return {
    ...columns,
    ...(domain === undefined ? {} : { domain: domain.toLowerCase() }),
    ...(google && {
      googleIssuer: google.issuer,
      googleClientId: google.clientId,
      googleClientSecret: sealSecret(keys, id, google.clientSecret),
    }),
  };
}

/** The first color pair of a brand whose contrast is too low, as a message; undefined if there is none. */
export function unreadable(color: string): string | undefined {
  const [fault] = brandTheme(color).faults;
  return fault && faultText(fault);
}

const Checked = v.object({
  name: Institute.entries.name,
  domain: Institute.entries.domain,
  portalTitle: v.optional(Institute.entries.portalTitle),
  timeZone: v.optional(Institute.entries.timeZone),
  portalUrl: v.nullish(v.pipe(v.string(), v.check(origin, 'must be an address such as https://portal.campus.example'))),
  brandColor: v.nullish(
    v.pipe(
      v.unwrap(Institute.entries.brandColor),
      v.check((color) => unreadable(color) === undefined, 'must be a colour in which everybody can read the portal'),
    ),
  ),
  termsUrl: v.nullish(v.unwrap(Institute.entries.termsUrl)),
  yearStartsIn: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12, 'must be a month from 1 to 12'))),
  passkeysRequired: v.optional(v.boolean()),
  off: v.optional(v.array(v.picklist(FEATURE_FLAGS, `must be parts of ${FEATURE_FLAGS.join(', ')}`))),
  mailFrom: v.nullish(v.pipe(v.string(), v.includes('@', 'must be a mail address such as portal@campus.example'))),
  hosts: v.pipe(v.array(HOST), v.minLength(1, 'must name at least one host')),
});

function checkRow(row: unknown): void {
  const checked = v.safeParse(Checked, row);
  if (checked.success) return;
  const faults = checked.issues.map((issue) => `${v.getDotPath(issue)?.split('.')[0]} ${issue.message} (it is "${String(issue.input)}")`);
  throw new FriendlyError('The settings of the institute are not valid.', faults, 'Correct these values.');
}

async function refuseTaken(
  tx: Database,
  { id, domain, hosts }: { id: string; domain: string; hosts: readonly string[] },
  advice: string,
): Promise<void> {
  if (await hasDomain(tx, domain, id)) throw new FriendlyError(`Another institute has the domain ${domain}.`, [], advice);
  const [taken] = await takenHosts(tx, hosts, id);
  if (taken) throw new FriendlyError(`Another institute has the host ${taken}.`, [], advice);
}

/** Encrypts the secrets of an institute with other keys. A secret that its own keys cannot decrypt is removed. */
export async function reencryptSecrets(tx: Database, { instituteId, keys }: { instituteId: string; keys: Keys }, to: Keys): Promise<void> {
  const { row, providers } = await findStored(tx, instituteId);
  const reencrypt = (sealed: string) => {
    const secret = unsealSecret(keys, instituteId, sealed);
    return secret === undefined ? null : sealSecret(to, instituteId, secret);
  };
  if (row.googleClientSecret !== null) await updateInstitute(tx, instituteId, { googleClientSecret: reencrypt(row.googleClientSecret) });
  for (const { name, clientSecret } of providers) {
    if (clientSecret !== null) await saveProviderSecret(tx, { instituteId, name, clientSecret: reencrypt(clientSecret) });
  }
}
