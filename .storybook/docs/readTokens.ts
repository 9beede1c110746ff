import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Resolves destructured names: after `const { text, border } = vars.color;`, `text.muted` is `color.text.muted`. */
function shortNames(source: string): Map<string, string> {
  const short = new Map([['vars', '']]);
  for (const [, names = '', from = ''] of source.matchAll(/const \{([^}]+)\} = (vars(?:\.\w+)*);/g)) {
    const parent = from.replace(/^vars\.?/, '');
    for (const name of names.split(',').map((each) => each.trim())) {
      const [key = '', local = key] = name.split(/:\s*/);
      if (key) short.set(local, parent ? `${parent}.${key}` : key);
    }
  }
  for (const [, local = '', from = ''] of source.matchAll(/const (\w+) = vars\.([\w.]+);/g)) short.set(local, from);
  return short;
}

function tokensIn(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const uses = code.replaceAll(/const [^=]+ = vars[\w.]*;/g, '');
  return [...shortNames(code)].flatMap(([local, parent]) => {
    const found = uses.matchAll(new RegExp(`(?<![\\w.])${local}((?:\\.\\w+|\\[\\d\\])+)`, 'g'));
    return Array.from(found, ([, steps = '']) => {
      const rest = steps.replaceAll(/\[(\d)\]/g, '.$1').slice(1);
      return parent ? `${parent}.${rest}` : rest;
    });
  });
}

/** The theme tokens that the styles beside a component use, sorted and without duplicates. */
export function tokensOf(folder: string): string[] {
  const found = globSync('*.css.ts', { cwd: folder }).flatMap((file) => tokensIn(readFileSync(path.join(folder, file), 'utf8')));
  return [...new Set(found)].sort();
}
