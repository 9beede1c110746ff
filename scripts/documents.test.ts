import { existsSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT, callKey } from '@quad/api-client/contract';
import { SCREEN_ROUTES } from '@quad/domain/access';
import { describe, expect, it } from 'vitest';
import { allFiles, findFiles, readText as read } from './files.mjs';
import { ROOT } from './run.mjs';

const SPECIFICATION = 'docs/specification/';

/** Clauses that specify data models. */
const DATA = [
  'docs/specification/accounts.md#accounts-fields',
  'docs/specification/achievements.md#achievements-fields',
  'docs/specification/events.md#events-fields',
  'docs/specification/feedback.md#feedback-fields',
  'docs/specification/org-units.md#org-units-fields',
  'docs/specification/positions.md#positions-fields',
  'docs/specification/room-requests.md#room-requests-fields',
  'docs/specification/skills.md#skills-fields',
];

const files = allFiles().filter((file) => existsSync(path.join(ROOT, file)));

/** The text of a page without its code examples. */
function prose(page: string): string {
  return read(page).replaceAll(/^```[\s\S]*?^```$/gm, '');
}

/** GitHub's anchor for a heading. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

const pages = files.filter((file) => file.endsWith('.md') && !/^(\.changeset|\.github|node_modules)\//.test(file));
const ownAnchors = (page: string): string[] => Array.from(read(page).matchAll(/<a id="([^"]+)"><\/a>/g), ([, id = '']) => id);
const headings = (page: string): string[] => Array.from(prose(page).matchAll(/^#+ (.+)$/gm), ([, text = '']) => slug(text));
const anchors = new Map(pages.map((page) => [page, new Set([...ownAnchors(page), ...headings(page)])]));
const specification = pages.filter((page) => page.startsWith(SPECIFICATION));

describe('relative links', () => {
  it.each(pages)('in %s point to existing files and headings', (page) => {
    const targets = Array.from(prose(page).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g), ([, target = '']) => target);
    const broken = targets.filter((target) => {
      const [file = '', anchor] = target.split('#');
      const linked = file ? path.posix.join(path.posix.dirname(page), file) : page;
      return !existsSync(path.join(ROOT, linked)) || (anchor !== undefined && !anchors.get(linked)?.has(anchor));
    });
    expect(broken).toEqual([]);
  });
});

describe('file paths', () => {
  it.each(pages)('in %s point to existing files', (page) => {
    const named = Array.from(
      prose(page).matchAll(/`((?:packages|apps|docs|scripts|e2e|bench|generators)\/[^`\s]*)`/g),
      ([, file = '']) => file,
    );
    // Build output does not always exist.
    const missing = named.filter((file) => !/[<>{}*…#]|\/dist\b/.test(file) && !existsSync(path.join(ROOT, file)));
    expect(missing).toEqual([]);
  });
});

describe('changesets', () => {
  const changes = findFiles('.changeset/*.md').filter((file) => !file.endsWith('README.md'));

  it.each(changes)('%s names only released packages with a release type', (file) => {
    const [, packages = ''] = /^---\n([^#]+?)\n---\n/.exec(read(file)) ?? [];
    expect(packages.split('\n').every((line) => /^'@quad\/(domain|api-client|ui)': (major|minor|patch)$/.test(line))).toBe(true);
  });
});

describe('the specification', () => {
  it('uses each anchor once', () => {
    const all = specification.flatMap(ownAnchors);
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
  });

  it('has every page and anchor that other files reference', () => {
    const sources = files.filter((file) => /\.(tsx?|mjs|cjs|mdx|md)$/.test(file) && !file.startsWith('scripts/documents'));
    const missing = sources.flatMap((file) =>
      Array.from(read(file).matchAll(/docs\/specification\/[\w-]+\.md(?:#[\w-]+)?/g), ([cited]) => cited)
        .filter((cited) => {
          const [page = '', anchor] = cited.split('#');
          return !existsSync(path.join(ROOT, page)) || (anchor !== undefined && !ownAnchors(page).includes(anchor));
        })
        .map((cited) => `${file}: ${cited}`),
    );
    expect(missing).toEqual([]);
  });

  it('lists every page in its README.md', () => {
    const first = read(`${SPECIFICATION}README.md`);
    expect(specification.filter((page) => !page.endsWith('README.md') && !first.includes(`(${path.basename(page)})`))).toEqual([]);
  });

  it('mentions every screen and API call', () => {
    const specificationText = specification.map(read).join('\n');
    const screens = SCREEN_ROUTES.map(({ path: screen }) => screen.replaceAll(/:(\w+)/g, '{$1}'));
    const calls = Object.values(CONTRACT).flatMap((group) => Object.values(group).map(callKey));
    expect(screens.filter((screen) => !specificationText.includes(`\`${screen}\``))).toEqual([]);
    expect(calls.filter((call) => !specificationText.includes(`\`${call}\``))).toEqual([]);
  });

  it.each(DATA)('names in %s only fields of the API contract', (clause) => {
    const [page = '', anchor = ''] = clause.split('#');
    const known = new Set(Array.from(read('packages/api-client/openapi/openapi.json').matchAll(/"(\w+)": \{/g), ([, name]) => name));
    const [, section = ''] = read(page).split(`<a id="${anchor}"></a>`);
    const [data = ''] = section.split('<a id=');
    const named = Array.from(data.matchAll(/`([^`]+)`/g), ([, code = '']) => code.match(/\b[a-z]+(?:_[a-z]+|[A-Z]\w*)+\b/g) ?? []).flat();
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('quotes only texts that occur in the product', () => {
    const product = files
      .filter((file) => /^(packages\/\w[\w-]*|apps\/portal|apps\/server)\/src\/.*\.tsx?$/.test(file))
      .map((file) => read(file).replaceAll("\\'", "'").replaceAll(/\s+/g, ' '))
      .join('\n');
    const quoted = specification.flatMap((page) =>
      Array.from(prose(page).matchAll(/"([^"\n]+)"/g), ([, text = '']) => text).filter(
        (text) => /[A-Z]/.test(text) && !text.includes('{') && !product.includes(text),
      ),
    );
    expect(quoted).toEqual([]);
  });
});

describe('layer table in docs/architecture.md', () => {
  const stops = Array.from(
    read('docs/architecture.md').matchAll(/^\| \d +\| \w+: `([^`]+)` +\| (.+) \|$/gm),
    ([, file = '', says = '']) => ({
      file,
      names: Array.from(says.matchAll(/`([\w.]+)`/g), ([, name = '']) => name),
    }),
  );

  it('is read completely and contains more than six names', () => {
    expect(stops).toHaveLength([...read('docs/architecture.md').matchAll(/^\| \d/gm)].length);
    expect(stops.flatMap(({ names }) => names).length).toBeGreaterThan(6);
  });

  it.each(stops)('$file contains the names listed for it', ({ file, names }) => {
    const words = new Set(
      read(file)
        .match(/\w+(?:\.\w+)*/g)
        ?.flatMap((word) => [word, ...word.split('.')]),
    );
    expect(names.filter((name) => !words.has(name))).toEqual([]);
  });
});
