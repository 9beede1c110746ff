import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HANGS_AFTER } from '../vitest.node.config.ts';
import { allFiles, temporaryFolder } from './files.mjs';
import { ROOT } from './run.mjs';
import { SUITES, shardOf, slowestStories } from './suites.mjs';

const TASKS = [...new Set(SUITES.map(({ task }) => task))];

/** Groups of tasks with the same inputs. */
const WHOLE_TREE = ['//#check:lint', '//#test:repository', '//#check:storybook'];
const SOURCES = [...WHOLE_TREE, '//#check:imports', '//#check:dependencies', '//#check:dead-code'];
/** The sources of the architecture diagram, without tests and stories. */
const ARCHITECTURE = [...SOURCES, '//#check:architecture'];
const SERVER = ['@quad/server#test:postgres', '@quad/server#test:embedded'];
const JOURNEYS = ['//#journeys', '//#journeys:full', '//#check:html'];
const PORTAL = ['@quad/portal#build', '@quad/portal#stories', '@quad/portal#typecheck', '//#check:sizes', ...JOURNEYS];
const SHOWN = ['//#check:storybook', '//#check:types'];
const UI = ['@quad/ui#build', '@quad/ui#stories', '@quad/ui#test', '@quad/ui#typecheck', '//#check:packages', ...PORTAL, ...SHOWN];
const CLIENT = ['@quad/api-client#build', '@quad/api-client#test', '@quad/api-client#typecheck', '//#check:packages'];
const SERVED = ['@quad/server#build', '@quad/server#typecheck', ...SERVER, ...JOURNEYS, '//#check:types'];

/** A document, a rule, a component, a story and a service, each with all tasks that a change may affect. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'README.md': WHOLE_TREE,
  'packages/domain/src/events/eventForm.ts': [
    ...ARCHITECTURE,
    '@quad/domain#build',
    '@quad/domain#test',
    '@quad/domain#typecheck',
    ...CLIENT,
    ...UI,
    ...SERVED,
    '//#check:migrations',
  ],
  'packages/ui/src/primitives/Badge/Badge.tsx': [...ARCHITECTURE, ...UI],
  'apps/portal/src/screens/events/EventsPage.stories.tsx': [
    ...SOURCES,
    '@quad/portal#stories',
    '@quad/portal#test',
    '@quad/portal#typecheck',
    '@quad/ui#test',
    '//#check:storybook',
  ],
  'apps/server/src/features/events/events.service.ts': [...ARCHITECTURE, ...SERVED],
};

const { path: copy, remove } = temporaryFolder('inputs');
let known: Record<string, string>;

/** Turbo's hashes of all tasks for the current state of the copy. */
function hashes(): Record<string, string> {
  const turbo = path.join(ROOT, 'node_modules/.bin/turbo');
  const output = execFileSync(turbo, ['run', ...TASKS, '--dry=json', '--skip-infer'], {
    cwd: copy,
    encoding: 'utf8',
    stdio: 'pipe',
    maxBuffer: 64_000_000,
  });
  const { tasks } = JSON.parse(output.slice(output.indexOf('{')));
  return Object.fromEntries(
    tasks
      .filter(({ command }: { command: string }) => command !== '<NONEXISTENT>')
      .map(({ taskId, hash }: { taskId: string; hash: string }) => [taskId, hash]),
  );
}

/** Changes a file and returns the tasks whose hashes have changed. */
function runAgainAfter(file: string): string[] {
  appendFileSync(path.join(copy, file), '\n');
  const before = known;
  known = hashes();
  return Object.keys(known).filter((task) => known[task] !== before[task]);
}

beforeAll(() => {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: copy, stdio: 'pipe' });
  for (const file of allFiles()) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(ROOT, file), path.join(copy, file), { force: true });
  }
  git('init', '--quiet');
  git('add', '--all');
  known = hashes();
});
afterAll(remove);

describe('tasks that run again after a file change', () => {
  it.each(Object.entries(KINDS))('are exactly the dependent tasks of %s', (file, expected) => {
    const again = runAgainAfter(file);
    expect(again.sort()).toEqual([...new Set(expected)].sort());
  });

  it('are all tasks after a change to package-lock.json', () => {
    expect(runAgainAfter('package-lock.json').sort()).toEqual(Object.keys(known).sort());
  });
});

it('lets no test end earlier because the machine is busy', () => {
  // Vitest's own waits end after a second; expect.poll, tests and hooks only end when they hang (vitest.node.config.ts).
  const words = ['ls-files', '*.test.ts', '*.test.tsx'];
  const files = execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  const limits = files.flatMap((file) =>
    Array.from(readFileSync(path.join(ROOT, file), 'utf8').matchAll(/\bvi\.wait(?:For|Until)\(|(?:\btimeout: |^ *\}, )([\d_]+)/gm))
      .filter(([, limit = '0']) => Number(limit.replaceAll('_', '')) < HANGS_AFTER.testTimeout)
      .map(([text]) => `${file}: ${text}`),
  );
  expect(limits).toEqual([]);
});

describe('shardOf', () => {
  it.each([1, 2, 4])('assigns suites with a runner to every shard and each other suite to one (%d shards)', (parts) => {
    const shards = Array.from({ length: parts }, (_, at) => shardOf(SUITES, `${at + 1}/${parts}`));
    for (const suite of SUITES)
      expect(
        shards.filter((shard) => shard.includes(suite)),
        suite.name,
      ).toHaveLength(suite.runner ? parts : 1);
  });

  it('assigns the last four suites without a runner, with the slowest among them, to four shards', () => {
    const last = SUITES.filter(({ runner }) => !runner).slice(-4);
    const slowest = ['Storybook and its manifest', 'HTML of every screen', 'packages in a blank app'];
    expect(last.map(({ name }) => name)).toEqual(expect.arrayContaining(slowest));
    for (const part of [1, 2, 3, 4]) expect(shardOf(SUITES, `${part}/4`).filter((suite) => last.includes(suite))).toHaveLength(1);
  });
});

it('lists the slowest stories of all reports', () => {
  const report = (file: string, seconds: number) => `<testsuite><testcase classname="${file}" name="Default" time="${seconds}"></testcase>`;
  const reports = [
    report('packages/ui/src/primitives/Badge/Badge.stories.tsx', 0.25),
    report('apps/portal/src/screens/Events.stories.tsx', 3.5),
    '',
  ];
  expect(slowestStories(reports)).toEqual([
    { story: 'Events: Default', seconds: 3.5 },
    { story: 'Badge: Default', seconds: 0.25 },
  ]);
  expect(slowestStories(reports, 1)).toHaveLength(1);
});
