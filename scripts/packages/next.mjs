import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runOrThrow } from '../run.mjs';
import { makeApp } from './install.mjs';
import { lookAt, seeBadgeAndDialog } from './pages.mjs';

/** An app of Next.js whose only page is a React Server Component. */
const APP = { fixture: 'next', ours: ['@quad/ui'], theirs: ['react', 'react-dom'], pinned: { next: '16.4.6' } };

const ENV = { NEXT_TELEMETRY_DISABLED: '1' };

async function seePage(page) {
  await page.getByRole('application', { name: 'Participation' }).waitFor();
  await seeBadgeAndDialog(page);
}

/** Builds and serves it, opens it in a browser, and returns the problems. */
export async function tryNext(folder, tarballs, browser) {
  await makeApp(folder, APP, tarballs);
  const next = path.join(folder, 'node_modules/next/dist/bin/next');
  if (!existsSync(next)) throw new Error('npm did not install Next.js.');
  await runOrThrow(process.execPath, [next, 'build'], { cwd: folder, env: ENV });
  const server = spawn(process.execPath, [next, 'start', '--hostname=127.0.0.1', '--port=0'], {
    cwd: folder,
    env: { ...process.env, ...ENV },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const url = await addressOf(server);
    const html = await (await fetch(url)).text();
    const isRendered = html.includes('Approved') && html.includes('A card');
    return [...(isRendered ? [] : ['The server of Next.js sends a page without the texts.']), ...(await lookAt(browser, url, seePage))];
  } finally {
    server.kill();
    await once(server, 'close');
  }
}

/** The address that the server prints. */
async function addressOf(server) {
  let said = '';
  for await (const chunk of server.stdout) {
    said += chunk;
    const found = /http:\/\/(?:127\.0\.0\.1|localhost):(\d+)/.exec(said);
    if (found) {
      server.stdout.resume();
      return `http://127.0.0.1:${found[1]}/`;
    }
  }
  throw new Error(`Next.js did not start. Its output: ${said}`);
}
