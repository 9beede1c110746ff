import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { JSXOpeningElement, Node } from '@babel/types';
import { RENAMES } from '../migrate/renames.ts';
import { componentOf, importsOf, parseCode, visit } from '../migrate/syntax.ts';
import type { CatalogueComponent } from './catalogue.ts';

/** What the Biome rules of the package refuse. */
export interface LintRules {
  readonly paths: Readonly<Record<string, string>>;
  readonly patterns: readonly { readonly group: readonly string[]; readonly message: string }[];
  readonly color: { readonly pattern: RegExp; readonly message: string };
}

/** Reads the rules from the files that Biome reads: `rules.json` and `no-raw-colors.grit`. */
export function readLintRules(folder: string): LintRules {
  const { linter } = JSON.parse(readFileSync(path.join(folder, 'rules.json'), 'utf8'));
  const grit = readFileSync(path.join(folder, 'no-raw-colors.grit'), 'utf8');
  const [, pattern = '', message = ''] = /r"\^\.(.+)\.\$",[\s\S]*?message="([^"]+)"/.exec(grit) ?? [];
  if (!pattern) throw new Error('no-raw-colors.grit has no pattern.');
  return { ...linter.rules.style.noRestrictedImports.options, color: { pattern: new RegExp(`^${pattern}$`), message } };
}

/** The values of a union of literals: `'s' | 'm'`; undefined for other types. */
function valuesOf(type: string): readonly string[] | undefined {
  const values = type.split(' | ').map((value) => /^'(.*)'$/.exec(value)?.[1]);
  return values.every((value) => value !== undefined) ? values : undefined;
}

function elementProblems(element: JSXOpeningElement, { name, props }: CatalogueComponent, isChild: boolean): string[] {
  const attributes = element.attributes.flatMap((each) =>
    each.type === 'JSXAttribute' && each.name.type === 'JSXIdentifier' ? [each] : [],
  );
  const propNames = attributes.map((each) => String(each.name.name));
  const isSpread = attributes.length < element.attributes.length;
  const { props: renamed = {}, flags = {} } = RENAMES[name] ?? {};
  const missing = props.filter((prop) => prop.isRequired && !propNames.includes(prop.name) && !(isChild && prop.name === 'children'));
  return [
    ...propNames
      .filter((prop) => ['className', 'style'].includes(prop))
      .map((prop) => `${name} has no prop ${prop}. Use a variant or a tone.`),
    ...propNames.flatMap((prop) => {
      const [flag, value] = flags[prop] ?? [];
      const newName = renamed[prop] ?? (flag && `${flag}="${value}"`);
      return newName && !props.some((each) => each.name === prop) ? [`${name}: ${prop} was renamed to ${newName}.`] : [];
    }),
    ...attributes.flatMap(({ name: { name: prop }, value }) => {
      const values = valuesOf(props.find((each) => each.name === prop)?.type ?? '');
      if (!values || value?.type !== 'StringLiteral' || values.includes(value.value)) return [];
      return [`${name}: ${prop} has to be one of ${values.join(', ')}, not ${value.value}.`];
    }),
    ...(isSpread ? [] : missing.map((prop) => `${name} requires ${prop.name}: ${prop.description}`)),
  ];
}

function importProblems(
  source: string,
  imported: readonly string[],
  components: readonly CatalogueComponent[],
  rules: LintRules,
): string[] {
  const pattern = rules.patterns.find(({ group }) => group.some((each) => source.startsWith(each.replace('**', ''))));
  const message = rules.paths[source] ?? pattern?.message;
  const moved = components.filter(({ name, entry }) => source.startsWith('@quad/ui') && imported.includes(name) && entry !== source);
  return message ? [`${source}: ${message}`] : moved.map(({ name, entry }) => `${name} has to be imported from ${entry}.`);
}

/** Checks app code against the Biome rules and the known props; returns one line per problem. */
export function lintCode(code: string, components: readonly CatalogueComponent[], rules: LintRules): string[] {
  const file = parseCode(code);
  const imports = importsOf(file);
  const found: string[] = [];
  // `href="#abc"` is not a color; the Biome rule ignores attributes too.
  const attributes = new Set<Node | null | undefined>();
  const add = ({ loc }: Node, problems: readonly string[]) =>
    found.push(...problems.map((problem) => `line ${loc?.start.line ?? 0}: ${problem}`));
  visit(file.program, (node) => {
    if (node.type === 'JSXAttribute') attributes.add(node.value);
    if (node.type === 'StringLiteral' && !attributes.has(node) && rules.color.pattern.test(node.value)) add(node, [rules.color.message]);
    if (node.type === 'ImportDeclaration') {
      const imported = node.specifiers.flatMap((each) =>
        each.type === 'ImportSpecifier' && each.imported.type === 'Identifier' ? [each.imported.name] : [],
      );
      add(node, importProblems(node.source.value, imported, components, rules));
    }
    if (node.type !== 'JSXElement') return;
    const component = components.find(({ name }) => name === componentOf(node.openingElement, imports));
    if (component) add(node.openingElement, elementProblems(node.openingElement, component, node.children.length > 0));
  });
  return found;
}
