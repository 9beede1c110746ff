// `npm run weight` counts the lines of tracked files by kind. Each kind has a limit of lines and, for some, of files.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

const GENERATED = /openapi\.json$|\/public-types\/|\/migrations\/meta\/|tokens\/(values\.ts$|figma\/)|docs\/costs\.json$/;
const TYPESCRIPT = /\.tsx?$/;
const NO_SOURCE = /\.(test|stories|guide|css)\.tsx?$|\/(testing|fixtures)\/|\.d\.ts$/;

/** @type {readonly { name: string, limit: number, files?: number, holds: (file: string) => boolean }[]} */
const KINDS = [
  { name: 'tracked, without package-lock.json', limit: 240_000, holds: () => true },
  { name: 'written by a program and committed', limit: 30_000, holds: (file) => GENERATED.test(file) },
  {
    name: 'source of packages and apps',
    limit: 90_000,
    holds: (file) => /^(packages|apps)\//.test(file) && TYPESCRIPT.test(file) && !NO_SOURCE.test(file) && !GENERATED.test(file),
  },
  { name: 'guides', limit: 7500, files: 100, holds: (file) => file.endsWith('.guide.tsx') },
  { name: 'stories', limit: 26_000, holds: (file) => file.endsWith('.stories.tsx') },
  {
    name: 'scripts, bench and .storybook',
    limit: 10_500,
    holds: (file) => /^(scripts|bench|\.storybook)\/.*\.(tsx?|mjs|jsx?)$/.test(file),
  },
];

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 16_000_000 }).split('\0').filter(Boolean);
const counted = tracked
  .filter((file) => file !== 'package-lock.json')
  .map((file) => ({ file, lines: readFileSync(path.join(ROOT, file), 'latin1').split('\n').length - 1 }));

for (const { name, limit, files, holds } of KINDS) {
  const own = counted.filter(({ file }) => holds(file));
  const lines = own.reduce((sum, each) => sum + each.lines, 0);
  const isOver = lines > limit || (files !== undefined && own.length > files);
  console.log(
    `${name.padEnd(38)}${lines.toLocaleString('en').padStart(8)} of ${limit.toLocaleString('en').padStart(7)}  in ${own.length} files${isOver ? '  over' : ''}`,
  );
}
