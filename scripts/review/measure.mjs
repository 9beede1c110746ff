// Measures the review effort: screenshots of a full build and of a change, and how often a change affects all of them.
import path from 'node:path';
import { ACT, EDGE, isEdge, MODES } from '../../.storybook/modes.ts';
import { readPictures } from '../../.storybook/pictures.ts';
import { ROOT } from '../run.mjs';
import { readTouched } from '../visual/touchedStories.mjs';

const STORIES = /\.stories\.tsx$/;
const PAGES = /^(packages\/[\w-]+\/src|apps\/portal\/src|\.storybook)\/.+\.mdx$/;
const SOURCE = /\.(tsx?|mjs)$/;

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

function median(numbers) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

/** Counts stories, screenshots, and what the sidebar shows initially, of all files of the repository. */
export function countPictures(all) {
  const files = new Map(all.filter((file) => STORIES.test(file)).map((file) => [file, readPictures(path.join(ROOT, file))]));
  const stories = [...files.values()].flat();
  const acts = stories.filter(({ tags }) => tags.includes(ACT));
  const edges = stories.filter(({ tags, story }) => (isEdge(story) || tags.includes(EDGE)) && !tags.includes(ACT));
  // Written pages, and the generated page of each component.
  const components = new Set(stories.filter(({ tags }) => !tags.includes('!autodocs')).map(({ title }) => title));
  return {
    files,
    stories: stories.length,
    acts: acts.length,
    edges: edges.length,
    entries: stories.length - acts.length - edges.length + components.size + all.filter((file) => PAGES.test(file)).length,
    pictures: sum(stories.map(({ modes }) => modes.length)),
    byMode: Object.fromEntries(Object.keys(MODES).map((mode) => [mode, stories.filter(({ modes }) => modes.includes(mode)).length])),
  };
}

/** Counts the sources that stories are rendered with, and the share that affects all stories. */
export function countFilesLeadingToAll(all) {
  const touched = readTouched(all);
  const every = touched(['package-lock.json']).length;
  const reached = all.filter((file) => SOURCE.test(file)).map((file) => ({ file, count: touched([file]).length }));
  const files = reached.filter(({ count }) => count > 0);
  return { files: files.length, leadToAll: files.filter(({ count }) => count === every).map(({ file }) => file) };
}

/** Counts the latest commits that affect stories, each by its changed files and the current imports. */
export function countChanges(all, commits, { files, atMost }) {
  const touched = readTouched(all);
  const every = touched(['package-lock.json']).length;
  const changes = [];
  for (const changed of commits) {
    const stories = touched(changed);
    if (stories.length > 0) changes.push(stories);
    if (changes.length === atMost) break;
  }
  const pictures = changes.map((stories) => sum(stories.flatMap((file) => (files.get(file) ?? []).map(({ modes }) => modes.length))));
  return { commits: changes.length, leadToAll: changes.filter(({ length }) => length === every).length, median: median(pictures) };
}
