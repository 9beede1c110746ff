import { execFile, execFileSync, spawn } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ENGINE, fillDataFolder } from '../testing/database.ts';
import { builtPrograms } from '../testing/spawned.ts';
import { isFullTier } from '../testing/tier.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const PAGES = path.join(ROOT, 'docs/operating');
/** A user who owns no files here. */
const NOBODY = 65_534;

/** The output of a program on either stream, and its exit code. */
async function outputOf(program: string, words: readonly string[], options: { env?: NodeJS.ProcessEnv; uid?: number; gid?: number } = {}) {
  try {
    const { stdout, stderr } = await promisify(execFile)(program, words, options);
    return { code: 0, said: stdout + stderr };
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: number | string; stdout?: string; stderr?: string };
    return { code, said: stdout + stderr };
  }
}

function isThere(program: string, why: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    console.log(`There is no ${program} on this machine: ${why} is not tried.`);
    return false;
  }
}

describe.runIf(ENGINE === 'embedded' && isFullTier)('the contents of the image', () => {
  it('run as an unprivileged user with write access to the data folder only', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'quad-image-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const [program, data] = [path.join(folder, 'quad'), path.join(folder, 'data')];
    const made = await outputOf(process.execPath, [path.join(ROOT, 'scripts/runtime.mjs'), program, await builtPrograms()]);
    expect(made).toEqual({ code: 0, said: '' });
    const bytes = Number((await promisify(execFile)('du', ['-sb', program])).stdout.split('\t')[0]);
    expect(bytes).toBeLessThan(80 * 1024 ** 2);
    await fillDataFolder(data);
    await promisify(execFile)('chmod', ['-R', 'a-w,a+rX', program]);
    await chmod(folder, 0o755);
    const who = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
    if (who.uid) await promisify(execFile)('chown', ['-R', `${NOBODY}:${NOBODY}`, data]);
    const env = { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', DATA_DIR: data, NODE_DISABLE_COMPILE_CACHE: '1' };
    const main = path.join(program, 'apps/server/dist/main.js');
    const child = spawn(process.execPath, [main], { cwd: program, env, ...who, stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    let said = '';
    const address = await new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        said += chunk;
        const found = /is ready at (\S+)/.exec(said)?.[1];
        if (found) resolve(found);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      void ended.then(() => reject(new Error(said)));
    });
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    // Native code and workers are present: a command that reaches the running server hashes a password.
    const quad = spawn(
      process.execPath,
      [path.join(program, 'apps/server/dist/cli.js'), 'create-user', '--email', 'a@campus.example', '--name', 'A', '--password-stdin'],
      { cwd: program, env, ...who, stdio: ['pipe', 'ignore', 'inherit'] },
    );
    quad.stdin?.end('seven kettles sing\n');
    expect(await new Promise((resolve) => quad.once('exit', resolve))).toBe(0);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect((await readdir(data)).sort()).toEqual(expect.arrayContaining(['audit.key', 'database', 'feedback.key']));
  });
});

describe.runIf(ENGINE === 'postgres')('the container image', () => {
  it('runs as an unprivileged user and contains only the build output', async () => {
    const [, , last = ''] = (await readFile(path.join(ROOT, 'Containerfile'), 'utf8')).split(/^FROM /m);
    expect(last).toMatch(/^USER 1000:1000$/m);
    expect(last.match(/^COPY .*/gm)).toEqual(['COPY --from=build /quad /quad']);
    expect(last).not.toMatch(/\b(npm|apt-get|curl|ADD)\b/);
    expect(await readFile(path.join(ROOT, '.dockerignore'), 'utf8')).toMatch(/^data$/m);
  });
});

describe.runIf(ENGINE === 'postgres')('the systemd units', () => {
  const hasSystemd = isThere('systemd-analyze', 'what it says of the units');
  const units = ['quad.service', 'quad-backup.service', 'quad-backup.timer'];

  it('let the server and the backups write into the same folders', async () => {
    const written = async (unit: string) => (await readFile(path.join(PAGES, unit), 'utf8')).match(/^(ReadWritePaths|StateDirectory)=.*/gm);
    // The server writes the list of erased people beside the backups.
    expect((await written('quad.service'))?.toSorted()).toEqual((await written('quad-backup.service'))?.toSorted());
  });

  it.runIf(hasSystemd)('pass systemd-analyze verify', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'quad-units-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    // The documented path of the program does not exist here.
    const program = path.join(folder, 'opt/quad/node_modules/.bin');
    await mkdir(program, { recursive: true });
    await cp(process.execPath, path.join(program, 'node'), { dereference: true });
    for (const unit of units) {
      const text = (await readFile(path.join(PAGES, unit), 'utf8')).replaceAll('/opt/quad', path.join(folder, 'opt/quad'));
      await writeFile(path.join(folder, unit), text);
    }
    expect(await outputOf('systemd-analyze', ['verify', ...units.map((unit) => path.join(folder, unit))])).toEqual({ code: 0, said: '' });
  });

  it.runIf(hasSystemd).each([
    ['quad.service', 15],
    ['quad-backup.service', 20],
  ])('limit the exposure of %s to at most %i of 100', async (unit, most) => {
    const words = ['security', '--offline=true', `--threshold=${most}`, path.join(PAGES, unit)];
    const { code, said } = await outputOf('systemd-analyze', words);
    expect(said).toContain('Overall exposure level');
    expect(code, said.slice(-200)).toBe(0);
  });
});

describe.runIf(ENGINE === 'postgres')('a Node version before 24', () => {
  const older = ['/usr/bin/node', '/usr/local/bin/node'].find((program) => {
    try {
      return Number.parseInt(String(execFileSync(program, ['--version'])).slice(1), 10) < 24;
    } catch {
      return false;
    }
  });
  if (!older) console.log('There is no Node before 24 on this machine: what it is told is not tried.');

  it.runIf(older).each(['main.js', 'cli.js'])('is rejected by %s with one sentence that names the required version', async (program) => {
    const { code, said } = await outputOf(older ?? '', [path.join(await builtPrograms(), program)], { env: { PATH: process.env.PATH } });
    expect(code).toBe(1);
    expect(said).toMatch(/^Quad requires Node 24 or newer; this is Node [\d.]+\. Install a newer one from .+\n$/);
  });
});
