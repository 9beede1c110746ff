import { cssValue } from './cssValue.ts';
import { nest } from './nest.ts';
import type { Token, TokenPlugin } from './plugin.ts';

/** Parts of red, green and blue that `#rrggbb` stands for, to four places. */
function components(hex: string): number[] {
  return [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)));
}

/** Colours as sRGB, which every design tool reads; the rest as it is in the source. */
function portableValue(token: Token): unknown {
  const value = cssValue(token);
  if (token.$type !== 'color' || !value.startsWith('#')) return token.$value;
  return { colorSpace: 'srgb', components: components(value), alpha: 1, hex: value };
}

function portable(token: Token) {
  return { $type: token.$type, $value: portableValue(token), ...(token.$description && { $description: token.$description }) };
}

/** Writes one file for each theme with every token in it and nothing to resolve: what a design tool imports as a mode. */
export function designFiles({ themes, filename }: { themes: readonly string[]; filename: (theme: string) => string }): TokenPlugin {
  return {
    name: 'quad-design-files',
    async build({ resolver, outputFile }) {
      for (const theme of themes) {
        const tokens = Object.entries(resolver.apply({ theme })).map(([id, token]) => [id, portable(token)]);
        outputFile(filename(theme), `${JSON.stringify(nest(Object.fromEntries(tokens)), null, 2)}\n`);
      }
    },
  };
}
