import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { describeError } from './friendlyError.ts';

/** The parts of the configuration that come from an institute's rows instead of variables. */
const SET_ELSEWHERE = ['embedHosts', 'providers', 'passwordSignIn', 'passkeysRequired'];

function faultsOf(environment: Record<string, string>): string {
  try {
    readConfig(environment, '/srv/quad');
    return 'none';
  } catch (error) {
    return describeError(error);
  }
}

describe('readConfig', () => {
  it.each([
    [{}, 'before-rights'],
    [{ DEMO: 'true' }, 'before-rights'],
    [{ NODE_ENV: 'production' }, 'before-onboarding'],
    [{ NODE_ENV: 'production', EMAIL_PROOF: 'before-rights' }, 'before-rights'],
    [{ EMAIL_PROOF: 'before-onboarding' }, 'before-onboarding'],
  ])('sets the email proof for %j to %s', (environment, expected) => {
    expect(readConfig(environment, '/srv/quad').emailProof).toBe(expected);
  });

  it('applies defaults without any configuration', () => {
    expect(readConfig({}, '/srv/quad')).toMatchObject({
      production: false,
      demo: false,
      host: 'localhost',
      port: 4000,
      dataDir: '/srv/quad/data',
      databaseUrl: undefined,
      portalUrl: 'http://localhost:4000',
      serverUrl: 'http://localhost:4000',
      institute: {
        name: 'Campus Institute',
        domain: 'campus.example',
        portalTitle: 'Quad',
        timeZone: 'Asia/Kolkata',
        roomSlotMinutes: 120,
      },
      logLevel: 'info',
      traces: undefined,
      apiDocs: true,
      drainSeconds: 0,
      metricsToken: undefined,
      backupDir: '/srv/quad/data/backups',
      maxBackups: 14,
    });
  });

  it('reads every variable', () => {
    const config = readConfig(
      {
        NODE_ENV: 'production',
        PORT: '8080',
        HOST: '0.0.0.0',
        DATA_DIR: '/var/lib/quad',
        DATABASE_URL: 'postgres://quad:secret@db/quad',
        DATABASE_READ_URL: 'postgres://quad:secret@replica/quad',
        DATABASE_STATEMENT_NAMES: 'false',
        DATABASE_POOL_SIZE: '40',
        PORTAL_URL: 'https://portal.campus.example/',
        SERVER_URL: 'https://api.campus.example/',
        ALLOWED_ORIGINS: 'https://a.example, https://b.example/path',
        MAX_EVENT_LOOP_DELAY_MS: '5000',
        LOGIN_ATTEMPTS_PER_ADDRESS: '100',
        AUTH_STRICT_ENUMERATION: 'true',
        EMAIL_PROOF: 'before-rights',
        INSTITUTE_NAME: 'Hill College',
        INSTITUTE_DOMAIN: 'hill.example',
        PORTAL_TITLE: 'Hilltop',
        CAMPUS_TIME_ZONE: 'Europe/Berlin',
        ROOM_SLOT_MINUTES: '90',
        FEEDBACK_PROMISE_DAYS: '10',
        SMTP_URL: 'smtp://mail.hill.example:587',
        MAIL_FROM: 'portal@hill.example',
        GOOGLE_ISSUER: 'https://accounts.hill.example',
        GOOGLE_CLIENT_ID: 'id',
        GOOGLE_CLIENT_SECRET: 'secret',
        TRUST_PROXY: '10.0.0.0/8, loopback',
        PORTAL_DIR: 'srv/portal',
        COUNTERS_ORIGIN: 'https://rooms.hill.example',
        PHOTO_STORE_URL: 'https://s3.hill.example/photos/',
        PHOTO_STORE_REGION: 'eu-central-1',
        PHOTO_STORE_ACCESS_KEY_ID: 'quad',
        PHOTO_STORE_SECRET_ACCESS_KEY: 'hunter2',
        FEEDBACK_KEY: 'F0'.repeat(32),
        AUDIT_KEY: 'a1'.repeat(32),
        CREDENTIALS_KEY: 'b2'.repeat(32),
        AUDIT_WEBHOOK_URL: 'https://audit.hill.example/in',
        AUDIT_MAIL_TO: 'audit@hill.example',
        LOG_LEVEL: 'warn',
        OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.hill.example/',
        OTEL_SERVICE_NAME: 'hilltop',
        OTEL_TRACES_SAMPLER_ARG: '0.25',
        API_DOCS: 'true',
        DRAIN_SECONDS: '5',
        METRICS_TOKEN: 'sixteen-or-more-of-them',
        BACKUP_DIR: '/var/backups/quad',
        BACKUP_KEEP: '30',
        RETENTION_SIGN_IN_DAYS: '90',
        RETENTION_ALUMNI_DAYS: '1095',
        RETENTION_DAILY: 'true',
        RECEIPT_YEARS: '10',
        DEMO: 'false',
      },
      '/',
    );
    expect(config).toStrictEqual({
      production: true,
      demo: false,
      host: '0.0.0.0',
      port: 8080,
      dataDir: '/var/lib/quad',
      databaseUrl: 'postgres://quad:secret@db/quad',
      databaseReadUrl: 'postgres://quad:secret@replica/quad',
      databaseStatementNames: false,
      databasePoolSize: 40,
      portalUrl: 'https://portal.campus.example',
      serverUrl: 'https://api.campus.example',
      allowedOrigins: ['https://a.example', 'https://b.example'],
      trustedProxies: ['10.0.0.0/8', 'loopback'],
      portalDir: '/srv/portal',
      countersOrigin: 'https://rooms.hill.example',
      maxEventLoopDelayMs: 5000,
      loginAttemptsPerAddress: 100,
      emailProof: 'before-rights',
      strictEnumeration: true,
      institute: { name: 'Hill College', domain: 'hill.example', portalTitle: 'Hilltop', timeZone: 'Europe/Berlin', roomSlotMinutes: 90 },
      embedHosts: [],
      feedbackPromiseDays: 10,
      mail: { smtpUrl: 'smtp://mail.hill.example:587', from: 'portal@hill.example' },
      google: { issuer: 'https://accounts.hill.example', clientId: 'id', clientSecret: 'secret' },
      photoStore: { url: 'https://s3.hill.example/photos', region: 'eu-central-1', accessKeyId: 'quad', secretAccessKey: 'hunter2' },
      keys: { feedback: 'F0'.repeat(32), audit: 'a1'.repeat(32), credentials: 'b2'.repeat(32) },
      passwordSignIn: true,
      passkeysRequired: false,
      providers: [],
      auditCopies: { webhookUrl: 'https://audit.hill.example/in', mailTo: 'audit@hill.example' },
      logLevel: 'warn',
      traces: { url: 'https://traces.hill.example/v1/traces', serviceName: 'hilltop', share: 0.25 },
      apiDocs: true,
      drainSeconds: 5,
      metricsToken: 'sixteen-or-more-of-them',
      backupDir: '/var/backups/quad',
      maxBackups: 30,
      receiptYears: 10,
      retention: { signInDays: 90, alumniDays: 1095, isDaily: true },
    });

    // A value that equals its default would prove nothing.
    const defaults = new Map(Object.entries(readConfig({ NODE_ENV: 'production' }, '/')));
    const unchanged = Object.entries(config).filter(([name, value]) => isDeepStrictEqual(value, defaults.get(name)));
    expect(unchanged.map(([name]) => name).sort()).toEqual(['demo', 'production', ...SET_ELSEWHERE].sort());
    expect(readConfig({ DEMO: 'true' }, '/')).toMatchObject({ production: false, demo: true });
  });

  it('keeps photos in the database unless a photo store is configured', () => {
    expect(readConfig({}, '/').photoStore).toBeUndefined();
  });

  it.each([
    ['PHOTO_STORE_URL', 'https://s3.campus.example/photos', ['PHOTO_STORE_ACCESS_KEY_ID', 'PHOTO_STORE_SECRET_ACCESS_KEY']],
    ['PHOTO_STORE_ACCESS_KEY_ID', 'quad', ['PHOTO_STORE_URL', 'PHOTO_STORE_SECRET_ACCESS_KEY']],
    ['PHOTO_STORE_SECRET_ACCESS_KEY', 'hunter2', ['PHOTO_STORE_URL', 'PHOTO_STORE_ACCESS_KEY_ID']],
    ['PHOTO_STORE_REGION', 'auto', ['PHOTO_STORE_URL', 'PHOTO_STORE_ACCESS_KEY_ID', 'PHOTO_STORE_SECRET_ACCESS_KEY']],
  ])('requires the other photo store variables if %s is set', (name, value, missing) => {
    const lines = faultsOf({ [name]: value })
      .trim()
      .split('\n')
      .slice(1, -1);
    expect(lines).toEqual(missing.map((other) => `  - ${other} is missing: a photo store requires an address, a key id and its secret`));
  });

  it.each([
    'photos',
    's3://photos',
    'https://s3.campus.example',
    'https://s3.campus.example/photos/of/people',
    'https://quad:hunter2@s3.campus.example/photos',
    'https://s3.campus.example/photos?token=hunter2',
  ])('rejects %s as a photo store address', (PHOTO_STORE_URL) => {
    const text = faultsOf({ PHOTO_STORE_URL, PHOTO_STORE_ACCESS_KEY_ID: 'quad', PHOTO_STORE_SECRET_ACCESS_KEY: 'hunter2' });
    expect(text.trim().split('\n').slice(1, -1)).toEqual([
      '  - PHOTO_STORE_URL must be the address of a bucket such as https://s3.campus.example/photos',
    ]);
  });

  it('reports every invalid variable at once', () => {
    const text = faultsOf({
      PORT: 'http',
      CAMPUS_TIME_ZONE: 'Mars/Olympus',
      ROOM_SLOT_MINUTES: '5',
      LOG_LEVEL: 'loud',
      GOOGLE_CLIENT_ID: 'id',
    });
    expect(text.trim().split('\n')).toEqual([
      'The configuration is not valid.',
      '  - PORT must be a whole number from 0 to 65535 (it is "http")',
      '  - CAMPUS_TIME_ZONE must be a time zone name such as Asia/Kolkata (it is "Mars/Olympus")',
      '  - ROOM_SLOT_MINUTES must be a whole number from 15 to 1440 (it is "5")',
      '  - LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent (it is "loud")',
      '  - GOOGLE_CLIENT_SECRET is missing: Google requires both the client id and the client secret',
      'Correct these environment variables and start again.',
    ]);
  });

  it('does not repeat values that may contain a password', () => {
    const text = faultsOf({ DATABASE_URL: 'mysql://quad:hunter2@db/quad', SMTP_URL: 'https://quad:hunter2@mail' });
    expect(text).toContain('DATABASE_URL must be an address such as postgres://user:password@host:5432/quad');
    expect(text).toContain('SMTP_URL must be an address such as smtp://user:password@host:587');
    expect(text).not.toContain('hunter2');
  });

  it('does not repeat a key that is not valid', () => {
    const key = 'c0ffee'.repeat(10);
    const text = faultsOf({ FEEDBACK_KEY: key, AUDIT_KEY: key, CREDENTIALS_KEY: key });
    expect(text.match(/_KEY must be 32 random bytes/g)).toHaveLength(3);
    expect(text).not.toContain('c0ffee');
  });

  it.each(['Production', 'PRODUCTION', 'prod', ' production'])('rejects the mode %j, which would not be production', (mode) => {
    expect(faultsOf({ NODE_ENV: mode })).toContain(`NODE_ENV must be one of development, test, production (it is "${mode}")`);
  });

  it.each(['development', 'test', 'production'])('accepts the mode %s', (mode) => {
    expect(readConfig({ NODE_ENV: mode }, '/').production).toBe(mode === 'production');
  });

  it('rejects demo mode in production', () => {
    expect(faultsOf({ NODE_ENV: 'production', DEMO: 'true' })).toContain('DEMO must not be on when NODE_ENV is production');
  });

  it('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' }, '/')).toMatchObject({ port: 4000, databaseUrl: undefined });
  });
});
