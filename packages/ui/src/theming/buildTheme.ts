import { isTooWeak } from '../themes/pairs.ts';
import { TOKEN_NAMES } from '../tokens/values.ts';
import { brandValues } from './brand.ts';
import { readTokens, TokenFault } from './readTokens.ts';
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

/** A theme as it comes out: what to write, or why not. */
export interface BuiltTheme {
  readonly css: string;
  /** Every pair by day and at night. */
  readonly contrasts: readonly ThemeContrast[];
  /** Pairs without enough contrast, by day and at night; with one of them there is nothing to write. */
  readonly faults: readonly ThemeFault[];
}

export interface ThemeOptions {
  /** What stands in `data-theme`; at night the same with `-dark`. */
  readonly name: string;
  /** Whether a page that says no theme has this one, by day or at night as the system asks. */
  readonly default?: boolean;
}

const NAME = /^[a-z][\w-]*$/i;
const COLORED = /^(color|chart|shadow)\./;
const NIGHT = 'dark.';
const BRAND = 'brand';

const NAMES: ReadonlySet<string> = new Set(TOKEN_NAMES);

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

/**
 * Makes the style sheet of a theme from a file in the Design Tokens format. What the file does not say is made from its `brand`, or is
 * Quad's own. Throws a {@link TokenFault} for what cannot be understood.
 */
export function buildTheme(file: unknown, { name, default: isDefault = false }: ThemeOptions): BuiltTheme {
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
  const contrasts = themeContrasts(themes);
  const chosen = (theme: string) => `:root[data-theme='${theme}'],\n  [data-theme='${theme}']`;
  // Said twice, it weighs more than what Quad says of such a page, wherever the two sheets stand.
  const unchosen = ':root:root:not([data-theme])';
  const blocks = [block(chosen(name), 'light', themes.light), block(chosen(`${name}-dark`), 'dark', themes.dark)];
  if (isDefault) {
    blocks.push(block(unchosen, 'light', themes.light));
    blocks.push(`  @media (prefers-color-scheme: dark) {\n${block(unchosen, 'dark', themes.dark)}  }\n`);
  }
  return { css: inTokens(blocks.join('\n')), contrasts, faults: contrasts.filter(isTooWeak) };
}
