/** A design token: its path in the theme's contract, and what it is in each theme; one value where it is the same in all. */
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

/** A value of the DTCG format as CSS writes it. */
function written(value: unknown): string {
  if (!isGroup(value)) return Array.isArray(value) ? value.map(written).join(', ') : String(value);
  if (typeof value.hex === 'string') return value.hex;
  if ('value' in value && 'unit' in value) return `${value.value}${value.unit}`;
  return JSON.stringify(value);
}

/** All tokens of a theme's file, by their paths. */
function flatten(group: Group, path = ''): [string, string][] {
  return Object.entries(group).flatMap(([name, value]): [string, string][] => {
    if (name.startsWith('$') || !isGroup(value)) return [];
    const at = path === '' ? name : `${path}.${name}`;
    return '$value' in value ? [[at, written(value.$value)]] : flatten(value, at);
  });
}

/** The tokens of several themes side by side. */
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

/** A token as a line: how CSS names it, and what it is. */
export function describeToken({ path, value }: Token): string {
  const name = `--q-${path.replaceAll('.', '-')}`;
  return typeof value === 'string'
    ? `vars.${path} (${name}): ${value}`
    : `vars.${path} (${name}): ${Object.entries(value)
        .map(([theme, each]) => `${theme} ${each}`)
        .join(', ')}`;
}
