import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFiles, readText, temporaryFolder } from '../../scripts/files.mjs';
import { ROOT } from '../../scripts/run.mjs';
import { readSnippets, type Snippets } from './readSnippets.ts';

const OF_A_STORY = /\.stories\.tsx[/.]\w+\.tsx/;
const PAGES = ['packages/ui/src/guides/*.mdx', '*.md', 'docs/**/*.md', 'packages/*/README.md'];

const { path: folder, remove } = temporaryFolder('pasted');
let snippets: Snippets;
let errors: string[];

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

/** Code of the portal is compiled as a file right under its sources, as its first line says. */
function placeOf(file: string, story: string): string {
  return file.startsWith('apps/portal/') ? `portal/${file.replaceAll('/', '.')}.${story}.tsx` : `${file}/${story}.tsx`;
}

/** The programs in the code blocks of a page, by their first line number. */
function blocksOf(file: string): [string, string][] {
  const text = readText(file);
  return Array.from(text.matchAll(/^```(tsx?)\n([\s\S]*?)^```/gm), ({ index, 1: language = '', 2: code = '' }) => [
    `${file}.${text.slice(0, index).split('\n').length}.${language}`,
    code,
  ]);
}

const blocks = findFiles(...PAGES).flatMap(blocksOf);

beforeAll(() => {
  snippets = readSnippets();
  for (const [file, stories] of snippets) for (const [story, code] of stories) write(placeOf(file, story), code);
  for (const [name, code] of blocks) write(name, code.includes('export') || code.includes('import') ? code : `${code}\nexport {};\n`);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const config = {
    extends: path.join(ROOT, 'tsconfig.base.json'),
    include: ['**/*.ts', '**/*.tsx'],
    compilerOptions: { types: ['node', 'vite/client'], rootDirs: [path.join(folder, 'portal'), path.join(ROOT, 'apps/portal/src')] },
  };
  write('tsconfig.json', JSON.stringify(config));
  try {
    execFileSync(path.join(ROOT, 'node_modules/.bin/tsc'), ['--noEmit', '-p', folder, '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
    });
    errors = [];
  } catch (error) {
    errors = (error as { stdout: string }).stdout.split('\n').filter((line) => line.includes('error TS'));
  }
});
afterAll(remove);

it('has a code snippet for every exported story', () => {
  const missing = [...snippets].flatMap(([file, stories]) => {
    const source = readText(file);
    const all = Array.from(source.matchAll(/^export const (\w+): Story\b/gm), ([, name = '']) => name);
    return all.filter((name) => !stories.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
  expect([...snippets.values()].reduce((sum, { size }) => sum + size, 0)).toBeGreaterThan(800);
});

it('starts the mocks in every snippet of a portal screen', () => {
  const screens = [...snippets].filter(([file]) => file.startsWith('apps/portal/')).flatMap(([, stories]) => [...stories.values()]);
  const shown = screens.filter((code) => code.includes('<Portal'));
  expect(shown.length).toBeGreaterThan(300);
  expect(shown.filter((code) => !/^await (startMocks|msw\.start)\(/m.test(code))).toEqual([]);
});

it('has no snippet in the packages longer than 40 lines', () => {
  const long = [...snippets]
    .filter(([file]) => file.startsWith('packages/'))
    .flatMap(([file, stories]) =>
      [...stories].filter(([, code]) => code.trimEnd().split('\n').length > 40).map(([story]) => `${file}: ${story}`),
    );
  expect(long).toEqual([]);
});

it('compiles the snippets shown by "Show code"', () => {
  expect(errors.filter((line) => OF_A_STORY.test(line))).toEqual([]);
});

it('compiles every TypeScript code block in guides and documents', () => {
  expect(blocks.length).toBeGreaterThan(5);
  expect(errors.filter((line) => !OF_A_STORY.test(line))).toEqual([]);
});
