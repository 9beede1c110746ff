// A quick check while working: the suites that a change affects according to turbo, and only the nearest of their tests and stories.
import path from 'node:path';
import { allFiles } from './files.mjs';
import { readImporters } from './import-graph.mjs';
import { run, runOrThrow } from './run.mjs';
import { countReport } from './suites.mjs';

/** The maximum number of files, nearest first, for a run of about a minute. */
const MAX_FILES = { stories: 8, tests: 8 };

const TEST = /\.test\.tsx?$/;
const STORIES = /\.stories\.tsx$/;

async function lines(...words) {
  return (await runOrThrow('git', words)).split('\n').filter(Boolean);
}

/** The files that differ from a commit, including untracked ones. */
export async function changedFiles(base) {
  return [...(await lines('diff', '--name-only', '--relative', base)), ...(await lines('ls-files', '--others', '--exclude-standard'))];
}

/** The tests and stories that a change reaches, nearest first. An import counts as one step; files in the same folder belong together. */
export function nearestTo(changed, all) {
  const importers = readImporters(all);
  const isTest = (file) => TEST.test(file) || STORIES.test(file);
  const inFolder = new Map();
  for (const file of all.filter(isTest)) inFolder.set(path.posix.dirname(file), [...(inFolder.get(path.posix.dirname(file)) ?? []), file]);
  const found = new Set();
  const seen = new Set(changed);
  for (let reached = [...changed]; reached.length > 0; ) {
    for (const file of reached) for (const test of isTest(file) ? [file] : (inFolder.get(path.posix.dirname(file)) ?? [])) found.add(test);
    const next = new Set(reached.filter((file) => !isTest(file)).flatMap((file) => [...(importers.get(file) ?? [])]));
    reached = [...next].filter((file) => !seen.has(file));
    for (const file of reached) seen.add(file);
  }
  const isThere = (file) => all.includes(file);
  return {
    tests: [...found].filter((file) => TEST.test(file) && isThere(file)),
    stories: [...found].filter((file) => STORIES.test(file) && isThere(file)),
  };
}

/** The suites that read one of the files, directly or by a dependency, according to turbo's inputs. */
export async function concernedSuites(suites, changed) {
  const output = await runOrThrow('turbo', ['run', ...new Set(suites.map(({ task }) => task)), '--dry=json']);
  const tasks = new Map(JSON.parse(output.slice(output.indexOf('{'))).tasks.map((task) => [task.taskId, task]));
  const reads = (id) => {
    const { directory, inputs, dependencies } = tasks.get(id);
    return changed.some((file) => path.posix.relative(directory, file) in inputs) || dependencies.some(reads);
  };
  const idsOf = ({ task }) => [...tasks.keys()].filter((id) => id === task || id.split('#')[1] === task);
  return suites.filter((suite) => idsOf(suite).some(reads));
}

/** Tests have a configuration without Storybook, which takes long to load. Server tests run on PostgreSQL only. */
const NEARBY = [
  {
    name: 'tests nearest to the change',
    kind: 'tests',
    group: 'tests',
    where: ['--config=vitest.node.config.ts', '--project=unit', '--project=server-postgres'],
  },
  { name: 'stories nearest to the change', kind: 'stories', group: 'browser', where: ['--project=storybook'] },
];

/** Runs a few test or story files of any suite. */
async function runFiles({ name, kind, group, where }, nearest) {
  const since = Date.now();
  const files = nearest[kind].slice(0, MAX_FILES[kind]);
  const report = `.reports/nearest-${kind}.xml`;
  const reporters = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`];
  const { code, output } = await run('vitest', ['run', ...where, ...files, ...reporters]);
  const { passed, failed } = countReport(report);
  const left = nearest[kind].length - files.length;
  return {
    suite: { name: left > 0 ? `${name} (${files.length} files; ${left} farther away)` : name, group },
    passed,
    failed: failed || (code === 0 ? 0 : 1),
    isReplayed: false,
    seconds: (Date.now() - since) / 1000,
    output,
  };
}

/** Runs the checks that a change affects and the nearest tests and stories, and says what is left for `npm test`. */
export async function runChanged(suites, { base, report, runAll }) {
  const changed = await changedFiles(base);
  if (changed.length === 0) {
    console.log(`No changes since ${base}.`);
    return [];
  }
  const concerned = await concernedSuites(suites, changed);
  const checks = await runAll(concerned.filter(({ group }) => group === 'checks'));
  const nearest = nearestTo(changed, allFiles());
  const nearby = [];
  for (const part of NEARBY.filter(({ kind }) => nearest[kind].length > 0)) {
    const result = await runFiles(part, nearest);
    report(result.suite, result);
    nearby.push(result);
  }
  const left = concerned.filter(({ group }) => group !== 'checks').map(({ name }) => name);
  if (left.length > 0) console.log(`\nAlso affected, and run by npm test only: ${left.join(', ')}.`);
  return [...checks, ...nearby];
}
