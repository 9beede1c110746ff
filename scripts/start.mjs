#!/usr/bin/env node
// Installs, builds and serves Quad with one command, on a machine that has only Node and npm.
import { checkNode, checkProjectNode, install, isInstalled } from './install.mjs';
import { build, serve } from './serve.mjs';
import { elapsed, fail, step } from './steps.mjs';

const HELP = `npm start installs what is missing, builds, prepares the database and serves Quad.

Serves on http://localhost:4000 with a demonstration institute in ./data.
Environment variables change that; docs/configuration.md lists them all. Those most often needed:

  PORT=4000            port to listen on          HOST=127.0.0.1     address to listen on
  DATA_DIR=./data      embedded database          DATABASE_URL=…     PostgreSQL instead
  DEMO=false           an empty institute         NODE_ENV=production

Ctrl-C stops it. The data stays for the next start.`;

async function main() {
  if (process.argv.includes('--help') || process.argv.includes('-h')) return console.log(HELP);
  checkNode();
  if (!isInstalled()) await step('Installing packages (once, about half a minute)', install);
  await checkProjectNode();
  await step('Building what changed', build);
  console.log(`[${elapsed()}] Starting the server …`);
  serve({ DEMO: process.env.DEMO ?? (process.env.NODE_ENV === 'production' ? 'false' : 'true') });
}

main().catch(fail);
