import type { defineConfig } from '@terrazzo/cli';
// @boundaries-ignore the conversion of tokens to CSS is part of the theming code, which also builds themes of other apps
import { cssValue } from '../packages/ui/src/theming/cssValue.ts';

/** A step of the token build. */
type TokenPlugin = NonNullable<Parameters<typeof defineConfig>[0]['plugins']>[number];

/** Merges the files for a combination of theme, density, pointer and motion. */
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

/** The tokens of some groups, for a combination of files. */
function tokensIn(resolver: Resolver, input: Parameters<Resolver['apply']>[0], groups: readonly string[]): [id: string, token: Token][] {
  return Object.entries(resolver.apply(input)).filter(([id]) => groups.some((group) => id === group || id.startsWith(`${group}.`)));
}

/** Colors as sRGB, which every design tool reads; other values as in the source. */
function portableValue(token: Token): unknown {
  if (token.$type !== 'color' || token.$value.alpha !== 1) return token.$value;
  const hex = cssValue(token);
  const components = [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)));
  return { colorSpace: 'srgb', components, alpha: 1, hex };
}

/** Writes one file per theme with all tokens resolved, which design tools import as a mode. */
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

/** The Figma collections with their token groups, and the combination of files for each mode. */
const COLLECTIONS = [
  {
    name: 'color',
    groups: ['color', 'chart'],
    modes: { Light: { theme: 'light' }, Dark: { theme: 'dark' }, 'High contrast': { theme: 'high-contrast' } },
  },
  { name: 'space', groups: ['space'], modes: { Comfortable: {}, Compact: { density: 'compact' } } },
  { name: 'control', groups: ['control', 'type.size'], modes: { Pointer: {}, Touch: { pointer: 'touch' } } },
  { name: 'shape', groups: ['radius', 'type.family', 'type.leading', 'type.weight'], modes: { Default: {} } },
];

const REM = 16;

/** Values for Figma's import: lengths in pixels, and the first named family of a font stack. */
function figmaValue(token: Token): unknown {
  const { $type, $value } = token;
  if ($type === 'dimension') return { value: $value.unit === 'rem' ? $value.value * REM : $value.value, unit: 'px' };
  if ($type === 'fontFamily') return [$value].flat().find((family) => /^[A-Z]/.test(family));
  return portableValue(token);
}

/** One token per line, for readable diffs. */
function printTokens(group: Nested<object>, indent = '  '): string {
  const lines = Object.entries(group).map(([name, inner]) => {
    const isToken = name.startsWith('$') || '$value' in inner;
    return `${indent}${JSON.stringify(name)}: ${isToken ? JSON.stringify(inner) : printTokens(inner as Nested<object>, `${indent}  `)}`;
  });
  return `{\n${lines.join(',\n')}\n${indent.slice(2)}}`;
}

/** Writes a file per mode of each collection for Figma's import of variables. References stay aliases with their custom property. */
export function figmaFiles({ folder }: { folder: string }): TokenPlugin {
  return {
    name: 'quad-figma-files',
    async build({ resolver, outputFile }) {
      for (const { name, groups, modes } of COLLECTIONS) {
        for (const [mode, input] of Object.entries(modes)) {
          const tokens = tokensIn(resolver, input, groups).map(([id, token]) => {
            const $value = token.aliasChain?.[0] ? `{${token.aliasChain[0]}}` : figmaValue(token);
            const codeSyntax = { WEB: `var(--q-${id.replaceAll('.', '-')})` };
            return [id, { $type: token.$type, $value, $extensions: { 'com.figma.codeSyntax': codeSyntax } }] as const;
          });
          const file = { ...nest<object>(tokens), $extensions: { 'com.figma.modeName': mode } };
          outputFile(`${folder}/${name}.${mode.toLowerCase().replace(' ', '-')}.json`, `${printTokens(file)}\n`);
        }
      }
    },
  };
}

/** The constants of the module: the combination of files, and the tokens or groups that each contains. */
const CONSTANTS = [
  { name: 'LIGHT', input: { theme: 'light' }, groups: ['color', 'chart', 'shadow'] },
  { name: 'DARK', input: { theme: 'dark' }, groups: ['color', 'chart', 'shadow'] },
  { name: 'HIGH_CONTRAST', input: { theme: 'high-contrast' }, groups: ['color', 'chart', 'shadow'] },
  { name: 'SCALE', input: {}, groups: ['space', 'radius', 'type', 'motion', 'control', 'layer'] },
  { name: 'COMPACT', input: { density: 'compact' }, groups: ['space'] },
  { name: 'TOUCH', input: { pointer: 'touch' }, groups: ['control', 'type.size.m'] },
  { name: 'STILL', input: { motion: 'none' }, groups: ['motion'] },
];

/** Prints like the formatter. */
function print(value: string | Nested<string>, indent = ''): string {
  if (typeof value === 'string') return `'${value}'`;
  const printKey = (key: string) => (/^(\d+|[A-Za-z]\w*)$/.test(key) ? key : `'${key}'`);
  const lines = Object.entries(value).map(([key, inner]) => `${indent}  ${printKey(key)}: ${print(inner, `${indent}  `)},\n`);
  return `{\n${lines.join('')}${indent}}`;
}

function printConstant(resolver: Resolver, { name, input, groups }: (typeof CONSTANTS)[number]): string {
  return `\nexport const ${name} = ${print(nest(tokensIn(resolver, input, groups).map(([id, token]) => [id, cssValue(token)])))} as const;\n`;
}

/** Writes the raw values, typed and nested like the theme contract, for the themes. */
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
