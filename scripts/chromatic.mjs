// Runs Chromatic for the stories that a change affects according to the imports of the sources (visual/touchedStories.mjs), which are more
// precise than Chromatic's analysis of the built Storybook. Other stories keep their screenshots.
import { changedFiles } from './changed.mjs';
import { allFiles } from './files.mjs';
import { run, runOrThrow } from './run.mjs';
import { readTouched } from './visual/touchedStories.mjs';

/** The base of the comparison: the previous commit for a push to main, otherwise the merge base with main. */
async function findBase() {
  if (process.env.CHROMATIC_BASE) return process.env.CHROMATIC_BASE;
  const { code } = await run('git', ['rev-parse', '--verify', '--quiet', 'origin/main']);
  return (await runOrThrow('git', ['merge-base', 'HEAD', code === 0 ? 'origin/main' : 'main'])).trim();
}

/** @returns Chromatic's options that limit it to the affected story files; empty if all are affected */
async function readLimits() {
  const touched = readTouched(allFiles());
  const stories = touched(await changedFiles(await findBase()));
  const every = touched(['package-lock.json']);
  if (stories.length === every.length) return [];
  return stories.length === 0 ? ['--skip'] : stories.map((file) => `--only-story-files=${file}`);
}

const limits = await readLimits();
console.log(limits.length === 0 ? 'All stories.' : limits.join('\n'));
const { code } = await run('chromatic', [...limits, ...process.argv.slice(2)], { show: true });
process.exitCode = code;
