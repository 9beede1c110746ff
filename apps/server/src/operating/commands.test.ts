import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startCampusProvider } from '../features/accounts/testing/oidcProvider.ts';
import { newCertificate } from '../features/accounts/testing/samlProvider.ts';
import { ENGINE, fillDataFolder } from '../testing/database.ts';
import { freePort } from '../testing/freePort.ts';
import { builtPrograms, spawnServer } from '../testing/spawned.ts';
import { isFullTier } from '../testing/tier.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const PAGES = path.join(ROOT, 'docs/operating');
const TOKEN = 'sixteen-or-more-of-them';
const NOBODY = 65_534;

/** A block of commands, with the heading above it. */
interface Block {
  readonly section: string;
  readonly commands: string;
}

function blocksOf(page: string): Block[] {
  const blocks: Block[] = [];
  let section = '';
  for (const [, id, commands] of readFileSync(path.join(PAGES, page), 'utf8').matchAll(/<a id="([\w-]+)">|^```sh\n([\s\S]*?)^```$/gm)) {
    if (id) section = id;
    else if (commands) blocks.push({ section, commands });
  }
  return blocks;
}

/**
 * Replaces commands that would change this machine: the package manager, users and services. Checks of proxy configurations run on the
 * example files; a missing program is reported.
 */
const PRELUDE = `
set -euo pipefail
npm() { [ "$1 $2 $3" = "run quad --" ]; shift 3; "$NODE" "$PROGRAMS/cli.js" "$@"; }
useradd() { [ "\${@: -1}" = quad ]; }
systemctl() { for unit in "$@"; do case $unit in *.service|*.timer) [ -f "$PLACE/etc/systemd/system/$unit" ];; esac; done; }
podman() { echo "podman $1: not tried here, there is no image to build on"; }
checked() { local program=$1; shift; if type -P "$program" > /dev/null; then command "$program" "$@"; else echo "$program: not tried, it is not on this machine"; fi; }
nginx() { checked nginx "$@" -e stderr -c "$PLACE/etc/nginx/nginx.conf"; }
caddy() { checked caddy "$@"; }
haproxy() { checked haproxy "$@"; }
`;

/** A PostgreSQL from Debian with all of its programs, which the test one lacks. Undefined if it is not installed. */
async function debianPostgres(folder: string): Promise<{ programs: string; url: string } | undefined> {
  const [programs] = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  if (!programs || !['initdb', 'postgres', 'pg_dump'].every((name) => existsSync(path.join(programs, name)))) {
    console.log('Dumps of PostgreSQL are not tried: its programs are not on this machine (apt-get install postgresql).');
    return undefined;
  }
  const [data, port] = [path.join(folder, 'cluster'), await freePort()];
  await mkdir(data);
  const who = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (who.uid) await chown(data, NOBODY, NOBODY);
  const run = { ...who, env: { LC_ALL: 'C.UTF-8' }, cwd: '/' };
  await promisify(execFile)(path.join(programs, 'initdb'), ['-D', data, '-U', 'quad', '--auth=trust', '--no-sync'], run);
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'fsync=off'];
  const server: ChildProcess = spawn(path.join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
    ...run,
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  onTestFinished(async () => {
    server.kill('SIGQUIT');
    await ended;
  });
  const url = (name: string) => `postgres://quad@127.0.0.1:${port}/${name}`;
  await expect
    .poll(() =>
      promisify(execFile)(path.join(programs, 'createdb'), [`--maintenance-db=${url('postgres')}`, 'quad']).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  return { programs, url: url('quad') };
}

describe.runIf(ENGINE === 'embedded' && isFullTier)('commands in the operating documentation', () => {
  it('produce the documented results', async () => {
    const place = await mkdtemp(path.join(os.tmpdir(), 'quad-pages-'));
    onTestFinished(() => rm(place, { recursive: true, force: true }));
    await chmod(place, 0o755);
    const data = path.join(place, 'var/lib/quad');
    for (const folder of ['var/backups/quad', 'etc/systemd/system', 'etc/nginx', 'etc/caddy', 'etc/haproxy', 'etc/ssl/quad'])
      await mkdir(path.join(place, folder), { recursive: true });
    await symlink(path.join(ROOT, 'docs'), path.join(place, 'docs'));
    await writeFile(path.join(place, 'password.txt'), 'seven kettles sing\n');
    await writeFile(path.join(place, 'client-secret.txt'), 'a secret of the campus\n');
    await writeFile(path.join(place, 'federation.pem'), newCertificate(400).certificate);
    await prepareProxies(place);
    await fillDataFolder(data);
    const backups = path.join(place, 'var/backups/quad');
    const server = await spawnServer({ DATA_DIR: data, DATABASE_URL: '', METRICS_TOKEN: TOKEN, BACKUP_DIR: backups });
    const postgres = await debianPostgres(place);
    const own = {
      DATA_DIR: data,
      BACKUP_DIR: backups,
      METRICS_TOKEN: TOKEN,
      NODE: process.execPath,
      PROGRAMS: await builtPrograms(),
      PLACE: place,
    };
    const env = { ...own, PATH: [postgres?.programs, process.env.PATH, '/usr/sbin'].join(':'), HOME: place, NODE_ENV: 'test' };
    const address = await server.address;
    const campus = await startCampusProvider(() => address);
    onTestFinished(() => campus.close());
    const run = (commands: string, extra: NodeJS.ProcessEnv = {}) => {
      const there = commands
        .replaceAll(/(?<![\w.])\/(var|etc)\/(?=lib\/quad|backups\/quad|systemd|quad|caddy|haproxy)/g, `${place}/$1/`)
        .replaceAll('https://id.campus.example', campus.issuer)
        .replaceAll('http://localhost:4000', address);
      return promisify(execFile)('bash', ['-c', PRELUDE + there], { cwd: place, env: { ...env, ...extra } }).then(
        ({ stdout, stderr }) => stdout + stderr,
        (error: { stdout: string; stderr: string }) => Promise.reject(new Error(`${commands}\n${error.stdout}${error.stderr}`)),
      );
    };

    const said: Record<string, string> = {};
    for (const { section, commands } of [
      'running.md',
      'observing.md',
      'tables.md',
      'personal-data.md',
      'credentials.md',
      'signing-in.md',
    ].flatMap(blocksOf)) {
      if (section === 'postgres') {
        if (!postgres) continue;
        const urls = { DATABASE_URL: postgres.url, RESTORED_URL: `${postgres.url}_restored` };
        // Adds data to dump.
        if (said.postgres === undefined) await run('npm run quad -- create-user --email dean@campus.example --name Dean', urls);
        said[section] = (said[section] ?? '') + (await run(commands, urls));
      } else {
        said[section] = (said[section] ?? '') + (await run(commands));
      }
    }

    expect(said.commands).toContain('quad <command> [options]');
    expect(said.commands).toContain('Created the account dean@campus.example with the role PRESIDENT.');
    expect(said.backups).toMatch(/quad-\d{8}T\d{6}Z\.jsonl is complete: \d+ rows/);
    expect(said.restore).toMatch(/Restored \d+ rows\.\nThe audit log is sound/);
    if (postgres) expect(said.postgres).toMatch(/The database is up to date\.\nThe audit log is sound: \d+ rows/);
    expect(said.upgrade).toContain('Errors: 0,');
    expect(said.doctor).toContain('Errors: 0,');
    expect(said.letters).toMatch(
      /Exported all data about asha@campus\.example to .*asha\.zip\.\n[\s\S]*users: 1 row\n[\s\S]*Erased asha@campus\.example\.[\s\S]*The database does not contain "[^"]+"\.\nThe audit log is sound/,
    );
    expect(said['tables-people']).toMatch(
      /1 new, 0 changed.*\nNothing was imported\. Pass --apply to import it\.\n1 person: 1 new[\s\S]*1 same, 0 wrong/,
    );
    expect(said['tables-jobs']).toContain('imports');
    expect(said.retention).toContain('Nothing was changed.');
    const publicKeys = /Public key: (z6Mk\w+)/;
    const [, firstKey = ''] = publicKeys.exec(said['credentials-key'] ?? '') ?? [];
    expect(said['credentials-key']).toContain(`"publicKeyMultibase":"${firstKey}"`);
    expect(said['credentials-rotate']).toMatch(publicKeys);
    expect(said['credentials-rotate']).not.toContain(firstKey);
    expect(said.metrics?.match(/^quad_database_up 1$/gm)).toHaveLength(2);
    expect(said['sign-in-oidc']).toMatch(/Added Campus Institute\. Register \S+\/auth\/providers\/campus\/callback there/);
    expect(said['sign-in-oidc']).toMatch(/ok +sign-in +campus: reachable/);
    expect(said['sign-in-groups']).toBe(
      'sports-office of campus grants GENSEC_SPORTS.\ncn=clubs,ou=offices of campus grants CLUB_COORDINATOR.\ncn=clubs,ou=offices of campus grants no role.\n',
    );
    expect(said['sign-in-saml']).toContain('/auth/providers/federation/acs');
    expect(said['sign-in-passwords']).toContain('Password sign-in is on.\nRemoved federation.');
    expect((await readdir(path.join(place, 'etc/systemd/system'))).sort()).toEqual([
      'quad-backup.service',
      'quad-backup.timer',
      'quad.service',
    ]);
    expect(Object.keys(said).sort()).toEqual(
      [
        'backups',
        'commands',
        'container',
        'credentials-key',
        'credentials-rotate',
        'doctor',
        'letters',
        'metrics',
        'proxy',
        'restore',
        'retention',
        'sign-in-groups',
        'sign-in-oidc',
        'sign-in-passwords',
        'sign-in-saml',
        'systemd',
        'tables-jobs',
        'tables-people',
        'upgrade',
        ...(postgres ? ['postgres'] : []),
      ].sort(),
    );
  });
});

/** Installs the examples with a certificate, and with ports that are free. */
async function prepareProxies(place: string): Promise<void> {
  const certificates = path.join(place, 'etc/ssl/quad');
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=portal.campus.example'];
  const [key, chain] = [path.join(certificates, 'privkey.pem'), path.join(certificates, 'fullchain.pem')];
  execFileSync('openssl', [...words, '-keyout', key, '-out', chain], { stdio: 'ignore' });
  await writeFile(path.join(certificates, 'portal.pem'), (await readFile(chain, 'utf8')) + (await readFile(key, 'utf8')));
  const example = async (name: string) => (await readFile(path.join(PAGES, name), 'utf8')).replaceAll('/etc/ssl/quad', certificates);
  const site = (await example('nginx.conf')).replace('listen 80;', 'listen 127.0.0.1:8099;').replace('listen 443', 'listen 127.0.0.1:8098');
  await writeFile(path.join(place, 'etc/nginx/nginx.conf'), `pid ${place}/nginx.pid; events {} http { access_log off;\n${site}\n}`);
  await writeFile(path.join(place, 'etc/caddy/Caddyfile'), await example('Caddyfile'));
  await writeFile(path.join(place, 'etc/haproxy/haproxy.cfg'), await example('haproxy.cfg'));
}
