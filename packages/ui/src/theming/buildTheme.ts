import { hasTooLittleContrast } from '../themes/pairs.ts';
import { TOKEN_NAMES } from '../tokens/values.ts';
import { brandValues } from './brand.ts';
import { readTokens, TokenError } from './readTokens.ts';
import {
  block,
  flat,
  inTokens,
  OWN,
  type Scheme,
  type ThemeContrast,
  type ThemeFault,
  themeContrasts,
  type Values,
} from './themeValues.ts';

/** The result of building a theme: its style sheet, or the reasons against it. */
export interface BuiltTheme {
  readonly css: string;
  /** The contrast of every pair, light and dark. */
  readonly contrasts: readonly ThemeContrast[];
  /** Pairs without enough contrast, light and dark; if there are any, there is no style sheet. */
  readonly faults: readonly ThemeFault[];
}

export interface ThemeOptions {
  /** The value of `data-theme`; the dark variant has the suffix `-dark`. */
  readonly name: string;
  /** Whether pages without `data-theme` get this theme, light or dark according to the system preference. */
  readonly default?: boolean;
}

const NAME = /^[a-z][\w-]*$/i;
const COLORED = /^(color|chart|shadow)\./;
const DARK_PREFIX = 'dark.';
const BRAND = 'brand';

const NAMES: ReadonlySet<string> = new Set(TOKEN_NAMES);

function checkNames(names: Iterable<string>): void {
  const unknownNames = [...names].filter(
    (name) => name !== BRAND && !NAMES.has(name.startsWith(DARK_PREFIX) ? name.slice(DARK_PREFIX.length) : name),
  );
  if (unknownNames.length === 0) return;
  throw new TokenError(`Quad has no token named ${unknownNames.join(', ')}. See @quad/ui/tokens/light.json for all tokens.`);
}

/**
 * The tokens of a scheme: those of the file for light, those of its group `dark` for dark. Tokens that are not colors are the same in both.
 */
function valuesOfScheme(tokens: ReadonlyMap<string, string>, scheme: Scheme): Values {
  const all = [...tokens].filter(([name]) => name !== BRAND);
  const measures = all.filter(([name]) => !name.startsWith(DARK_PREFIX) && !COLORED.test(name));
  const light = all.filter(([name]) => COLORED.test(name));
  const dark = all
    .filter(([name]) => name.startsWith(DARK_PREFIX))
    .map(([name, value]) => [name.slice(DARK_PREFIX.length), value] as const);
  return Object.fromEntries([...measures, ...(scheme === 'light' ? light : dark)]);
}

/**
 * Builds the style sheet of a theme from a file in the Design Tokens format. Missing tokens are derived from its `brand`, or are Quad's
 * own. Throws a {@link TokenError} for invalid input.
 */
export function buildTheme(file: unknown, { name, default: isDefault = false }: ThemeOptions): BuiltTheme {
  if (!NAME.test(name)) throw new TokenError(`The theme name ${name} is invalid. Set a name of letters, digits and hyphens with --name.`);
  const tokens = readTokens(file, flat(OWN.light));
  checkNames(tokens.keys());
  const brand = tokens.get(BRAND);
  const values = (scheme: Scheme): Values => ({
    ...flat(OWN[scheme]),
    ...(brand && brandValues(brand, scheme)),
    ...valuesOfScheme(tokens, scheme),
  });
  const themes = { light: values('light'), dark: values('dark') };
  const contrasts = themeContrasts(themes);
  const withAttribute = (theme: string) => `:root[data-theme='${theme}'],\n  [data-theme='${theme}']`;
  // The repeated selector raises the specificity above Quad's own rule, whatever the order of the style sheets.
  const withoutAttribute = ':root:root:not([data-theme])';
  const blocks = [block(withAttribute(name), 'light', themes.light), block(withAttribute(`${name}-dark`), 'dark', themes.dark)];
  if (isDefault) {
    blocks.push(block(withoutAttribute, 'light', themes.light));
    blocks.push(`  @media (prefers-color-scheme: dark) {\n${block(withoutAttribute, 'dark', themes.dark)}  }\n`);
  }
  return { css: inTokens(blocks.join('\n')), contrasts, faults: contrasts.filter(hasTooLittleContrast) };
}
