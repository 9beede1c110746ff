import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@babel/parser';
import type { Node, TSFunctionType, TSPropertySignature, TSType } from '@babel/types';
import { expect, it } from 'vitest';

const ui = path.dirname(import.meta.dirname);

/** The events that handlers are named after, as in the DOM, Radix and React Aria. */
const VERBS = new Set([
  'blur',
  'change',
  'click',
  'close',
  'focus',
  'open',
  'press',
  'progress',
  'reset',
  'select',
  'submit',
  // Which of several actions was pressed, like `action` of a form.
  'action',
  // The pointer or the focus reaches a link, for which the DOM has two events; used to prefetch its page.
  'approach',
  // The last of several characters or steps is entered.
  'complete',
  // In `onLoadMore`: the end comes near.
  'load',
  // An element was visible, without an action of the user.
  'seen',
  // The change was stored, after a submit.
  'success',
]);

/** Actions of users on what the library shows, in any portal. */
const ACTS = new Set(
  [
    'add admit apply archive cancel check clear complete confirm correct create decide decline discard dismiss edit end endorse fetch grant',
    'help import issue keep leave manage merge print read refuse register reject release remove request resolve retry return revoke save scan search',
    // Signing in, cancelling an exit, stopping a calendar address, others' changes, turning a chart into its table.
    'send share sign stay stop take turn undo update upload view',
  ].flatMap((line) => line.split(' ')),
);

const SIZES = new Set(['none', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl']);
const TONES = new Set(['neutral', 'info', 'positive', 'caution', 'critical']);

interface Prop {
  readonly of: string;
  readonly name: string;
  readonly type: TSType | undefined;
}

interface Words {
  readonly of: string;
  readonly values: readonly string[];
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((each): each is Node => typeof each?.type === 'string');
}

function propOf(of: string, { key, typeAnnotation }: TSPropertySignature): Prop[] {
  return key.type === 'Identifier' ? [{ of, name: key.name, type: typeAnnotation?.typeAnnotation }] : [];
}

/** The props of every interface and type of a file. */
function readProps(code: string, isWanted: (name: string) => boolean = () => true): Prop[] {
  const walk = (node: Node, of: string): Prop[] => {
    const isDeclared = node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration';
    const owner = isDeclared ? node.id.name : of;
    const own = node.type === 'TSPropertySignature' && isWanted(owner) ? propOf(owner, node) : [];
    return [...own, ...childrenOf(node).flatMap((child) => walk(child, owner))];
  };
  return walk(parse(code, { sourceType: 'module', errorRecovery: true, plugins: ['typescript', 'jsx'] }).program, '');
}

/** The unions of literals that props are chosen from. */
function readWords(code: string): Words[] {
  return [...code.matchAll(/export const ([A-Z_]+): readonly \[(.*)\];/g)].map(([, of = '', values = '']) => ({
    of,
    values: [...values.matchAll(/['"]([^'"]+)['"]/g)].map(([, value = '']) => value),
  }));
}

function functionOf(type: TSType | undefined): TSFunctionType | undefined {
  if (type?.type === 'TSFunctionType') return type;
  if (type?.type === 'TSParenthesizedType') return functionOf(type.typeAnnotation);
  if (type?.type === 'TSUnionType') return type.types.map(functionOf).find(Boolean);
  return undefined;
}

function isObjectOfOne(type: TSType | undefined): boolean {
  const [parameter, ...others] = functionOf(type)?.parameters ?? [];
  const annotation = parameter?.typeAnnotation?.type === 'TSTypeAnnotation' ? parameter.typeAnnotation.typeAnnotation : undefined;
  return others.length === 0 && annotation?.type === 'TSTypeLiteral' && annotation.members.length === 1;
}

/** `onValueChange` ends with its verb, `onSearchUsers` starts with it. */
function isHandlerNamed(name: string): boolean {
  const words = name
    .slice(2)
    .split(/(?=[A-Z])/)
    .map((word) => word.toLowerCase());
  return [words[0], words.at(-1)].some((word) => word !== undefined && (VERBS.has(word) || ACTS.has(word)));
}

function faultsOf({ of, name, type }: Prop): string[] {
  const place = `${of}.${name}`;
  if (/^(is|has)[A-Z]/.test(name)) return [`${place}: a boolean is the bare word`];
  if (!/^on[A-Z]/.test(name)) return [];
  return [
    ...(isHandlerNamed(name) ? [] : [`${place}: no verb of the lists in this test`]),
    ...(isObjectOfOne(type) ? [`${place}: the value itself, not an object with it`] : []),
  ];
}

function faultsOfWords({ of, values }: Words): string[] {
  if (/_(SIZES|PADDINGS|SPACES)$/.test(of)) return values.filter((value) => !SIZES.has(value)).map((value) => `${of}: ${value} is no size`);
  if (/_VARIANTS$/.test(of)) return values.filter((value) => TONES.has(value)).map((value) => `${of}: ${value} is a tone`);
  return [];
}

const frozen = globSync('public-types/*.api.md', { cwd: ui }).map((file) => {
  const report = readFileSync(path.join(ui, file), 'utf8');
  return report.slice(report.indexOf('```ts') + 5, report.lastIndexOf('```'));
});

it('finds no naming violations in the public API reports', () => {
  const faults = [...frozen.flatMap((code) => readProps(code)).flatMap(faultsOf), ...frozen.flatMap(readWords).flatMap(faultsOfWords)];
  expect([...new Set(faults)]).toEqual([]);
});

it('finds no naming violations in the props of all components', () => {
  const files = globSync('{primitives,layout,charts,dashboard,features}/**/*.tsx', {
    cwd: import.meta.dirname,
    exclude: ['**/*.{test,stories,guide}.tsx'],
  });
  const props = files.flatMap((file) =>
    readProps(readFileSync(path.join(import.meta.dirname, file), 'utf8'), (name) => name.endsWith('Props')),
  );
  expect(props.length).toBeGreaterThan(1000);
  expect(props.flatMap(faultsOf)).toEqual([]);
});

it('reports each kind of naming violation', () => {
  const code = `export interface WrongProps {
    isOpen?: boolean;
    hasRest: boolean;
    onBring: (file: File) => void;
    onRemove?: ((removed: { id: string }) => void) | undefined;
    onOpenChange: (open: boolean) => void;
    onSearchUsers: (typed: string, signal: AbortSignal) => void;
  }`;
  expect(readProps(code).flatMap(faultsOf)).toEqual([
    'WrongProps.isOpen: a boolean is the bare word',
    'WrongProps.hasRest: a boolean is the bare word',
    'WrongProps.onBring: no verb of the lists in this test',
    'WrongProps.onRemove: the value itself, not an object with it',
  ]);
  const words = "export const WRONG_SIZES: readonly ['s', 'large'];\nexport const WRONG_VARIANTS: readonly ['quiet', 'critical'];";
  expect(readWords(words).flatMap(faultsOfWords)).toEqual(['WRONG_SIZES: large is no size', 'WRONG_VARIANTS: critical is a tone']);
});
