// Compares the look of stories with how they looked before: for whoever has no Chromatic. The pictures stay on this machine.
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { MODES } from '../.storybook/modes.ts';
import { readPictures } from '../.storybook/pictures.ts';
import { changedFiles } from './changed.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { must, projectNode, ROOT, run } from './run.mjs';
import { Advice } from './steps.mjs';
import { equalPictures } from './visual/equalPictures.mjs';
import { shrinkPictures } from './visual/smallPictures.mjs';
import { touchedStories } from './visual/touchedStories.mjs';

const HELP = `npm run visual: takes a picture of every state and compares it with the one of the first run.

  npm run visual -- badge            only stories with this word in the path of their file
  npm run visual -- --changed main   only those that a change since this commit touches; without a name, what is not committed
  npm run visual -- --against main   the same, and first takes the pictures as they were there: needs a clean tree
  npm run visual -- --atlas          only those that the atlas in Storybook has a picture of
  npm run visual -- --list           says which stories that would be, and takes no picture
  npm run visual -- --mode dark      ${Object.keys(MODES).join(', ')}; each has pictures of its own
  npm run visual -- --accept         what it looks like now is what it should look like
  npm run visual -- --shard 1/4      one of several parts

The run ends with an error where a story fails or looks different, and where two states of a component look the same. A story that is new has its picture taken, and passes.

Pictures are in .visual/<mode>/baseline, which git ignores. Of a story that looks different, .visual/<mode>/differences has the
picture of now and what differs. Small copies of the light ones are shown by the atlas in Storybook.`;

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
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const own = path.join(ROOT, '.visual', values.mode);

function clear(folder) {
  rmSync(path.join(own, folder), { recursive: true, force: true });
}

/** Runs the stories of these files, or all of them. */
async function takePictures(files, isAccepted, names = []) {
  const args = ['run', '--config=vitest.visual.config.ts', ...(isAccepted ? ['--update=all'] : []), ...files];
  if (names.length > 0) args.push(`--testNamePattern=(^| )(${names.join('|')})$`);
  if (values.shard) args.push(`--shard=${values.shard}`);
  // The second name is what commits before this one read.
  const { code } = await run('vitest', args, { env: { VISUAL_MODE: values.mode, VISUAL_THEME: values.mode }, show: true });
  return code;
}

async function allFiles() {
  return (await must('git', ['ls-files', '--cached', '--others', '--exclude-standard'])).split('\n').filter(Boolean);
}

/** The stories that the atlas shows: their files, and their names, of which another file may have one as well. */
async function storiesOfAtlas() {
  const pictured = JSON.parse(await must(projectNode(), ['--conditions=@quad/source', 'scripts/atlas.mjs', '--pictured']));
  return { files: [...new Set(pictured.map(({ file }) => file))], names: [...new Set(pictured.map(({ name }) => name))] };
}

/** What was asked for: words, files that a change touches, or nothing, which is everything. */
async function askedFor() {
  if (values.changed || values.against) {
    const base = values.against ?? positionals[0] ?? 'HEAD';
    return touchedStories(await changedFiles(base), await allFiles());
  }
  return values.list
    ? (await allFiles()).filter((file) => /\.stories\.tsx$/.test(file) && positionals.every((word) => file.includes(word)))
    : positionals;
}

/** Goes to another commit, takes the pictures of these stories there, and comes back. */
async function takePicturesAt(commit, files) {
  if ((await must('git', ['status', '--porcelain'])).trim())
    throw new Advice('--against goes to another commit and back: commit or stash first.');
  const here = (await must('git', ['rev-parse', '--abbrev-ref', 'HEAD'])).trim();
  const back = here === 'HEAD' ? (await must('git', ['rev-parse', 'HEAD'])).trim() : here;
  await must('git', ['checkout', '--quiet', '--detach', commit]);
  try {
    // A story that is new is in no picture of before.
    const there = files.filter((file) => existsSync(path.join(ROOT, file)));
    // What fails there is what the change may be about.
    if (there.length > 0) await takePictures(there, true);
  } finally {
    await must('git', ['checkout', '--quiet', back]);
  }
}

/** The files of what has a picture in this mode. */
async function picturesOfMode() {
  const stories = (await allFiles()).filter((file) => /\.stories\.tsx$/.test(file));
  const pictured = stories.flatMap((file) => readPictures(path.join(ROOT, file))).filter(({ modes }) => modes.includes(values.mode));
  return new Set(pictured.map(({ id }) => `${id.replace('--', '/')}.png`));
}

async function compare() {
  const { files, names } = values.atlas ? await storiesOfAtlas() : { files: await askedFor(), names: [] };
  if (values.list) return console.log(files.join('\n'));
  if (files.length === 0 && (values.changed || values.against)) return console.log('No story shows what has changed.');
  await ensureBrowser();
  clear('differences');
  if (values.against) {
    clear('baseline');
    await takePicturesAt(values.against, files);
  }
  const isWhole = files.length === 0;
  // All pictures anew: stories that are gone have none.
  if (values.accept && isWhole) clear('baseline');
  process.exitCode = await takePictures(files, values.accept || !existsSync(path.join(own, 'baseline')), names);
  for (const line of equalPictures(path.join(own, 'baseline'), await picturesOfMode())) {
    console.error(`These states look the same, ${line}`);
    process.exitCode = 1;
  }
  if (values.mode === 'light') console.log(`Small copies for the atlas: ${await shrinkPictures()} new.`);
}

try {
  if (values.help) console.log(HELP);
  else if (!(values.mode in MODES)) throw new Advice(`There is no mode ${values.mode}: ${Object.keys(MODES).join(', ')}.`);
  else await compare();
} catch (error) {
  if (!(error instanceof Advice)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
