import { text } from 'node:stream/consumers';
import { FEATURE_FLAGS, type FeatureFlag } from '@quad/domain/feature-flags';
import type { Config } from '../config.ts';
import { chainAudit } from '../features/audit/auditChain.ts';
import { changeInstitute as change, createInstitute as create, type InstituteChanges } from '../features/institutes/institutes.service.ts';
import { FriendlyError } from '../friendlyError.ts';
import { type Command, chooseInstitute, type Options, withInstallation } from './command.ts';

const GOOGLE = 'https://accounts.google.com';

const ABOUT = {
  title: { type: 'string', about: 'Title of the portal (default: Quad)' },
  'time-zone': { type: 'string', about: 'IANA time zone (default: Asia/Kolkata)' },
  'portal-url': { type: 'string', about: 'Address of the portal in mails (default: https and the first host)' },
  'allowed-origins': { type: 'string', about: 'Other origins that the portal is used from, separated by commas' },
  'feedback-days': { type: 'string', about: 'Days within which feedback is answered (default: FEEDBACK_PROMISE_DAYS)' },
  'brand-color': { type: 'string', about: 'Brand colour such as #0b6e4f; empty for the default colours' },
  'terms-url': { type: 'string', about: 'Address of the terms of use; empty for none' },
  'year-starts-in': { type: 'string', about: 'Month in which a year of office begins, 1 to 12 (default: 4)' },
  'passkeys-required': { type: 'string', about: 'Whether the rights of an office require a passkey: on or off (default: off)' },
  off: { type: 'string', about: `Parts of the portal to turn off, separated by commas: ${FEATURE_FLAGS.join(', ')}; empty for none` },
  'mail-from': { type: 'string', about: 'Sender of mails (default: no-reply at the domain)' },
  'google-client-id': { type: 'string', about: 'Client id of the institute at Google; requires --google-secret-stdin' },
  'google-issuer': { type: 'string', about: `Issuer of another OpenID Connect provider (default: ${GOOGLE})` },
  'google-secret-stdin': { type: 'boolean', about: 'Reads the client secret from standard input; it is stored encrypted' },
} as const;

/** Settings that no environment variable sets. */
const WITHOUT_VARIABLE: ReadonlySet<string> = new Set(['hosts', 'brandColor', 'termsUrl', 'yearStartsIn', 'passkeysRequired', 'off']);

/** Adds an institute to the database. Running servers start to serve it. */
export const createInstitute: Command = {
  summary: 'Adds an institute with its own host.',
  isGlobal: true,
  options: {
    name: { type: 'string', about: 'Name of the institute', isRequired: true },
    domain: { type: 'string', about: 'Domain of its mail addresses, such as campus.example', isRequired: true },
    host: { type: 'string', about: 'Its host, or several separated by commas', isRequired: true },
    ...ABOUT,
  },
  async run(config, options) {
    const changes = await readChanges(config, options);
    const { name, domain, host } = options;
    const created = await withInstallation(config, async (opened) => {
      const row = await create(opened.platform, { ...changes, name: String(name), domain: String(domain), hosts: listOf(host) });
      const context = await opened.institutes.byId(row.id);
      if (context) await chainAudit(context);
      return row;
    });
    return `Added ${created.name} at ${created.portalUrl}. Running servers serve it within seconds. Create its first account with quad create-user --institute ${created.domain}.`;
  },
};

/** Changes the settings of an institute. */
export const changeInstitute: Command = {
  summary: 'Changes the given settings of an institute.',
  options: {
    name: { type: 'string', about: 'Name of the institute' },
    domain: { type: 'string', about: 'Domain of its mail addresses' },
    host: { type: 'string', about: 'All its hosts, separated by commas' },
    ...ABOUT,
  },
  async run(config, options) {
    const { name, domain, host } = options;
    const changes: InstituteChanges = {
      ...(await readChanges(config, options)),
      ...(name === undefined ? {} : { name: String(name) }),
      ...(domain === undefined ? {} : { domain: String(domain) }),
      ...(host === undefined ? {} : { hosts: listOf(host) }),
    };
    const changed = await withInstallation(config, async ({ platform, institutes }) => {
      if (Object.keys(changes).length === 0) throw new FriendlyError('No setting was given.', [], 'See quad change-institute --help.');
      const all = await institutes.stored();
      const { row } = chooseInstitute(all, options.institute);
      if (row.id === all[0]?.row.id && Object.keys(changes).some((key) => !WITHOUT_VARIABLE.has(key))) {
        throw new FriendlyError(
          'The environment variables of the server determine the first institute.',
          [],
          'Change INSTITUTE_NAME, INSTITUTE_DOMAIN, PORTAL_URL and the others there, and restart. Only these options apply: --host, --brand-color, --terms-url, --year-starts-in, --passkeys-required, --off.',
        );
      }
      const done = await change(platform, row.id, changes);
      await institutes.stored();
      const context = await institutes.byId(row.id);
      if (context) await chainAudit(context);
      return done;
    });
    return `Changed ${changed.name}. Running servers apply it within seconds.`;
  },
};

/** Lists the institutes of the database. */
export const institutes: Command = {
  summary: 'Lists the institutes with their hosts.',
  isGlobal: true,
  options: {},
  run: (config) =>
    withInstallation(config, async (opened) => {
      const all = await opened.institutes.stored();
      return all.map(({ row, hosts }) => `${row.domain}  ${row.name}  ${hosts.join(', ')}`).join('\n');
    }),
};

async function readChanges({ google }: Config, options: Options): Promise<InstituteChanges> {
  const said = (name: string) => (options[name] === undefined ? undefined : String(options[name]).trim());
  const clientId = said('google-client-id');
  if ((clientId !== undefined) !== (options['google-secret-stdin'] === true)) {
    throw new FriendlyError(
      'Google requires both the client id and the client secret.',
      [],
      'Pass --google-client-id and --google-secret-stdin together.',
    );
  }
  const secret = clientId === undefined ? undefined : (await text(process.stdin)).trim();
  if (secret === '') throw new FriendlyError('The client secret is missing.', [], 'Pass it on standard input.');
  const issuer = said('google-issuer') ?? google?.issuer ?? GOOGLE;
  const days = said('feedback-days');
  if (days !== undefined && !(Number.isInteger(Number(days)) && Number(days) >= 1 && Number(days) <= 365))
    throw new FriendlyError('--feedback-days is not valid.', [], 'Pass a whole number from 1 to 365.');
  const [title, timeZone, portalUrl, mailFrom, allowed] = ['title', 'time-zone', 'portal-url', 'mail-from', 'allowed-origins'].map(said);
  const [brandColor, termsUrl, month, passkeys, off] = ['brand-color', 'terms-url', 'year-starts-in', 'passkeys-required', 'off'].map(said);
  if (passkeys !== undefined && passkeys !== 'on' && passkeys !== 'off')
    throw new FriendlyError('--passkeys-required is not valid.', [], 'Pass on or off.');
  return {
    ...(title === undefined ? {} : { portalTitle: title }),
    ...(timeZone === undefined ? {} : { timeZone }),
    ...(portalUrl === undefined ? {} : { portalUrl: portalUrl.replace(/\/$/, '') }),
    ...(days === undefined ? {} : { feedbackPromiseDays: Number(days) }),
    ...(brandColor === undefined ? {} : { brandColor: brandColor.toLowerCase() || null }),
    ...(termsUrl === undefined ? {} : { termsUrl: termsUrl || null }),
    ...(month === undefined ? {} : { yearStartsIn: Number(month) }),
    ...(passkeys === undefined ? {} : { passkeysRequired: passkeys === 'on' }),
    // The names are validated with the rest.
    ...(off === undefined ? {} : { off: listOf(off) as FeatureFlag[] }),
    ...(mailFrom === undefined ? {} : { mailFrom }),
    ...(allowed === undefined ? {} : { allowedOrigins: listOf(allowed) }),
    ...(clientId !== undefined && secret !== undefined ? { google: { issuer, clientId, clientSecret: secret } } : {}),
  };
}

function listOf(value: Options[string]): string[] {
  return String(value)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
