import { cssValue } from './cssValue.ts';
import { type Nested, nest } from './nest.ts';
import type { Resolver, TokenPlugin, TokenSet } from './plugin.ts';

const HEADER = `// Written by \`npm run tokens\` from packages/ui/tokens. Change those files, never this one.\n`;

/** Each constant of the module: which choice of files it comes from, and which groups of tokens are in it. */
const CONSTANTS = [
  { name: 'LIGHT', input: { theme: 'light' }, groups: ['color', 'chart', 'shadow'] },
  { name: 'DARK', input: { theme: 'dark' }, groups: ['color', 'chart', 'shadow'] },
  { name: 'HIGH_CONTRAST', input: { theme: 'high-contrast' }, groups: ['color', 'chart', 'shadow'] },
  { name: 'SCALE', input: {}, groups: ['space', 'radius', 'type', 'motion', 'control', 'layer'] },
  { name: 'COMPACT', input: { density: 'compact' }, groups: ['space'] },
  { name: 'TOUCH', input: { pointer: 'touch' }, groups: ['control'] },
  { name: 'STILL', input: { motion: 'none' }, groups: ['motion'] },
];

function only(tokens: TokenSet, groups: readonly string[]) {
  const chosen = Object.entries(tokens).filter(([id]) => groups.includes(id.split('.')[0] ?? ''));
  return Object.fromEntries(chosen.map(([id, token]) => [id, cssValue(token)]));
}

function printKey(key: string): string {
  return /^(\d+|[A-Za-z]\w*)$/.test(key) ? key : `'${key}'`;
}

/** As the formatter would write it. */
function print(value: string | Nested<string>, indent = ''): string {
  if (typeof value === 'string') return `'${value}'`;
  const lines = Object.entries(value).map(([key, inner]) => `${indent}  ${printKey(key)}: ${print(inner, `${indent}  `)},\n`);
  return `{\n${lines.join('')}${indent}}`;
}

function printConstant(resolver: Resolver, { name, input, groups }: (typeof CONSTANTS)[number]): string {
  return `\nexport const ${name} = ${print(nest(only(resolver.apply(input), groups)))} as const;\n`;
}

function printNames(tokens: TokenSet): string {
  const names = Object.keys(tokens).map((id) => `  '${id}',\n`);
  return `\n/** Every token by its name. */\nexport const TOKEN_NAMES = [\n${names.join('')}] as const;\n`;
}

/** Writes the raw values, typed and nested as the theme contract is, for the themes to take. */
export function valuesModule({ filename }: { filename: string }): TokenPlugin {
  return {
    name: 'quad-values-module',
    async build({ resolver, outputFile }) {
      const constants = CONSTANTS.map((constant) => printConstant(resolver, constant));
      outputFile(filename, HEADER + constants.join('') + printNames(resolver.apply({})));
    },
  };
}
