import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectNode, ROOT } from './run.mjs';
import { Advice } from './steps.mjs';

/**
 * A PostgreSQL for tests: the one in TEST_DATABASE_URL, else a temporary server from the package registry. It runs in a
 * process of its own that ends with this one, because its pipe closes.
 *
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export function startPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return Promise.resolve({ url: given, stop: async () => {} });
  const child = spawn(projectNode(), [path.join(ROOT, 'scripts', 'embedded-postgres.mjs')], { cwd: ROOT, stdio: ['pipe', 'pipe', 'pipe'] });
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
