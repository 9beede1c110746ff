#!/usr/bin/env node
// Installs, builds and serves Quad with one command, on a machine that has only Node and npm.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkNode, checkProjectNode, install, isInstalled } from './install.mjs';
import { build, serve } from './serve.mjs';
import { elapsed, fail, step } from './steps.mjs';

const HELP = `npm start installs what is missing, builds, prepares the database and serves Quad. npm run demo does the same in memory.

Serves on http://localhost:4000 with a demonstration institute in ./data.
Environment variables change that; docs/configuration.md lists them all. Those most often needed:

  PORT=4000            port to listen on          HOST=127.0.0.1     address to listen on
  DATA_DIR=./data      embedded database          DATABASE_URL=…     PostgreSQL instead
  DEMO=false           an empty institute         NODE_ENV=production

Ctrl-C stops it. The data stays for the next start.`;

/** Keys and mails are files nevertheless, in a temporary folder that is removed with the server. */
function serveFromMemory() {
  const folder = mkdtempSync(path.join(tmpdir(), 'quad-demo-'));
  serve({ DEMO: 'true', DATABASE_URL: 'memory:', DATA_DIR: folder }, () => rmSync(folder, { recursive: true, force: true }));
}

async function main() {
  if (process.argv.includes('--help') || process.argv.includes('-h')) return console.log(HELP);
  checkNode();
  if (!isInstalled()) await step('Installing packages (once, about half a minute)', install);
  await checkProjectNode();
  await step('Building what changed', build);
  console.log(`[${elapsed()}] Starting the server …`);
  if (process.argv.includes('--memory')) return serveFromMemory();
  serve({ DEMO: process.env.DEMO ?? (process.env.NODE_ENV === 'production' ? 'false' : 'true') });
}

main().catch(fail);
