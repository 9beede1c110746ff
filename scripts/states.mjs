// Prints which states of each component the design system shows: components x states, by area.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

/** Stories by the kind of state that their names speak of; a state that fits none is the component's own. */
const KINDS = {
  loading: /loading|busy|retrying/i,
  empty: /empty|few|allzero|nothing/i,
  failed: /fail|invalid|error|refus|offline/i,
  long: /long|many|thousands|wide|uneven/i,
  narrow: /phone|narrow|mobile/i,
  'right to left': /righttoleft/i,
  keyboard: /keyboard|keys/i,
};

function storiesIn(file) {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  const title = source.match(/title: '([^'/]+\/[^']+)'/)?.[1] ?? file;
  const names = [...source.matchAll(/^export const (\w+): Story/gm)].map(([, name]) => name);
  return { area: title.split('/')[0], component: title.split('/').slice(1).join('/'), names };
}

function rowOf({ component, names }) {
  const counts = Object.entries(KINDS).map(([kind, pattern]) => [kind, names.filter((name) => pattern.test(name)).length || '']);
  return [component, { states: names.length, ...Object.fromEntries(counts) }];
}

const files = globSync(['packages/ui/src/**/*.stories.tsx', 'apps/portal/src/**/*.stories.tsx'], { cwd: ROOT }).map(storiesIn);
for (const [area, members] of Object.entries(Object.groupBy(files, ({ area }) => area))) {
  const sorted = members.toSorted((one, other) => one.component.localeCompare(other.component));
  console.log(`\n${area}: ${members.length} components, ${members.reduce((sum, { names }) => sum + names.length, 0)} states`);
  console.table(Object.fromEntries(sorted.map(rowOf)));
}
console.log(`\n${files.length} components, ${files.reduce((sum, { names }) => sum + names.length, 0)} states`);
