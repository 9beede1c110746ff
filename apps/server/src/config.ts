import { isIP } from 'node:net';
import path from 'node:path';
import { DEFAULT_INSTITUTE, Institute } from '@quad/domain/institute';
import { RETENTION_DEFAULTS, type RetentionPeriods } from '@quad/domain/personal-data';
import * as v from 'valibot';
import { type Environment, fault, readEnvironment } from './environment.ts';
import type { signInProviders } from './features/institutes/institutes.table.ts';
import { FriendlyError } from './friendlyError.ts';

/** Everything that can differ between installations. Read once at start. */
export interface Config {
  readonly production: boolean;
  readonly demo: boolean;
  readonly host: string;
  readonly port: number;
  /** Absolute path of the folder that holds the embedded database, mails written to files and the lock. */
  readonly dataDir: string;
  /** Address of a PostgreSQL server, or `memory:`; undefined means the embedded database in the data folder. */
  readonly databaseUrl: string | undefined;
  /** A streaming replica of the PostgreSQL, for reads. */
  readonly databaseReadUrl: string | undefined;
  /** Whether to use named prepared statements. A connection pooler between server and database has to support them. */
  readonly databaseStatementNames: boolean;
  /** Maximum number of PostgreSQL connections of this server. When all are in use, requests wait and then get an answer to try again. */
  readonly databasePoolSize: number;
  /** Origin under which people reach the portal, without a trailing slash. Links in mails and redirects are built from it. */
  readonly portalUrl: string;
  /** Origin under which browsers reach this server. It is the portal's, unless a portal on another origin calls the server. */
  readonly serverUrl: string;
  /** Origins besides the portal's own that may send unsafe requests (CORS and CSRF). */
  readonly allowedOrigins: readonly string[];
  /** Hosts that may embed public events in frames. */
  readonly embedHosts: readonly string[];
  /**
   * Proxies whose X-Forwarded-For is trusted: addresses, networks or names such as loopback. Empty when people reach the server directly.
   */
  readonly trustedProxies: readonly string[];
  /** Folder of the built portal. Undefined means the one built beside the server. */
  readonly portalDir: string | undefined;
  /** Origin that the portal reads the president's counters from, when another server serves them. */
  readonly countersOrigin: string | undefined;
  /** Mean event loop delay from which requests are refused, in milliseconds. */
  readonly maxEventLoopDelayMs: number;
  /** Number of sign-in attempts per IP address in three minutes. */
  readonly loginAttemptsPerAddress: number;
  /**
   * How far people get before they have verified their e-mail address: not even to onboarding, or through onboarding but without rights.
   */
  readonly emailProof: EmailProof;
  /** Whether a password reset for a Google account gets the same answer as any other, instead of one that names Google. */
  readonly strictEnumeration: boolean;
  readonly institute: Institute;
  /** Number of days in which feedback should be answered. After that the person responsible is reminded. */
  readonly feedbackPromiseDays: number;
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string };
  readonly google: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string } | undefined;
  /** The institute's own sign-in providers. They come from its rows, never from environment variables. */
  readonly providers: readonly SignInProvider[];
  /** Whether the institute allows sign-in with a password. */
  readonly passwordSignIn: boolean;
  /** Whether the rights of an office are withheld until its holder has a passkey. No environment variable sets it. */
  readonly passkeysRequired: boolean;
  /** Bucket of an S3-compatible store for photos. Undefined means that photos are stored in the database. */
  readonly photoStore:
    | { readonly url: string; readonly region: string; readonly accessKeyId: string; readonly secretAccessKey: string }
    | undefined;
  /** Keys as hexadecimal digits. A key that is undefined is read from the data folder. */
  readonly keys: {
    readonly feedback: string | undefined;
    readonly audit: string | undefined;
    readonly credentials: string | undefined;
  };
  /** Who receives the checkpoints of the audit log, besides the file in the data folder. */
  readonly auditCopies: { readonly webhookUrl: string | undefined; readonly mailTo: string | undefined };
  readonly logLevel: LogLevel;
  /** For how many seconds a stopping node still answers requests while its readiness check already fails. */
  readonly drainSeconds: number;
  /** Where traces are exported. Undefined turns tracing off. */
  readonly traces: { readonly url: string; readonly serviceName: string; readonly share: number } | undefined;
  /** Whether /docs shows the API documentation. */
  readonly apiDocs: boolean;
  /** Bearer token for /metrics, for requests that do not come from this machine. */
  readonly metricsToken: string | undefined;
  /** Absolute path of the default folder for backups. */
  readonly backupDir: string;
  /** How many backups are kept in that folder. */
  readonly maxBackups: number;
  /** For how many years receipt files are kept after their claim is closed. */
  readonly receiptYears: number;
  /** How long data is kept that nobody asks to have erased. */
  readonly retention: RetentionPeriods & {
    /** Whether servers apply the retention periods once a day by themselves. */
    readonly isDaily: boolean;
  };
}

/** A sign-in provider of an institute: its row, with the client secret decrypted. */
export interface SignInProvider extends Omit<typeof signInProviders.$inferSelect, 'instituteId' | 'clientSecret' | 'createdAt'> {
  readonly clientSecret: string | undefined;
}

/** The origins of the portal and of the server. */
export type Origins = Pick<Config, 'portalUrl' | 'serverUrl'>;

/** Whether the portal is on another origin than this server, so that the server has to send it absolute URLs. */
export function isPortalElsewhere({ portalUrl, serverUrl }: Pick<Config, 'portalUrl' | 'serverUrl'>): boolean {
  return portalUrl !== serverUrl;
}

export const EMAIL_PROOFS = ['before-onboarding', 'before-rights'] as const;
export type EmailProof = (typeof EMAIL_PROOFS)[number];

const MODES = ['development', 'test', 'production'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

const wholeNumber = (low: number, high: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `must be a whole number from ${low} to ${high}`),
    v.transform(Number),
    v.minValue(low, `must be a whole number from ${low} to ${high}`),
    v.maxValue(high, `must be a whole number from ${low} to ${high}`),
  );

const key = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[0-9a-f]{64}$/i, 'must be 32 random bytes as 64 hexadecimal digits, such as the output of openssl rand -hex 32'),
);

const switchText = v.pipe(
  v.picklist(['true', 'false', '1', '0'], 'must be true or false'),
  v.transform((text) => text === 'true' || text === '1'),
);

function isUrlOf(...protocols: string[]) {
  return (text: string): boolean => URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

const origin = v.pipe(
  v.string(),
  v.trim(),
  v.check(isUrlOf('http:', 'https:'), 'must be an address such as https://portal.campus.example'),
  v.transform((text) => new URL(text).origin),
);

/**
 * Whether the text is a URL with a bucket as its only path segment. Credentials, a query or a fragment are refused: they could be dropped
 * or disclosed.
 */
function isBucket(text: string): boolean {
  if (!isUrlOf('http:', 'https:')(text)) return false;
  const { pathname, username, password, search, hash } = new URL(text);
  return /^\/[^/]+\/?$/.test(pathname) && username + password + search + hash === '';
}

const list = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
);

const origins = v.pipe(list, v.array(origin));

const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

/** Whether the text is an IP address, a network such as 10.0.0.0/8, or a name that stands for networks. */
function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  return PROXY_NAMES.includes(text) || (isIP(address) > 0 && rest.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits)));
}

const proxies = v.pipe(
  list,
  v.array(v.pipe(v.string(), v.check(isProxy, 'must list addresses or networks such as 10.0.0.0/8, or loopback'))),
);

const Variables = v.object({
  NODE_ENV: v.optional(v.picklist(MODES, `must be one of ${MODES.join(', ')}`), 'development'),
  DEMO: v.optional(switchText),
  HOST: v.optional(v.string(), 'localhost'),
  PORT: v.optional(wholeNumber(0, 65_535), '4000'),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isUrlOf('postgres:', 'postgresql:', 'memory:'), 'must be an address such as postgres://user:password@host:5432/quad'),
    ),
  ),
  DATABASE_READ_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isUrlOf('postgres:', 'postgresql:'), 'must be an address such as postgres://user:password@replica:5432/quad'),
    ),
  ),
  DATABASE_STATEMENT_NAMES: v.optional(switchText),
  DATABASE_POOL_SIZE: v.optional(wholeNumber(1, 1000), '10'),
  PORTAL_URL: v.optional(origin),
  SERVER_URL: v.optional(origin),
  ALLOWED_ORIGINS: v.optional(origins, ''),
  TRUST_PROXY: v.optional(proxies, ''),
  PORTAL_DIR: v.optional(v.string()),
  COUNTERS_ORIGIN: v.optional(origin),
  MAX_EVENT_LOOP_DELAY_MS: v.optional(wholeNumber(100, 3_600_000), '2000'),
  LOGIN_ATTEMPTS_PER_ADDRESS: v.optional(wholeNumber(1, 100_000), '10'),
  AUTH_STRICT_ENUMERATION: v.optional(switchText),
  EMAIL_PROOF: v.optional(v.picklist(EMAIL_PROOFS, `must be one of ${EMAIL_PROOFS.join(', ')}`)),
  INSTITUTE_NAME: v.optional(Institute.entries.name, DEFAULT_INSTITUTE.name),
  INSTITUTE_DOMAIN: v.optional(Institute.entries.domain, DEFAULT_INSTITUTE.domain),
  PORTAL_TITLE: v.optional(Institute.entries.portalTitle, DEFAULT_INSTITUTE.portalTitle),
  // The default is not validated: initializing Intl would add 20 ms to the start.
  CAMPUS_TIME_ZONE: v.optional(Institute.entries.timeZone),
  ROOM_SLOT_MINUTES: v.optional(wholeNumber(15, 24 * 60), String(DEFAULT_INSTITUTE.roomSlotMinutes)),
  FEEDBACK_PROMISE_DAYS: v.optional(wholeNumber(1, 365), '14'),
  SMTP_URL: v.optional(v.pipe(v.string(), v.check(isUrlOf('smtp:', 'smtps:'), 'must be an address such as smtp://user:password@host:587'))),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.includes('@', 'must be a mail address such as portal@campus.example'))),
  GOOGLE_ISSUER: v.optional(v.pipe(v.string(), v.check(isUrlOf('http:', 'https:'), 'must be an address')), 'https://accounts.google.com'),
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  GOOGLE_CLIENT_SECRET: v.optional(v.string()),
  PHOTO_STORE_URL: v.optional(
    v.pipe(v.string(), v.trim(), v.check(isBucket, 'must be the address of a bucket such as https://s3.campus.example/photos')),
  ),
  PHOTO_STORE_REGION: v.optional(v.pipe(v.string(), v.trim()), 'us-east-1'),
  PHOTO_STORE_ACCESS_KEY_ID: v.optional(v.pipe(v.string(), v.trim())),
  PHOTO_STORE_SECRET_ACCESS_KEY: v.optional(v.pipe(v.string(), v.trim())),
  FEEDBACK_KEY: v.optional(key),
  AUDIT_KEY: v.optional(key),
  CREDENTIALS_KEY: v.optional(key),
  AUDIT_WEBHOOK_URL: v.optional(v.pipe(v.string(), v.check(isUrlOf('http:', 'https:'), 'must be an address'))),
  AUDIT_MAIL_TO: v.optional(v.pipe(v.string(), v.includes('@', 'must be a mail address such as audit@campus.example'))),
  DRAIN_SECONDS: v.optional(wholeNumber(0, 300), '0'),
  // OpenTelemetry's standard names. Its library reads further variables, such as headers, by itself.
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(v.pipe(v.string(), v.trim(), v.check(isUrlOf('http:', 'https:'), 'must be an address'))),
  OTEL_SERVICE_NAME: v.optional(v.string(), 'quad'),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(v.string(), v.regex(/^(0|1|0?\.\d+|1\.0*)$/, 'must be a number from 0 to 1'), v.transform(Number)),
    '1',
  ),
  API_DOCS: v.optional(switchText),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 characters and no spaces'))),
  BACKUP_DIR: v.optional(v.string()),
  BACKUP_KEEP: v.optional(wholeNumber(1, 1000), '14'),
  RETENTION_SIGN_IN_DAYS: v.optional(wholeNumber(0, 36_500), String(RETENTION_DEFAULTS.signInDays)),
  RETENTION_DAILY: v.optional(switchText, 'false'),
  RETENTION_ALUMNI_DAYS: v.optional(wholeNumber(0, 36_500), String(RETENTION_DEFAULTS.alumniDays)),
  RECEIPT_YEARS: v.optional(wholeNumber(1, 100), '8'),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
});
type Variables = v.InferOutput<typeof Variables>;

/** Reads the configuration from the environment. Throws one error that lists every invalid variable. */
export function readConfig(environment: Environment, workingDirectory: string): Config {
  const { values, faults } = readEnvironment(Variables, environment);
  faults.push(...contradictions(environment));
  if (!values || faults.length > 0) {
    throw new FriendlyError('The configuration is not valid.', faults, 'Correct these environment variables and start again.');
  }
  return toConfig(values, workingDirectory);
}

const PHOTO_STORE = ['PHOTO_STORE_URL', 'PHOTO_STORE_ACCESS_KEY_ID', 'PHOTO_STORE_SECRET_ACCESS_KEY'];

function contradictions(environment: Environment): string[] {
  const { DEMO, NODE_ENV, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = environment;
  const faults: string[] = [];
  if (NODE_ENV === 'production' && (DEMO === 'true' || DEMO === '1')) {
    faults.push(fault('DEMO', 'must not be on when NODE_ENV is production: the demonstration accounts have a public password'));
  }
  if (Boolean(GOOGLE_CLIENT_ID) !== Boolean(GOOGLE_CLIENT_SECRET)) {
    const missing = GOOGLE_CLIENT_ID ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID';
    faults.push(fault(missing, 'is missing: Google requires both the client id and the client secret'));
  }
  const isSet = (name: string) => Boolean(environment[name]?.trim());
  if ([...PHOTO_STORE, 'PHOTO_STORE_REGION'].some(isSet)) {
    const missing = PHOTO_STORE.filter((name) => !isSet(name));
    faults.push(...missing.map((name) => fault(name, 'is missing: a photo store requires an address, a key id and its secret')));
  }
  return faults;
}

function toConfig(values: Variables, workingDirectory: string): Config {
  const production = values.NODE_ENV === 'production';
  const portalUrl = values.PORTAL_URL ?? `http://localhost:${values.PORT}`;
  return {
    production,
    demo: values.DEMO ?? false,
    host: values.HOST,
    port: values.PORT,
    dataDir: path.resolve(workingDirectory, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    databaseStatementNames: values.DATABASE_STATEMENT_NAMES ?? true,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    portalUrl,
    serverUrl: values.SERVER_URL ?? portalUrl,
    allowedOrigins: values.ALLOWED_ORIGINS,
    embedHosts: [],
    trustedProxies: values.TRUST_PROXY,
    portalDir: values.PORTAL_DIR && path.resolve(workingDirectory, values.PORTAL_DIR),
    countersOrigin: values.COUNTERS_ORIGIN,
    maxEventLoopDelayMs: values.MAX_EVENT_LOOP_DELAY_MS,
    loginAttemptsPerAddress: values.LOGIN_ATTEMPTS_PER_ADDRESS,
    emailProof: values.EMAIL_PROOF ?? (production ? 'before-onboarding' : 'before-rights'),
    strictEnumeration: values.AUTH_STRICT_ENUMERATION ?? false,
    institute: {
      name: values.INSTITUTE_NAME,
      domain: values.INSTITUTE_DOMAIN,
      portalTitle: values.PORTAL_TITLE,
      timeZone: values.CAMPUS_TIME_ZONE ?? DEFAULT_INSTITUTE.timeZone,
      roomSlotMinutes: values.ROOM_SLOT_MINUTES,
    },
    feedbackPromiseDays: values.FEEDBACK_PROMISE_DAYS,
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM ?? `${values.PORTAL_TITLE} <no-reply@${values.INSTITUTE_DOMAIN}>` },
    google:
      values.GOOGLE_CLIENT_ID && values.GOOGLE_CLIENT_SECRET
        ? { issuer: values.GOOGLE_ISSUER, clientId: values.GOOGLE_CLIENT_ID, clientSecret: values.GOOGLE_CLIENT_SECRET }
        : undefined,
    providers: [],
    passwordSignIn: true,
    passkeysRequired: false,
    photoStore: toPhotoStore(values),
    keys: { feedback: values.FEEDBACK_KEY, audit: values.AUDIT_KEY, credentials: values.CREDENTIALS_KEY },
    auditCopies: { webhookUrl: values.AUDIT_WEBHOOK_URL, mailTo: values.AUDIT_MAIL_TO },
    logLevel: values.LOG_LEVEL,
    drainSeconds: values.DRAIN_SECONDS,
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          url: `${values.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/v1/traces`,
          serviceName: values.OTEL_SERVICE_NAME,
          share: values.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
    apiDocs: values.API_DOCS ?? !production,
    metricsToken: values.METRICS_TOKEN,
    backupDir: path.resolve(workingDirectory, values.BACKUP_DIR ?? path.join(values.DATA_DIR, 'backups')),
    maxBackups: values.BACKUP_KEEP,
    receiptYears: values.RECEIPT_YEARS,
    retention: { signInDays: values.RETENTION_SIGN_IN_DAYS, alumniDays: values.RETENTION_ALUMNI_DAYS, isDaily: values.RETENTION_DAILY },
  };
}

function toPhotoStore({
  PHOTO_STORE_URL: url,
  PHOTO_STORE_REGION: region,
  PHOTO_STORE_ACCESS_KEY_ID: accessKeyId,
  PHOTO_STORE_SECRET_ACCESS_KEY: secretAccessKey,
}: Variables): Config['photoStore'] {
  return url && accessKeyId && secretAccessKey ? { url: url.replace(/\/$/, ''), region, accessKeyId, secretAccessKey } : undefined;
}
