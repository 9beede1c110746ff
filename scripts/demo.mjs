#!/usr/bin/env node
// Builds and serves a demonstration that lives in memory: the real portal and the real server, with nothing kept.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectNode, run, start } from './run.mjs';
import { Advice, elapsed, fail, step } from './steps.mjs';

async function build() {
  const { code, output } = await run('turbo', [
    'run',
    'build',
    '--filter=@quad/portal',
    '--filter=@quad/server',
    '--output-logs=errors-only',
    '--ui=stream',
  ]);
  if (code !== 0) throw new Advice(`The build failed. What it said:\n\n${output.trim().split('\n').slice(-40).join('\n')}`);
}

/** Keys and mails are files even so: they stand in a temporary folder that goes with the server. */
function serve() {
  const folder = mkdtempSync(path.join(tmpdir(), 'quad-demo-'));
  const env = { DEMO: 'true', DATABASE_URL: 'memory:', DATA_DIR: folder };
  const server = start(projectNode(), ['apps/server/dist/main.js'], { env });
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.on('close', (code, signal) => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(code ?? (signal === 'SIGINT' ? 0 : 1));
  });
}

async function main() {
  await step('Building what changed', build);
  console.log(`[${elapsed()}] Starting the demonstration …`);
  serve();
}

main().catch(fail);
