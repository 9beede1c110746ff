import path from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../../scripts/run.mjs';
import { virtualModule } from '../virtualModule.ts';
import type { ComponentFacts, ComponentHistory } from './facts.ts';
import { placesOf, readFacts } from './readFacts.ts';
import { readSnippets, type Snippets } from './readSnippets.ts';
import { readChanges, readUses } from './readUses.ts';

const SOURCE = /\/packages\/ui\/src\/.*\.tsx$|\/apps\/portal\/src\/.*\.stories\.tsx$/;

/** Adds the code of 'Show code' to a story that does not define its own. */
function sourceParameter(story: string, snippet: string): string {
  const code = `source: { code: ${JSON.stringify(snippet)}, language: 'tsx', ...${story}.parameters?.docs?.source }`;
  return `${story}.parameters = { ...${story}.parameters, docs: { ...${story}.parameters?.docs, ${code} } };`;
}

/**
 * Attaches its facts to each component and the code to paste to each story, and provides the documentation pages as the module
 * `virtual:component-places`. Facts are read on first use and again after a source has changed. Does nothing in tests, which show no pages.
 */
export function componentFacts({ isTest }: { isTest: boolean }): Plugin {
  let known: readonly ComponentFacts[] | undefined = isTest ? [] : undefined;
  const facts = () => {
    known ??= readFacts();
    return known;
  };
  let historyOf: ((each: ComponentFacts) => ComponentHistory) | undefined;
  const readHistory = () => {
    const [uses, changes] = [readUses(), readChanges()];
    return ({ name, file }: ComponentFacts) => ({ screens: uses(file), changes: changes(name) });
  };
  let written: Snippets | undefined;
  const snippets = () => {
    written ??= readSnippets();
    return written;
  };
  const addFacts = (code: string, file: string) => {
    const own = facts().filter((each) => path.join(ROOT, each.file) === file);
    if (own.length === 0) return code;
    historyOf ??= readHistory();
    const known = own.map((each) => ({ ...each, ...historyOf?.(each) }));
    return known.reduce((text, each) => `${text}\n${each.name}.__docgenInfo = ${JSON.stringify(each)};`, code);
  };
  const addCode = (code: string, file: string) => {
    const stories = snippets().get(path.relative(ROOT, file).split(path.sep).join('/')) ?? [];
    return [...stories].reduce((text, [name, snippet]) => `${text}\n${sourceParameter(name, snippet)}`, code);
  };
  return {
    ...virtualModule('component-places', () => `export const PLACES = ${JSON.stringify(placesOf(facts()))};`),
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (isTest || !SOURCE.test(file)) return undefined;
      return { code: file.endsWith('.stories.tsx') ? addCode(code, file) : addFacts(code, file), map: null };
    },
    watchChange(file) {
      if (!SOURCE.test(file) || isTest) return;
      known = undefined;
      historyOf = undefined;
      written = undefined;
    },
  };
}
