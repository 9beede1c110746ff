import { text } from 'node:stream/consumers';
import { FEATURE_FLAGS, type FeatureFlag } from '@quad/domain/feature-flags';
import type { Config } from '../config.ts';
import { chainAudit } from '../features/audit/auditChain.ts';
import { changeInstitute as change, createInstitute as create, type InstituteChanges } from '../features/institutes/institutes.service.ts';
import { FriendlyError } from '../friendlyError.ts';
import { type Command, chooseInstitute, type Options, withInstallation } from './command.ts';

const GOOGLE = 'https://accounts.google.com';

const ABOUT = {
  title: { type: 'string', about: 'What the portal calls itself; Quad if never said' },
  'time-zone': { type: 'string', about: 'IANA name such as Asia/Kolkata, which is taken if never said' },
  'portal-url': { type: 'string', about: 'Address that mails lead to; https and the first host if never said' },
  'allowed-origins': { type: 'string', about: 'Other origins that the portal is used from, with commas between' },
  'feedback-days': { type: 'string', about: 'Within how many days feedback is answered; as FEEDBACK_PROMISE_DAYS if never said' },
  'brand-color': { type: 'string', about: 'What the portal is painted in, such as #0b6e4f; nothing for the colours of the house' },
  'terms-url': { type: 'string', about: 'Where the terms of use are read; nothing for none' },
  'year-starts-in': { type: 'string', about: 'Month in which a year of office begins, 1 to 12; 4 if never said' },
  'passkeys-required': { type: 'string', about: 'Whether the rights of an office wait for a passkey: on or off; off if never said' },
  off: { type: 'string', about: `Parts of the portal that are off, with commas between: ${FEATURE_FLAGS.join(', ')}; nothing for none` },
  'mail-from': { type: 'string', about: 'Sender of mails; no-reply at the domain if never said' },
  'google-client-id': { type: 'string', about: 'Client of this institute at Google, with --google-secret-stdin' },
  'google-issuer': { type: 'string', about: `Another provider that speaks OpenID Connect; ${GOOGLE} if left out` },
  'google-secret-stdin': { type: 'boolean', about: "Reads the client's secret from standard input; it is kept sealed" },
} as const;

/** Settings that no environment variable sets. */
const WITHOUT_VARIABLE: ReadonlySet<string> = new Set(['hosts', 'brandColor', 'termsUrl', 'yearStartsIn', 'passkeysRequired', 'off']);

/** Adds an institute to the database. Running servers start to serve it. */
export const createInstitute: Command = {
  summary: 'Adds an institute, with a host of its own.',
  isGlobal: true,
  options: {
    name: { type: 'string', about: 'Name of the institute', isRequired: true },
    domain: { type: 'string', about: 'Domain of its mail addresses, such as campus.example', isRequired: true },
    host: { type: 'string', about: 'Host that it is reached at, or several with commas between', isRequired: true },
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
    return `${created.name} is there, at ${created.portalUrl}. Servers that run serve it within seconds; give it its first account with quad create-user --institute ${created.domain}.`;
  },
};

/** Changes the settings of an institute. */
export const changeInstitute: Command = {
  summary: 'Changes an institute: only what is said.',
  options: {
    name: { type: 'string', about: 'Name of the institute' },
    domain: { type: 'string', about: 'Domain of its mail addresses' },
    host: { type: 'string', about: 'All hosts that it is reached at from now on, with commas between' },
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
      if (Object.keys(changes).length === 0)
        throw new FriendlyError('Nothing was said that is to change.', [], 'See quad change-institute --help.');
      const all = await institutes.stored();
      const { row } = chooseInstitute(all, options.institute);
      if (row.id === all[0]?.row.id && Object.keys(changes).some((key) => !WITHOUT_VARIABLE.has(key))) {
        throw new FriendlyError(
          'The first institute is as the variables of the server say.',
          [],
          'Change INSTITUTE_NAME, INSTITUTE_DOMAIN, PORTAL_URL and the others there, and restart. Only what no variable says is said here: --host, --brand-color, --terms-url, --year-starts-in, --passkeys-required, --off.',
        );
      }
      const done = await change(platform, row.id, changes);
      await institutes.stored();
      const context = await institutes.byId(row.id);
      if (context) await chainAudit(context);
      return done;
    });
    return `${changed.name} is changed. Servers that run know within seconds.`;
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
      'Google needs both the client id and the secret.',
      [],
      'Say --google-client-id and --google-secret-stdin together.',
    );
  }
  const secret = clientId === undefined ? undefined : (await text(process.stdin)).trim();
  if (secret === '') throw new FriendlyError('There is no secret on standard input.', [], 'Send the secret of the client to it.');
  const issuer = said('google-issuer') ?? google?.issuer ?? GOOGLE;
  const days = said('feedback-days');
  if (days !== undefined && !(Number.isInteger(Number(days)) && Number(days) >= 1 && Number(days) <= 365))
    throw new FriendlyError('The days for feedback are not a number.', [], 'Say --feedback-days with a whole number from 1 to 365.');
  const [title, timeZone, portalUrl, mailFrom, allowed] = ['title', 'time-zone', 'portal-url', 'mail-from', 'allowed-origins'].map(said);
  const [brandColor, termsUrl, month, passkeys, off] = ['brand-color', 'terms-url', 'year-starts-in', 'passkeys-required', 'off'].map(said);
  if (passkeys !== undefined && passkeys !== 'on' && passkeys !== 'off')
    throw new FriendlyError('Passkeys are required or not.', [], 'Say --passkeys-required on, or --passkeys-required off.');
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
