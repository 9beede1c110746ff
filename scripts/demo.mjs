#!/usr/bin/env node
// Builds and serves a demonstration in memory: the real portal and server, without persistent data.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, serve } from './serve.mjs';
import { elapsed, fail, step } from './steps.mjs';

/** Keys and mails are files nevertheless, in a temporary folder that is removed with the server. */
function serveFromMemory() {
  const folder = mkdtempSync(path.join(tmpdir(), 'quad-demo-'));
  const env = { DEMO: 'true', DATABASE_URL: 'memory:', DATA_DIR: folder };
  serve(env, () => rmSync(folder, { recursive: true, force: true }));
}

async function main() {
  await step('Building what changed', build);
  console.log(`[${elapsed()}] Starting the demonstration …`);
  serveFromMemory();
}

main().catch(fail);
