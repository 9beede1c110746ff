import type { defineConfig } from '@terrazzo/cli';
// @boundaries-ignore what a token is in a style sheet has its home where the themes of others are built, too
import { cssValue } from '../packages/ui/src/theming/cssValue.ts';

/** A step of the token build. */
type TokenPlugin = NonNullable<Parameters<typeof defineConfig>[0]['plugins']>[number];

/** Puts the files together for a choice of theme, density, pointer and motion. */
type Resolver = Parameters<NonNullable<TokenPlugin['build']>>[0]['resolver'];
type TokenSet = ReturnType<Resolver['apply']>;
type Token = TokenSet[string];

interface Nested<Leaf> {
  [name: string]: Leaf | Nested<Leaf>;
}

/** Turns `{ 'color.text.muted': leaf }` into `{ color: { text: { muted: leaf } } }`. */
function nest<Leaf>(leaves: readonly (readonly [id: string, leaf: Leaf])[]): Nested<Leaf> {
  const root: Nested<Leaf> = {};
  for (const [id, leaf] of leaves) {
    const path = id.split('.');
    const name = path.pop() ?? '';
    let group = root;
    for (const step of path) {
      group[step] ??= {};
      group = group[step] as Nested<Leaf>;
    }
    group[name] = leaf;
  }
  return root;
}

/** Colours as sRGB, which every design tool reads; the rest as it is in the source. */
function portableValue(token: Token): unknown {
  if (token.$type !== 'color' || token.$value.alpha !== 1) return token.$value;
  const hex = cssValue(token);
  const components = [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)));
  return { colorSpace: 'srgb', components, alpha: 1, hex };
}

/** Writes one file for each theme with every token in it and nothing to resolve: what a design tool imports as a mode. */
export function designFiles({ themes, filename }: { themes: readonly string[]; filename: (theme: string) => string }): TokenPlugin {
  const portable = (token: Token) => ({
    $type: token.$type,
    $value: portableValue(token),
    ...(token.$description && { $description: token.$description }),
  });
  return {
    name: 'quad-design-files',
    async build({ resolver, outputFile }) {
      for (const theme of themes) {
        const tokens = Object.entries(resolver.apply({ theme })).map(([id, token]) => [id, portable(token)] as const);
        outputFile(filename(theme), `${JSON.stringify(nest(tokens), null, 2)}\n`);
      }
    },
  };
}

/** Each constant of the module: which choice of files it comes from, and which tokens or groups of them are in it. */
const CONSTANTS = [
  { name: 'LIGHT', input: { theme: 'light' }, groups: ['color', 'chart', 'shadow'] },
  { name: 'DARK', input: { theme: 'dark' }, groups: ['color', 'chart', 'shadow'] },
  { name: 'HIGH_CONTRAST', input: { theme: 'high-contrast' }, groups: ['color', 'chart', 'shadow'] },
  { name: 'SCALE', input: {}, groups: ['space', 'radius', 'type', 'motion', 'control', 'layer'] },
  { name: 'COMPACT', input: { density: 'compact' }, groups: ['space'] },
  { name: 'TOUCH', input: { pointer: 'touch' }, groups: ['control', 'type.size.m'] },
  { name: 'STILL', input: { motion: 'none' }, groups: ['motion'] },
];

/** As the formatter would write it. */
function print(value: string | Nested<string>, indent = ''): string {
  if (typeof value === 'string') return `'${value}'`;
  const printKey = (key: string) => (/^(\d+|[A-Za-z]\w*)$/.test(key) ? key : `'${key}'`);
  const lines = Object.entries(value).map(([key, inner]) => `${indent}  ${printKey(key)}: ${print(inner, `${indent}  `)},\n`);
  return `{\n${lines.join('')}${indent}}`;
}

function printConstant(resolver: Resolver, { name, input, groups }: (typeof CONSTANTS)[number]): string {
  const tokens = Object.entries(resolver.apply(input)).filter(([id]) => groups.some((group) => id === group || id.startsWith(`${group}.`)));
  return `\nexport const ${name} = ${print(nest(tokens.map(([id, token]) => [id, cssValue(token)])))} as const;\n`;
}

/** Writes the raw values, typed and nested as the theme contract is, for the themes to take. */
export function valuesModule({ filename }: { filename: string }): TokenPlugin {
  return {
    name: 'quad-values-module',
    async build({ resolver, outputFile }) {
      const header = '// Written by `npm run tokens` from packages/ui/tokens. Change those files, never this one.\n';
      const constants = CONSTANTS.map((constant) => printConstant(resolver, constant));
      const names = Object.keys(resolver.apply({})).map((id) => `  '${id}',\n`);
      const list = `\n/** Every token by its name. */\nexport const TOKEN_NAMES = [\n${names.join('')}] as const;\n`;
      outputFile(filename, [header, ...constants, list].join(''));
    },
  };
}
