import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ENGINE, newTestDatabase, type TestDatabase } from '../testing/database.ts';
import { runCommand } from './runCommand.ts';

/**
 * The commands open the database themselves, and the embedded one belongs to a single process. commands.test.ts tests what differs there.
 */
describe.runIf(ENGINE === 'postgres')('commands with several institutes', () => {
  let database: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    database = await newTestDatabase();
    folder = await mkdtemp(path.join(os.tmpdir(), 'quad-institutes-'));
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });
  afterEach(() => vi.unstubAllEnvs());

  const quad = (...words: string[]) => {
    vi.stubEnv('DATABASE_URL', database.url ?? '');
    vi.stubEnv('DATA_DIR', folder);
    vi.stubEnv('PORTAL_URL', 'https://portal.campus.example');
    return runCommand(words);
  };
  const accounts = async () => {
    const { rows } = await database.acrossInstitutes.execute<{ line: string }>(
      sql`select i.domain || ' ' || u.email || ' ' || u.role as line from users u join institutes i on i.id = u.institute_id order by 1`,
    );
    return rows.map(({ line }) => line);
  };

  it('use the only institute without asking', async () => {
    await quad('create-user', '--email', 'dean@campus.example', '--name', 'A. Dean');
    expect(await accounts()).toEqual(['campus.example dean@campus.example STUDENT']);
    expect(await quad('institutes')).toBe('campus.example  Campus Institute  portal.campus.example');
  });

  it('add an institute, and reject a duplicate domain or host', async () => {
    const create = (domain: string, host: string) =>
      quad(
        'create-institute',
        '--name',
        'North College',
        '--domain',
        domain,
        '--host',
        host,
        '--title',
        'North',
        '--time-zone',
        'Europe/London',
      );
    expect(await create('north.example', 'portal.north.example,north.quad.example')).toBe(
      'Added North College at https://portal.north.example. Running servers serve it within seconds. Create its first account with quad create-user --institute north.example.',
    );
    await expect(create('north.example', 'other.example')).rejects.toThrow('Another institute has the domain north.example.');
    await expect(create('south.example', 'PORTAL.campus.example')).rejects.toThrow('Another institute has the host portal.campus.example.');
    await expect(
      quad('create-institute', '--name', 'X', '--domain', 'x.example', '--host', 'x.example', '--time-zone', 'Moon/Sea'),
    ).rejects.toMatchObject({ details: ['timeZone must be a time zone name such as Asia/Kolkata (it is "Moon/Sea")'] });
    expect(await quad('institutes')).toBe(
      [
        'campus.example  Campus Institute  portal.campus.example',
        'north.example  North College  north.quad.example, portal.north.example',
      ].join('\n'),
    );
  });

  it('require --institute, and change only the given institute', async () => {
    await expect(quad('grant', 'dean@campus.example', 'PRESIDENT')).rejects.toMatchObject({
      message: 'There are several institutes.',
      details: [
        'campus.example (Campus Institute, at portal.campus.example)',
        'north.example (North College, at north.quad.example, portal.north.example)',
      ],
      advice: 'Pass --institute <host or domain>.',
    });
    await expect(quad('recount', '--institute', 'nowhere.example')).rejects.toThrow(
      'No institute has the host or domain "nowhere.example".',
    );
    await quad(
      'create-user',
      '--institute',
      'north.quad.example',
      '--email',
      'dean@campus.example',
      '--name',
      'Another',
      '--role',
      'PRESIDENT',
    );
    await expect(quad('grant', 'nobody@campus.example', 'PRESIDENT', '--institute', 'north.example')).rejects.toThrow();
    expect(await accounts()).toEqual(['campus.example dean@campus.example STUDENT', 'north.example dean@campus.example PRESIDENT']);
    expect(await quad('audit', 'verify', '--institute', 'north.example')).toContain('The audit log is sound: 2 rows');
    expect(await quad('audit', 'verify', '--institute', 'campus.example')).toContain('The audit log is sound: 1 rows');
    expect(await quad('jobs')).toContain('mail');
  });

  it('change an institute, except for settings given by environment variables', async () => {
    expect(
      await quad('change-institute', '--institute', 'north.example', '--host', 'portal.north.example', '--name', 'North University'),
    ).toBe('Changed North University. Running servers apply it within seconds.');
    await expect(quad('change-institute', '--institute', 'campus.example', '--name', 'X')).rejects.toThrow(
      'The environment variables of the server determine the first institute.',
    );
    await quad('change-institute', '--institute', 'campus.example', '--host', 'alias.campus.example');
    expect(await quad('institutes')).toBe(
      [
        'campus.example  Campus Institute  alias.campus.example, portal.campus.example',
        'north.example  North University  portal.north.example',
      ].join('\n'),
    );
  });

  it('change settings that have no environment variable, and reject invalid values', async () => {
    const saidOf = async (domain: string) => {
      const { rows } = await database.acrossInstitutes.execute(
        sql`select brand_color, terms_url, year_starts_in, passkeys_required, off from institutes where domain = ${domain}`,
      );
      return rows[0];
    };
    const change = (domain: string, ...words: string[]) => quad('change-institute', '--institute', domain, ...words);
    const all = [
      '--brand-color',
      '#0B6E4F',
      '--terms-url',
      'https://north.example/terms',
      '--year-starts-in',
      '7',
      '--passkeys-required',
      'on',
      '--off',
      'rooms, push',
    ];
    for (const domain of ['campus.example', 'north.example']) {
      await change(domain, ...all);
      const said = {
        brand_color: '#0b6e4f',
        terms_url: 'https://north.example/terms',
        year_starts_in: 7,
        passkeys_required: true,
        off: ['rooms', 'push'],
      };
      expect(await saidOf(domain)).toEqual(said);
    }
    await change('north.example', '--brand-color', '', '--terms-url', '', '--passkeys-required', 'off', '--off', '');
    expect(await saidOf('north.example')).toEqual({
      brand_color: null,
      terms_url: null,
      year_starts_in: 7,
      passkeys_required: false,
      off: [],
    });
    await expect(change('north.example', '--passkeys-required', 'yes')).rejects.toMatchObject({
      message: '--passkeys-required is not valid.',
    });
    for (const [option, wrong, detail] of [
      ['--brand-color', 'green', 'brandColor must be a colour such as #0b6e4f (it is "green")'],
      ['--terms-url', 'north.example', 'termsUrl must be an address such as https://campus.example/terms (it is "north.example")'],
      ['--year-starts-in', '13', 'yearStartsIn must be a month from 1 to 12 (it is "13")'],
      [
        '--off',
        'events',
        'off must be parts of registrations, rooms, records, feeds, push, recognition, public-pages, money, questions, series, surveys (it is "events")',
      ],
    ] as const)
      await expect(change('north.example', option, wrong), option).rejects.toMatchObject({ details: [detail] });
  });

  it('search all institutes for traces of a person', async () => {
    expect(await quad('person', 'traces', 'dean@campus.example')).toBe('users: 2 rows');
  });

  it('reseal the data of all institutes, and back up all of them', async () => {
    expect(await quad('audit', 'seal-anew')).toContain('rows with a new key.');
    expect(await quad('feedback', 'rotate-key')).toContain('pieces of feedback with a new key.');
    for (const domain of ['campus.example', 'north.example'])
      expect(await quad('audit', 'verify', '--institute', domain)).toContain('The audit log is sound');
    const file = path.join(folder, 'backup.jsonl');
    await quad('backup', '--to', file);
    const empty = await newTestDatabase();
    vi.stubEnv('DATABASE_URL', empty.url ?? '');
    expect(await runCommand(['restore', '--from', file])).toMatch(/^Restored \d+ rows\.$/);
    await empty.close();
  });
});
