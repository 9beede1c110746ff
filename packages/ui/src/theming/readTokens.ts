import { type ColorValue, cssValue, type Token } from './cssValue.ts';

/** An error in a token file, with a message for its author. */
export class TokenFault extends Error {}

type Group = Readonly<Record<string, unknown>>;

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** All tokens of a file by name, with their own or inherited type. */
function flatten(group: Group, path: readonly string[] = [], inherited?: unknown): [string, Token][] {
  const type = group.$type ?? inherited;
  if ('$value' in group) {
    const name = path.join('.');
    if (typeof type !== 'string') throw new TokenFault(`${name} has no $type: say what it is, such as "color".`);
    return [[name, { $type: type, $value: group.$value }]];
  }
  return Object.entries(group).flatMap(([key, inner]) =>
    !key.startsWith('$') && isGroup(inner) ? flatten(inner, [...path, key], type) : [],
  );
}

const ALIAS = /^\{([^{}]+)\}$/;
const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;
const MEASURE = /^(-?[\d.]+)(px|rem|ms|s)$/;

/** Converts older notations, a color as `#rrggbb` and a length as `4px`, which many tools still export. */
function modern({ $type, $value }: Token): Token {
  if (typeof $value !== 'string') return { $type, $value };
  const [, hex = ''] = HEX.exec($value) ?? [];
  if ($type === 'color' && hex) {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const components = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255);
    return { $type, $value: { colorSpace: 'srgb', components } satisfies ColorValue };
  }
  const [, value, unit = ''] = MEASURE.exec($value) ?? [];
  return value ? { $type, $value: { value: Number(value), unit } } : { $type, $value };
}

/**
 * Reads the tokens of a file in the Design Tokens format (2025.10), with their values as CSS.
 *
 * @param file the parsed file
 * @param known values that aliases may refer to besides the file's own tokens
 */
export function readTokens(file: unknown, known: Readonly<Record<string, string>>): Map<string, string> {
  if (!isGroup(file)) throw new TokenFault('The file holds no group of tokens: its outermost value is an object.');
  const tokens = new Map(flatten(file));
  const valueAt = (name: string, asked: readonly string[]): string => {
    const token = tokens.get(name);
    if (asked.includes(name)) throw new TokenFault(`${[...asked, name].join(' → ')}: these stand for each other in a circle.`);
    if (!token) {
      const own = known[name];
      if (own === undefined)
        throw new TokenFault(`{${name}}, which ${asked.at(-1)} stands for, is no token of this file and none of Quad.`);
      return own;
    }
    const [, alias] = (typeof token.$value === 'string' && ALIAS.exec(token.$value)) || [];
    if (alias) return valueAt(alias, [...asked, name]);
    try {
      return cssValue(modern(token));
    } catch (error) {
      throw new TokenFault(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  };
  return new Map([...tokens.keys()].map((name) => [name, valueAt(name, [])]));
}
