import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = import.meta.dirname;

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** The files whose exports a door opens, the door itself included. */
function filesBehind(file: string): string[] {
  const folder = path.posix.dirname(file);
  const targets = [...read(file).matchAll(/^export [^;]*?from '(\.[^']+)'/gm)].map(([, target = '']) => path.posix.join(folder, target));
  return [file, ...targets.flatMap((target) => filesBehind(target))];
}

function withoutComments(source: string): string {
  return source.replaceAll(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, '');
}

/** Exported interfaces and types as they are written, without what is said about them. */
function typesIn(file: string): string[] {
  const source = withoutComments(read(file));
  return [...source.matchAll(/^export (?:interface [\s\S]*?^}$|type \w+(?:<[^>]*>)? =[\s\S]*?;$(?=\n\n|\n[a-z]|\n*$(?![\s\S])))/gm)].map(
    ([text]) => text,
  );
}

/** What stands in `exports` of the package: three doors, and one for each feature. */
const doors = ['index.ts', 'charts.ts', 'features.ts', ...globSync('features/*/index.ts', { cwd: root }).sort()];

it('finds the door of every feature', () => expect(doors.length).toBeGreaterThan(15));

describe.each(doors)('the types behind %s', (door) => {
  const files = [...new Set(filesBehind(door))].filter((file) => !file.includes('.css.')).sort();

  it('lead to files', () => {
    expect(files.length).toBeGreaterThan(1);
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('are these and no others: a change here is a promise to be kept, or a new major version', async () => {
    const written = files.flatMap((file) => typesIn(file).map((text) => `// ${file}\n${text}\n`)).join('\n');
    expect(written).toContain('interface');
    await expect(written).toMatchFileSnapshot(`../public-types/${door.replace(/(\/index)?\.ts$/, '')}.txt`);
  });

  it('say of what is deprecated since when, until when, and what to use instead', () => {
    const marks = files.flatMap((file) => [...read(file).matchAll(/@deprecated (.*)/g)].map(([, mark = '']) => `${file}: ${mark}`));
    expect(marks.filter((mark) => !/: since \d+\.\d+, gone in \d+\.0: use `.+` instead\./.test(mark))).toEqual([]);
  });
});
