import type { Institute } from '@quad/domain/institute';
import { YEAR_STARTS_IN } from '@quad/domain/positions';
import type { Config, SignInProvider } from '../../config.ts';
import type { Keys } from '../../keys/keys.ts';
import { sealSecret, unsealSecret } from './instituteSecrets.ts';
import type { InstituteRow, ProviderRow, StoredInstitute } from './institutes.repo.ts';

/** What no variable says: it is as administrators and the command line have it. */
type Unvaried = Pick<
  InstituteRow,
  'passwordSignIn' | 'passkeysRequired' | 'brandColor' | 'termsUrl' | 'yearStartsIn' | 'off' | 'embedHosts'
>;

/** What of a row comes from the server's variables, for the institute that they describe. */
export type Described = Omit<InstituteRow, 'id' | 'createdAt' | keyof Unvaried>;

/** The variables with an institute's own values in the places of theirs. */
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

/** What an institute says of itself; what it leaves empty is not there, so that pages are as short as they can be. */
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

/** Who an institute's mails are from where nothing else is said. */
function defaultSender({ portalTitle, domain }: Pick<InstituteRow, 'portalTitle' | 'domain'>): string {
  return `${portalTitle} <no-reply@${domain}>`;
}

/**
 * The row that the variables describe, except for what administrators have said. A secret that is sealed already stays as it is: it is never
 * sealed alike twice.
 */
export function describedBy(config: Config, id: string, keys: Pick<Keys, 'audit'>, known?: InstituteRow): Described {
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

/** The hosts that an institute's own addresses name. */
export function hostsIn({ portalUrl, serverUrl }: Pick<Described, 'portalUrl' | 'serverUrl'>): string[] {
  return [...new Set([portalUrl, serverUrl].flatMap((address) => (address ? [hostOf(new URL(address).host)] : [])))];
}

/** A host as it is kept and looked for: in lower case, and without the dot that may end it. */
export function hostOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/\.(?=:\d+$|$)/, '');
}
