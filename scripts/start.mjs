#!/usr/bin/env node
// Installs, builds and serves Quad with one command, on a machine that has nothing but Node and npm.
import { checkNode, checkProjectNode, install, isInstalled } from './install.mjs';
import { projectNode, run, start } from './run.mjs';
import { Advice, elapsed, fail, step } from './steps.mjs';

const HELP = `npm start: installs what is missing, builds, prepares the database and serves Quad.

Serves on http://localhost:4000 with a demonstration institute in ./data.
Change that with environment variables; docs/configuration.md lists them all. The most asked for:

  PORT=4000            port to listen on          HOST=127.0.0.1     address to listen on
  DATA_DIR=./data      embedded database          DATABASE_URL=…     a PostgreSQL instead
  DEMO=false           an empty institute         NODE_ENV=production

Stop with Ctrl-C. Start again to carry on where you were.`;

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

/** Runs the server until it ends, and ends as it ends. Ctrl-C reaches the whole group, so the server stops by itself. */
function serve() {
  const demo = process.env.DEMO ?? (process.env.NODE_ENV === 'production' ? 'false' : 'true');
  const server = start(projectNode(), ['apps/server/dist/main.js'], { env: { DEMO: demo } });
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.on('close', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)));
}

async function main() {
  if (process.argv.includes('--help') || process.argv.includes('-h')) return console.log(HELP);
  checkNode();
  if (!isInstalled()) await step('Installing packages (once, about half a minute)', install);
  await checkProjectNode();
  await step('Building what changed', build);
  console.log(`[${elapsed()}] Starting the server …`);
  serve();
}

main().catch(fail);
