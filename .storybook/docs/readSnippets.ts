import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFiles, temporaryFolder } from '../../scripts/files.mjs';
import { ROOT } from '../../scripts/run.mjs';
import type { ComponentFacts } from './facts.ts';
import { readFacts, readNames } from './readFacts.ts';
import { shortened } from './shortened.ts';
import { snippetsOf } from './snippets.ts';
import { forgetModules } from './storyModule.ts';

/** Stories of components that apps can import; the foundations are part of the documentation. */
const OF_COMPONENTS = 'packages/ui/src/{layout,primitives,charts,dashboard,features}/**/*.stories.tsx';
const OF_SCREENS = 'apps/portal/src/{app,screens,flows}/**/*.stories.tsx';
/** The portal cannot be imported, so code with its screens is placed in it. */
const PORTAL = path.join(ROOT, 'apps/portal/src');
const IN_THE_PORTAL = 'A file in apps/portal/src.';
/** The number of lines that can still be read at a glance. */
const LONG = 40;
const BIOME = path.join(ROOT, 'node_modules/.bin/biome');

/** The code of each story by its export, by the file's path from the repository root. */
export type Snippets = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Formats files at the width of a page and returns their new contents. */
function formatAll(files: ReadonlyMap<string, string>): Map<string, string> {
  using folder = temporaryFolder('snippets');
  for (const [name, text] of files) {
    mkdirSync(path.dirname(path.join(folder.path, name)), { recursive: true });
    writeFileSync(path.join(folder.path, name), text);
  }
  const options = ['--write', '--vcs-enabled=false', `--config-path=${path.join(ROOT, 'biome.json')}`, '--line-width=90'];
  execFileSync(BIOME, ['format', ...options, folder.path], { stdio: 'pipe' });
  return new Map([...files.keys()].map((name) => [name, readFileSync(path.join(folder.path, name), 'utf8')]));
}

function linesOf(code: string): number {
  return code.trimEnd().split('\n').length;
}

function requiredOf(file: string, facts: readonly ComponentFacts[]): Set<string> {
  const component = facts.find((each) => each.file === file.replace('.stories.tsx', '.tsx'));
  return new Set(component?.props.flatMap(({ name, isRequired }) => (isRequired ? [name] : [])));
}

/** Resolves a module of the portal for a file right under its sources. */
function fromPortal(_name: string, file: string): string | undefined {
  const inside = path.relative(PORTAL, file).split(path.sep).join('/');
  return inside.startsWith('.') || file.endsWith('.stories.tsx') ? undefined : `./${inside}`;
}

/** The entry point of a language's texts; each language has one. */
function languageOf(file: string): string | undefined {
  const [, language] = /\/packages\/ui\/src\/messages\/(\w+)\.ts$/.exec(file) ?? [];
  return language && `@quad/ui/messages/${language}`;
}

/** The stories of the design system as code to paste into an app, and those of the portal as code for the portal. */
export function readSnippets(): Snippets {
  forgetModules();
  const facts = readFacts();
  const names = readNames();
  const components = findFiles(OF_COMPONENTS);
  const screens = findFiles(OF_SCREENS);
  const files = [...components, ...screens];
  const written = new Map<string, string>();
  const ofComponents = { entryOf: (name: string, file: string) => names.get(name) ?? languageOf(file) };
  const ofScreens = { entryOf: fromPortal, place: IN_THE_PORTAL };
  const plain = new Map<string, string>();
  for (const file of files) {
    const own = { ...(screens.includes(file) ? ofScreens : ofComponents), required: requiredOf(file, facts) };
    for (const [story, code] of snippetsOf(path.join(ROOT, file), own)) written.set(`${file}/${story}.tsx`, code);
    if (!screens.includes(file)) {
      for (const [story, code] of snippetsOf(path.join(ROOT, file), own, true)) plain.set(`${file}/${story}.tsx`, code);
    }
  }
  const snippets = new Map<string, Map<string, string>>(files.map((file) => [file, new Map()]));
  const whole = formatAll(written);
  const bare = formatAll(plain);
  const formatted = new Map(whole);
  // If the code is too long, shortens lists first, then drops the wrapper around the component, then both.
  for (const [from, shown] of [
    [whole, 2],
    [whole, 1],
    [bare, 1],
    [bare, 0],
  ] as const) {
    const long = [...formatted].filter(([, code]) => linesOf(code) > LONG).map(([name]) => name);
    const cut = new Map(long.map((name) => [name, shortened(from.get(name) ?? whole.get(name) ?? '', shown)]));
    for (const [name, code] of formatAll(cut)) if (linesOf(code) < linesOf(formatted.get(name) ?? '')) formatted.set(name, code);
  }
  for (const [name, code] of formatted) snippets.get(path.posix.dirname(name))?.set(path.posix.basename(name, '.tsx'), code);
  return snippets;
}
