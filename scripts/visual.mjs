// Compares the look of every story with how it looked before: for whoever has no Chromatic. The pictures stay on this machine.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { must } from './packages/pack.mjs';
import { ROOT } from './run.mjs';
import { Advice, fail, step } from './steps.mjs';
import { compareFolders, writeReport } from './visual/report.mjs';
import { takePictures } from './visual/takePictures.mjs';

const HELP = `npm run visual: takes a picture of every story and compares it with the one of the first run.

  npm run visual -- badge            only stories with this word in their title
  npm run visual -- --theme dark     light, dark or high-contrast; each has pictures of its own
  npm run visual -- --accept         what it looks like now is what it should look like
  npm run visual -- --storybook DIR  a Storybook that is built already

A story that fails twice has no picture: it is named, and the others go on. The run ends with an error where a story fails, looks
different or is gone.

Pictures are in .visual, which git ignores; the report of differences is .visual/<theme>/report/index.html.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    theme: { type: 'string', default: 'light' },
    accept: { type: 'boolean', default: false },
    storybook: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

/** Takes the new pictures for good, and forgets stories that are gone; one that has no picture this time keeps its old one. */
function accept(now, baseline, { failed, isPart }) {
  cpSync(now, baseline, { recursive: true });
  if (isPart) return;
  const kept = new Set([...readdirSync(now), ...failed.map(({ id }) => `${id}.png`)]);
  for (const file of readdirSync(baseline)) if (!kept.has(file)) rmSync(path.join(baseline, file));
}

async function builtStorybook() {
  if (values.storybook) return path.resolve(values.storybook);
  const folder = path.join(ROOT, '.visual', 'storybook');
  await step('Building the Storybook', () => must('storybook', ['build', '--quiet', '--output-dir', folder]));
  return folder;
}

async function main() {
  if (values.help) return console.log(HELP);
  const own = path.join(ROOT, '.visual', values.theme);
  const [baseline, now, report] = ['baseline', 'now', 'report'].map((name) => path.join(own, name));
  const [word] = positionals;
  const storybook = await builtStorybook();
  for (const folder of [now, report]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  const onStory = (done, all) => done % 50 === 0 && console.log(`${done} of ${all}`);
  const { ids, failed } = await step('Taking pictures', () => takePictures({ storybook, folder: now, theme: values.theme, word, onStory }));
  if (ids.length + failed.length === 0) throw new Advice(`There is no story with "${word}" in its title.`);
  for (const { id, reason } of failed) console.error(`${id} failed twice and has no picture: ${reason}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
  const isPart = word !== undefined;
  if (values.accept || !existsSync(baseline)) {
    accept(now, baseline, { failed, isPart });
    return console.log(`${ids.length} pictures are what later runs compare with.`);
  }
  const folders = { before: baseline, after: now, report };
  const differences = compareFolders({ ...folders, ids, failed, isPart });
  const { added, missing, changed } = differences;
  console.log(`${ids.length} pictures: ${changed.length} differ, ${added.length} are new, ${missing.length} are gone.`);
  for (const { id, differing, sizes } of changed) console.log(`  ${id}: ${sizes ?? `${differing} pixels`}`);
  console.log(`Look at ${path.relative(ROOT, writeReport(differences, folders))}; where all is well: npm run visual -- --accept`);
  if (changed.length + missing.length > 0) process.exitCode = 1;
}

main().catch(fail);
