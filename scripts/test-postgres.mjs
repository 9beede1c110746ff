import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectNode, ROOT } from './run.mjs';
import { Advice } from './steps.mjs';

/**
 * Starts a PostgreSQL for tests: that of TEST_DATABASE_URL, otherwise a temporary server from the package registry. It runs in a process
 * that ends with this one, because its pipe closes. A server that is not durable survives crashes of all other processes and does not wait
 * for the disk.
 *
 * @param {{ isDurable?: boolean, env?: Readonly<Record<string, string>> }} options with further environment variables of the server
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export function startPostgres({ isDurable = true, env = {} } = {}) {
  const configuredUrl = process.env.TEST_DATABASE_URL;
  if (configuredUrl) return Promise.resolve({ url: configuredUrl, stop: async () => {} });
  const script = path.join(ROOT, 'scripts', 'embedded-postgres.mjs');
  const child = spawn(projectNode(), [script, ...(isDurable ? [] : ['--not-durable'])], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    child.stdout.on('data', (chunk) => {
      const url = /^ready (\S+)$/m.exec(String(chunk))?.[1];
      if (url) resolve({ url, stop });
      else said += chunk;
    });
    child.on('close', () =>
      reject(new Advice(`The PostgreSQL for tests did not start. Set TEST_DATABASE_URL to one that may be written to.\n\n${said.trim()}`)),
    );
  });
}

/** For Vitest: a server while the tests of a project run. */
export async function setup(project) {
  const { url, stop } = await startPostgres({ isDurable: false });
  project.provide('postgresUrl', url);
  return stop;
}
