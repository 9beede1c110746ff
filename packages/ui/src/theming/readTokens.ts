import { type ColorValue, cssValue, type Token } from './cssValue.ts';

/** An error in a token file, with a message for its author. */
export class TokenError extends Error {}

type Group = Readonly<Record<string, unknown>>;

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** All tokens of a file by name, with their own or inherited type. */
function flatten(group: Group, path: readonly string[] = [], inherited?: unknown): [string, Token][] {
  const type = group.$type ?? inherited;
  if ('$value' in group) {
    const name = path.join('.');
    if (typeof type !== 'string') throw new TokenError(`${name} has no $type. Add one, such as "color".`);
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
function withModernNotation({ $type, $value }: Token): Token {
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
 * @param known values that aliases may refer to besides the tokens of the file
 */
export function readTokens(file: unknown, known: Readonly<Record<string, string>>): Map<string, string> {
  if (!isGroup(file)) throw new TokenError('The file has to contain a JSON object.');
  const tokens = new Map(flatten(file));
  const valueAt = (name: string, path: readonly string[]): string => {
    const token = tokens.get(name);
    if (path.includes(name)) throw new TokenError(`${[...path, name].join(' → ')}: these aliases refer to each other in a circle.`);
    if (!token) {
      const knownValue = known[name];
      if (knownValue === undefined)
        throw new TokenError(`${path.at(-1)} refers to {${name}}, which is a token of neither this file nor Quad.`);
      return knownValue;
    }
    const [, alias] = (typeof token.$value === 'string' && ALIAS.exec(token.$value)) || [];
    if (alias) return valueAt(alias, [...path, name]);
    try {
      return cssValue(withModernNotation(token));
    } catch (error) {
      throw new TokenError(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  };
  return new Map([...tokens.keys()].map((name) => [name, valueAt(name, [])]));
}
