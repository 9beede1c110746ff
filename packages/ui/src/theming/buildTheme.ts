import type { ThemeValues } from '../themes/contract.css.ts';
import { LAYER_NAMES } from '../themes/layerNames.ts';
import { type ContrastFault, contrastFaults, LEAST_CONTRAST } from '../themes/pairs.ts';
import { TOKEN_NAMES } from '../tokens/values.ts';
import { brandValues, OWN, SCHEMES, type Scheme, type Values } from './brand.ts';
import { readTokens, TokenFault } from './readTokens.ts';

/** A theme as it comes out: what to write, or why not. */
export interface BuiltTheme {
  readonly css: string;
  /** Pairs without enough contrast, by day and at night; with one of them there is nothing to write. */
  readonly faults: readonly (ContrastFault & { readonly scheme: Scheme })[];
}

export interface ThemeOptions {
  /** What stands in `data-theme`; at night the same with `-dark`. */
  readonly name: string;
  /** Whether a page that says no theme has this one, by day or at night as the system asks. */
  readonly isDefault?: boolean;
}

const NAME = /^[a-z][\w-]*$/i;
const COLORED = /^(color|chart|shadow)\./;
const NIGHT = 'dark.';
const BRAND = 'brand';

const NAMES: ReadonlySet<string> = new Set(TOKEN_NAMES);

/** `{ color: { text: { muted } } }` as `{ 'color.text.muted': … }`. */
function flat(theme: object, path = ''): Values {
  return Object.assign(
    {},
    ...Object.entries(theme).map(([key, value]) => (typeof value === 'string' ? { [path + key]: value } : flat(value, `${path}${key}.`))),
  );
}

/** A theme with other values at some names. */
function withValues(theme: object, values: Values, path = ''): object {
  return Object.fromEntries(
    Object.entries(theme).map(([key, value]) => [
      key,
      typeof value === 'string' ? (values[path + key] ?? value) : withValues(value, values, `${path}${key}.`),
    ]),
  );
}

function checkNames(names: Iterable<string>): void {
  const strange = [...names].filter((name) => name !== BRAND && !NAMES.has(name.startsWith(NIGHT) ? name.slice(NIGHT.length) : name));
  if (strange.length === 0) return;
  throw new TokenFault(`Quad paints with no token of the name ${strange.join(', ')}. @quad/ui/tokens/light.json has all that there are.`);
}

/** What the file says of a scheme: by day its tokens, at night those of its group `dark`. What is no colour is the same at both. */
function ofScheme(tokens: ReadonlyMap<string, string>, scheme: Scheme): Values {
  const all = [...tokens].filter(([name]) => name !== BRAND);
  const measures = all.filter(([name]) => !name.startsWith(NIGHT) && !COLORED.test(name));
  const day = all.filter(([name]) => COLORED.test(name));
  const night = all.filter(([name]) => name.startsWith(NIGHT)).map(([name, value]) => [name.slice(NIGHT.length), value] as const);
  return Object.fromEntries([...measures, ...(scheme === 'light' ? day : night)]);
}

function block(selector: string, scheme: Scheme, values: Values): string {
  const lines = Object.entries(values).map(([name, value]) => `    --q-${name.replaceAll('.', '-')}: ${value};\n`);
  return `  ${selector} {\n    --q-scheme: ${scheme};\n${lines.join('')}  }\n`;
}

/**
 * Makes the style sheet of a theme from a file in the Design Tokens format. What the file does not say is made from its `brand`, or is
 * Quad's own. Throws a {@link TokenFault} for what cannot be understood.
 */
export function buildTheme(file: unknown, { name, isDefault = false }: ThemeOptions): BuiltTheme {
  if (!NAME.test(name))
    throw new TokenFault(`A theme is called by letters, digits and hyphens, and not ${name}: give it a name by --name.`);
  const tokens = readTokens(file, flat(OWN.light));
  checkNames(tokens.keys());
  const brand = tokens.get(BRAND);
  const values = (scheme: Scheme): Values => ({
    ...flat(OWN[scheme]),
    ...(brand && brandValues(brand, scheme)),
    ...ofScheme(tokens, scheme),
  });
  const themes = { light: values('light'), dark: values('dark') };
  const faults = SCHEMES.flatMap((scheme) =>
    contrastFaults(withValues(OWN[scheme], themes[scheme]) as ThemeValues, LEAST_CONTRAST[scheme]).map((fault) => ({ ...fault, scheme })),
  );
  const chosen = (theme: string) => `:root[data-theme='${theme}'],\n  [data-theme='${theme}']`;
  // Said twice, it weighs more than what Quad says of such a page, wherever the two sheets stand.
  const unchosen = ':root:root:not([data-theme])';
  const blocks = [block(chosen(name), 'light', themes.light), block(chosen(`${name}-dark`), 'dark', themes.dark)];
  if (isDefault) {
    blocks.push(block(unchosen, 'light', themes.light));
    blocks.push(`  @media (prefers-color-scheme: dark) {\n${block(unchosen, 'dark', themes.dark)}  }\n`);
  }
  const layers = `@layer ${LAYER_NAMES.map((layer) => `quad.${layer}`).join(', ')};\n`;
  return { css: `${layers}\n@layer quad.tokens {\n${blocks.join('\n')}}\n`, faults };
}
