// Compares the look of every story with how it looked before: for whoever has no Chromatic. The pictures stay on this machine.
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, run } from './run.mjs';

const HELP = `npm run visual: takes a picture of every story and compares it with the one of the first run.

  npm run visual -- badge            only stories with this word in the path of their file
  npm run visual -- --theme dark     light, dark or high-contrast; each has pictures of its own
  npm run visual -- --accept         what it looks like now is what it should look like

The run ends with an error where a story fails or looks different. A story that is new has its picture taken, and passes.

Pictures are in .visual/<theme>/baseline, which git ignores. Of a story that looks different, .visual/<theme>/differences has the
picture of now and what differs.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    theme: { type: 'string', default: 'light' },
    accept: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

async function compare() {
  const own = path.join(ROOT, '.visual', values.theme);
  const baseline = path.join(own, 'baseline');
  rmSync(path.join(own, 'differences'), { recursive: true, force: true });
  // All pictures anew: stories that are gone have none.
  if (values.accept && positionals.length === 0) rmSync(baseline, { recursive: true, force: true });
  const update = values.accept || !existsSync(baseline) ? ['--update=all'] : [];
  const args = ['run', '--config=vitest.visual.config.ts', ...update, ...positionals];
  const { code } = await run('vitest', args, { env: { VISUAL_THEME: values.theme }, show: true });
  process.exitCode = code;
}

if (values.help) console.log(HELP);
else await compare();
