// Has Chromatic photograph what a change touches: by the imports of the sources (visual/touchedStories.mjs), of which its own reading of
// the built Storybook knows less. What is not photographed keeps the picture that it had.
import { changedFiles } from './changed.mjs';
import { must, run } from './run.mjs';
import { touchedStories } from './visual/touchedStories.mjs';

/** What the change is compared with: the commit before a push to main, else where the branch leaves main. */
async function findBase() {
  if (process.env.CHROMATIC_BASE) return process.env.CHROMATIC_BASE;
  const { code } = await run('git', ['rev-parse', '--verify', '--quiet', 'origin/main']);
  return (await must('git', ['merge-base', 'HEAD', code === 0 ? 'origin/main' : 'main'])).trim();
}

/** @returns the options of Chromatic that limit it to the story files touched; none where that is all of them */
async function readLimits() {
  const all = (await must('git', ['ls-files'])).split('\n').filter(Boolean);
  const stories = touchedStories(await changedFiles(await findBase()), all);
  const every = touchedStories(['package-lock.json'], all);
  if (stories.length === every.length) return [];
  return stories.length === 0 ? ['--skip'] : stories.map((file) => `--only-story-files=${file}`);
}

const limits = await readLimits();
console.log(limits.length === 0 ? 'All stories.' : limits.join('\n'));
const { code } = await run('chromatic', [...limits, ...process.argv.slice(2)], { show: true });
process.exitCode = code;
