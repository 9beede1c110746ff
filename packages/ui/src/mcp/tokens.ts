/** A design token: its path in the theme contract, and its value in each theme, or one value if it is the same in all. */
export interface Token {
  readonly path: string;
  readonly value: string | Readonly<Record<string, string>>;
}

interface Group {
  readonly [name: string]: unknown;
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Formats a DTCG value as CSS. */
function formatValue(value: unknown): string {
  if (!isGroup(value)) return Array.isArray(value) ? value.map(formatValue).join(', ') : String(value);
  if (typeof value.hex === 'string') return value.hex;
  if ('value' in value && 'unit' in value) return `${value.value}${value.unit}`;
  return JSON.stringify(value);
}

/** All tokens of a theme file, by path. */
function flatten(group: Group, path = ''): [string, string][] {
  return Object.entries(group).flatMap(([name, value]): [string, string][] => {
    if (name.startsWith('$') || !isGroup(value)) return [];
    const at = path === '' ? name : `${path}.${name}`;
    return '$value' in value ? [[at, formatValue(value.$value)]] : flatten(value, at);
  });
}

/** Merges the tokens of several themes. */
export function toTokens(themes: Readonly<Record<string, Group>>): Token[] {
  const values = new Map<string, Record<string, string>>();
  for (const [theme, group] of Object.entries(themes)) {
    for (const [path, value] of flatten(group)) values.set(path, { ...values.get(path), [theme]: value });
  }
  return [...values].map(([path, byTheme]) => {
    const [first = '', ...others] = Object.values(byTheme);
    const isSame = others.length === Object.keys(themes).length - 1 && others.every((other) => other === first);
    return { path, value: isSame ? first : byTheme };
  });
}

/** Describes a token in one line: its CSS name and value. */
export function describeToken({ path, value }: Token): string {
  const name = `--q-${path.replaceAll('.', '-')}`;
  return typeof value === 'string'
    ? `vars.${path} (${name}): ${value}`
    : `vars.${path} (${name}): ${Object.entries(value)
        .map(([theme, each]) => `${theme} ${each}`)
        .join(', ')}`;
}
