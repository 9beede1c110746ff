// `npm run review` counts the screenshots that a reviewer sees.
import { allFiles } from './files.mjs';
import { countChanges, countFilesLeadingToAll, countPictures } from './review/measure.mjs';
import { runOrThrow } from './run.mjs';

/** The maximum number of counted commits. */
const MAX_COMMITS = 200;

/** Separates commits in the output of git. */
const SEPARATOR = '>>>';

async function readCommits() {
  const log = await runOrThrow('git', ['log', '--no-merges', '--name-only', `--format=format:${SEPARATOR}`, '--max-count=1000']);
  return log.split(SEPARATOR).map((files) => files.split('\n').filter(Boolean));
}

function share(part, whole) {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

const all = allFiles();
const { files, stories, acts, edges, entries, pictures, byMode } = countPictures(all);
const sources = countFilesLeadingToAll(all);
const changes = countChanges(all, await readCommits(), { files, atMost: MAX_COMMITS });

const modes = Object.entries(byMode).filter(([, count]) => count > 0);
console.table({
  'pictures of a full build': pictures,
  ...Object.fromEntries(modes.map(([mode, count]) => [`  ${mode}`, count])),
  'sources that lead to all pictures': `${sources.leadToAll.length} of ${sources.files} (${share(sources.leadToAll.length, sources.files)})`,
  [`of the last ${changes.commits} commits that touch stories, lead to all`]: `${changes.leadToAll} (${share(changes.leadToAll, changes.commits)})`,
  'pictures of a change, median': changes.median,
  stories,
  'acts among them': acts,
  'edges among them': edges,
  'entries seen at first': entries,
});
if (process.argv.includes('--files')) console.log(sources.leadToAll.join('\n'));
