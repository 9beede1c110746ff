// Compares the screenshots of stories with earlier ones, without Chromatic. The images stay on this machine.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { MODES } from '../.storybook/modes.ts';
import { readPictures } from '../.storybook/pictures.ts';
import { changedFiles } from './changed.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { allFiles } from './files.mjs';
import { projectNode, ROOT, run, runOrThrow } from './run.mjs';
import { Advice } from './steps.mjs';
import { equalPictures } from './visual/equalPictures.mjs';
import { differencesOf, picturesIn, readAccepted, readDifferences, storeDifferences, unaccepted } from './visual/review.mjs';
import { locationsOf, reviewPage } from './visual/reviewPage.mjs';
import { shrinkPictures } from './visual/smallPictures.mjs';
import { readTouched } from './visual/touchedStories.mjs';

const HELP = `npm run visual takes a picture of every state and compares it with the one of the first run.

  npm run visual -- badge            only stories with this word in the path of their file
  npm run visual -- --changed main   only those affected by changes since this commit; without a name, by uncommitted changes
  npm run visual -- --against main   the same, and takes the pictures of that commit first; needs a clean tree
  npm run visual -- --atlas          only those whose pictures are in the atlas in Storybook
  npm run visual -- --list           lists the stories without taking pictures
  npm run visual -- --mode dark      one of ${Object.keys(MODES).join(', ')}; each has its own pictures
  npm run visual -- --accept         accepts the present look
  npm run visual -- --shard 1/4      one of several parts
  npm run visual -- --page           writes one page with the differences of all modes and parts that were run
  npm run visual -- --repeats 20     takes a sample of the pictures so many times, and lists those that differ
                    --sample 200     the size of the sample

The run fails if a story fails or looks different, or if two states of a component look the same. A new story passes, and so does one that
.storybook/accepted-pictures.json names.

Pictures are in .visual/<mode>/baseline, which git ignores. With --changed and --against, .visual/review.html shows all
differences, before and after. The atlas in Storybook shows small copies of the light pictures.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mode: { type: 'string', default: 'light' },
    changed: { type: 'boolean', default: false },
    against: { type: 'string' },
    atlas: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    shard: { type: 'string' },
    page: { type: 'boolean', default: false },
    repeats: { type: 'string' },
    sample: { type: 'string', default: '200' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const own = path.join(ROOT, '.visual', values.repeats ? 'repeats' : '', values.mode);
const report = path.join(own, 'stories.json');
const page = path.join(ROOT, '.visual/review.html');

function clear(folder) {
  rmSync(path.join(own, folder), { recursive: true, force: true });
}

/** Runs the stories of these files, or all of them, and writes the results into a report. */
async function takePictures(files, isAccepted, names = []) {
  const args = ['run', '--config=vitest.visual.config.ts', ...(isAccepted ? ['--update=all'] : []), ...files];
  if (names.length > 0) args.push(`--testNamePattern=(^| )(${names.join('|')})$`);
  if (values.repeats) args.push('--retry=0');
  if (values.shard && files.length === 0) args.push(`--shard=${values.shard}`);
  rmSync(report, { force: true });
  const { code } = await run('vitest', args, { env: { VISUAL_MODE: values.mode, VISUAL_FOLDER: own }, show: true });
  return code;
}

/** @returns {import('./visual/review.mjs').StoryResult[]} empty if a run was aborted */
function readReport() {
  if (!existsSync(report)) return [];
  const tests = JSON.parse(readFileSync(report, 'utf8')).testResults.flatMap(({ assertionResults }) => assertionResults);
  return tests.filter(({ status, meta }) => status !== 'skipped' && meta.storyId).map(({ status, meta }) => ({ id: meta.storyId, status }));
}

/** The files of stories with these words in their path, each with its stories. */
function readStories(words = []) {
  const files = allFiles().filter((file) => file.endsWith('.stories.tsx') && words.every((word) => file.includes(word)));
  return files.map((file) => ({ file, stories: readPictures(path.join(ROOT, file)) }));
}

function isInMode({ modes }) {
  return modes.includes(values.mode);
}

/** The stories that the atlas shows: their files, and their names, which are not unique across files. */
async function storiesOfAtlas() {
  const pictured = JSON.parse(await runOrThrow(projectNode(), ['--conditions=@quad/source', 'scripts/atlas.mjs', '--pictured']));
  return { files: [...new Set(pictured.map(({ file }) => file))], names: [...new Set(pictured.map(({ name }) => name))] };
}

/** The selection: words, the files that a change affects, or everything by default. */
async function selectedStories() {
  if (values.changed || values.against) {
    const base = values.against ?? positionals[0] ?? 'HEAD';
    return readTouched(allFiles())(await changedFiles(base));
  }
  return values.list ? readStories(positionals).map(({ file }) => file) : positionals;
}

/** Checks out another commit, takes the screenshots of these stories there, and returns. */
async function takePicturesAt(commit, files) {
  if ((await runOrThrow('git', ['status', '--porcelain'])).trim())
    throw new Advice('--against goes to another commit and back: commit or stash first.');
  const here = (await runOrThrow('git', ['rev-parse', '--abbrev-ref', 'HEAD'])).trim();
  const back = here === 'HEAD' ? (await runOrThrow('git', ['rev-parse', 'HEAD'])).trim() : here;
  await runOrThrow('git', ['checkout', '--quiet', '--detach', commit]);
  try {
    // New stories have no earlier screenshot.
    const there = files.filter((file) => existsSync(path.join(ROOT, file)));
    // A failure there may be what the change fixes.
    if (there.length > 0) await takePictures(there, true);
  } finally {
    await runOrThrow('git', ['checkout', '--quiet', back]);
  }
}

/** The files of the screenshots of this mode. */
function picturesOfMode() {
  const pictured = readStories().flatMap(({ stories }) => stories.filter(isInMode));
  return new Set(pictured.map(({ id }) => `${id.replace('--', '/')}.png`));
}

/** The shard of files for this machine, the same before and after the change. */
function ownPart(files) {
  const [part, parts] = (values.shard ?? '1/1').split('/').map(Number);
  return files.filter((_, index) => index % parts === part - 1);
}

/** Writes the review page from the folders of the modes. */
async function writePage(base) {
  const modes = Object.keys(MODES).flatMap((mode) => {
    const folder = path.join(ROOT, '.visual', mode);
    const differences = readDifferences(folder);
    return differences.length > 0 ? [{ mode, folder, differences, accepted: readAccepted(mode) }] : [];
  });
  const stories = readStories().flatMap((each) => each.stories);
  const { screens } = JSON.parse(await runOrThrow(projectNode(), ['--conditions=@quad/source', 'scripts/atlas.mjs', '--json']));
  const html = reviewPage(modes, {
    locationOf: locationsOf(screens, new Map(stories.map(({ id, title }) => [id, title]))),
    commitMessages: await runOrThrow('git', ['log', '--format=%h %s%n%n%b', `${base}..HEAD`]),
    files: readTouched(allFiles())(await changedFiles(base)),
  });
  writeFileSync(page, html);
  console.log(`Visual changes: ${path.relative(ROOT, page)}`);
}

/** Takes the screenshots of some files repeatedly and compares each run with the first. */
async function repeat() {
  const pictured = readStories(positionals).map(({ file, stories }) => ({ file, count: stories.filter(isInMode).length }));
  const whole = pictured.reduce((sum, { count }) => sum + count, 0);
  const each = Math.max(1, Math.floor(whole / Number(values.sample)));
  const sample = pictured.filter(({ count }, index) => count > 0 && index % each === 0).map(({ file }) => file);
  if (sample.length === 0) throw new Advice('No file of stories has all these words in its path.');
  await ensureBrowser();
  clear('baseline');
  await takePictures(sample, true);
  const taken = picturesIn(own).size;
  const flakes = new Map();
  for (let time = 1; time < Number(values.repeats); time += 1) {
    clear('differences');
    const code = await takePictures(sample, false);
    const different = readReport().filter(({ status }) => status === 'failed');
    for (const { id } of different) flakes.set(id, (flakes.get(id) ?? 0) + 1);
    if (code !== 0 && different.length === 0) throw new Advice('A run of the sample was aborted.');
  }
  for (const [id, times] of flakes) console.error(`${id}: differs in ${times} repeats`);
  console.log(`${flakes.size} flakes in ${values.repeats} repeats of ${taken} pictures.`);
  process.exitCode = flakes.size > 0 ? 1 : 0;
}

async function compare() {
  const isChange = values.changed || values.against !== undefined;
  const found = values.atlas ? await storiesOfAtlas() : { files: await selectedStories(), names: [] };
  if (values.list) return console.log(found.files.join('\n'));
  if (found.files.length === 0 && isChange) return console.log('No story is affected by the changes.');
  const { files, names } = { ...found, files: ownPart(found.files) };
  if (files.length === 0 && found.files.length > 0) return console.log('This part has no stories.');
  await ensureBrowser();
  clear('differences');
  if (values.against) {
    clear('baseline');
    await takePicturesAt(values.against, files);
  }
  const isWhole = files.length === 0;
  // A full run removes the screenshots of deleted stories.
  if (values.accept && isWhole) clear('baseline');
  const before = picturesIn(own);
  const code = await takePictures(files, values.accept || !existsSync(path.join(own, 'baseline')), names);
  const stories = readReport();
  const differences = differencesOf(own, stories, isChange ? before : undefined);
  const open = unaccepted(differences, readAccepted(values.mode));
  for (const { id, what } of open) console.error(`${id}: ${what}`);
  // An aborted run says nothing about its stories.
  process.exitCode = open.length > 0 || (code !== 0 && !stories.some(({ status }) => status === 'failed')) ? 1 : 0;
  if (isChange) {
    storeDifferences(own, differences, values.shard);
    await writePage(values.against ?? positionals[0] ?? 'HEAD');
  }
  for (const line of equalPictures(path.join(own, 'baseline'), picturesOfMode())) {
    console.error(`These states look the same: ${line}`);
    process.exitCode = 1;
  }
  if (values.mode === 'light') console.log(`Small copies for the atlas: ${await shrinkPictures()} new.`);
}

try {
  if (values.help) console.log(HELP);
  else if (!(values.mode in MODES)) throw new Advice(`There is no mode ${values.mode}: ${Object.keys(MODES).join(', ')}.`);
  else if (values.page) await writePage(positionals[0] ?? 'main');
  else if (values.repeats) await repeat();
  else await compare();
} catch (error) {
  if (!(error instanceof Advice)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
