import path from 'node:path';
import type { Plugin } from 'vite';
import type { ComponentFacts } from './facts.ts';
import { placesOf, readFacts } from './readFacts.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PLACES = 'virtual:component-places';
const SOURCE = /\/packages\/ui\/src\/.*\.tsx?$/;

/**
 * Gives each component of the design system what is known of it, where Storybook looks for it, and a list of where each is explained as
 * the module `virtual:component-places`. Read at the first use and again once a source has changed; tests of stories show no pages and
 * are told nothing.
 */
export function componentFacts({ isTest }: { isTest: boolean }): Plugin {
  let known: readonly ComponentFacts[] | undefined = isTest ? [] : undefined;
  const facts = () => {
    known ??= readFacts();
    return known;
  };
  return {
    name: 'quad-component-facts',
    enforce: 'pre',
    resolveId: (id) => (id === PLACES ? `\0${PLACES}` : undefined),
    load: (id) => (id === `\0${PLACES}` ? `export const PLACES = ${JSON.stringify(placesOf(facts()))};` : undefined),
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!SOURCE.test(file) || !file.endsWith('.tsx')) return undefined;
      const own = facts().filter((each) => path.join(ROOT, each.file) === file);
      if (own.length === 0) return undefined;
      const said = own.map((each) => `${each.name}.__docgenInfo = ${JSON.stringify(each)};`);
      return { code: `${code}\n${said.join('\n')}\n`, map: null };
    },
    watchChange(file) {
      if (SOURCE.test(file) && !isTest) known = undefined;
    },
  };
}
