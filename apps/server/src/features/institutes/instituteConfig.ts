import type { Institute } from '@quad/domain/institute';
import { YEAR_STARTS_IN } from '@quad/domain/positions';
import type { Config, SignInProvider } from '../../config.ts';
import type { Keys } from '../../keys/keys.ts';
import { sealSecret, unsealSecret } from './instituteSecrets.ts';
import type { InstituteRow, ProviderRow, StoredInstitute } from './institutes.repo.ts';

/** Columns without an environment variable, set by administrators and the command line only. */
type ColumnsWithoutVariable = Pick<
  InstituteRow,
  'passwordSignIn' | 'passkeysRequired' | 'brandColor' | 'termsUrl' | 'yearStartsIn' | 'off' | 'embedHosts'
>;

/** The columns that environment variables describe, for the first institute. */
export type ConfiguredColumns = Omit<InstituteRow, 'id' | 'createdAt' | keyof ColumnsWithoutVariable>;

/** The configuration from environment variables, overridden by an institute's own values. */
export function configOf(
  config: Config,
  { row, providers }: Pick<StoredInstitute, 'row' | 'providers'>,
  keys: Pick<Keys, 'audit'>,
): Config {
  const portalUrl = row.portalUrl ?? config.portalUrl;
  const clientSecret = row.googleClientSecret === null ? undefined : unsealSecret(keys, row.id, row.googleClientSecret);
  return {
    ...config,
    institute: instituteOf(row),
    feedbackPromiseDays: row.feedbackPromiseDays ?? config.feedbackPromiseDays,
    portalUrl,
    serverUrl: row.serverUrl ?? (row.portalUrl === null ? config.serverUrl : portalUrl),
    allowedOrigins: row.allowedOrigins,
    embedHosts: row.embedHosts,
    mail: { ...config.mail, from: row.mailFrom ?? defaultSender(row) },
    google:
      row.googleIssuer && row.googleClientId && clientSecret
        ? { issuer: row.googleIssuer, clientId: row.googleClientId, clientSecret }
        : undefined,
    providers: providers.map((provider) => opened(provider, keys)),
    passwordSignIn: row.passwordSignIn,
    passkeysRequired: row.passkeysRequired,
  };
}

/** Public facts of an institute. Blank ones are omitted to keep pages small. */
function instituteOf({
  name,
  domain,
  portalTitle,
  timeZone,
  roomSlotMinutes,
  brandColor,
  termsUrl,
  yearStartsIn,
  off,
}: InstituteRow): Institute {
  return {
    ...{ name, domain, portalTitle, timeZone, roomSlotMinutes },
    ...(brandColor !== null && { brandColor }),
    ...(termsUrl !== null && { termsUrl }),
    ...(yearStartsIn !== null && yearStartsIn !== YEAR_STARTS_IN && { yearStartsIn }),
    ...(off.length > 0 && { off }),
  };
}

function opened({ instituteId, clientSecret, createdAt: _at, ...provider }: ProviderRow, keys: Pick<Keys, 'audit'>): SignInProvider {
  return { ...provider, clientSecret: clientSecret === null ? undefined : unsealSecret(keys, instituteId, clientSecret) };
}

/** Default sender of an institute's mails. */
function defaultSender({ portalTitle, domain }: Pick<InstituteRow, 'portalTitle' | 'domain'>): string {
  return `${portalTitle} <no-reply@${domain}>`;
}

/**
 * The row that the environment variables describe, except for what administrators have set. An unchanged secret keeps its encrypted value,
 * because encrypting it again would give another one.
 */
export function columnsFromConfig(config: Config, id: string, keys: Pick<Keys, 'audit'>, known?: InstituteRow): ConfiguredColumns {
  const { institute, portalUrl, serverUrl, allowedOrigins, mail, google } = config;
  const sealed = known?.googleClientSecret ?? null;
  const settled = known?.settled ?? [];
  const isSealed = google && sealed !== null && unsealSecret(keys, id, sealed) === google.clientSecret;
  return {
    ...institute,
    feedbackPromiseDays: null,
    portalUrl,
    serverUrl: serverUrl === portalUrl ? null : serverUrl,
    allowedOrigins: [...allowedOrigins],
    mailFrom: mail.from === defaultSender(institute) ? null : mail.from,
    googleIssuer: google?.issuer ?? null,
    googleClientId: google?.clientId ?? null,
    googleClientSecret: google ? (isSealed ? sealed : sealSecret(keys, id, google.clientSecret)) : null,
    ...Object.fromEntries(settled.map((column) => [column, Reflect.get(known ?? {}, column)])),
    settled,
  };
}

/** Hosts of an institute's own URLs. */
export function hostsIn({ portalUrl, serverUrl }: Pick<ConfiguredColumns, 'portalUrl' | 'serverUrl'>): string[] {
  return [...new Set([portalUrl, serverUrl].flatMap((address) => (address ? [hostOf(new URL(address).host)] : [])))];
}

/** Normalizes a host: lower case, without a trailing dot. */
export function hostOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/\.(?=:\d+$|$)/, '');
}
