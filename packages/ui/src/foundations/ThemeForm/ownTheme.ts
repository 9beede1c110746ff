import { type BuiltTheme, buildTheme } from '../../theming/buildTheme.ts';
import { TokenFault } from '../../theming/readTokens.ts';
import { faultSentence } from '../../theming/themeValues.ts';

/** What the form is told, as it is typed. */
export interface OwnTheme {
  readonly name: string;
  readonly brand: string;
  /** Further tokens: a file in the Design Tokens format, or nothing. */
  readonly tokens: string;
}

export const FIRST: OwnTheme = { name: 'own', brand: '#0b6e4f', tokens: '' };

/** What comes of it: the files, or why there are none, in the words of `quad-tokens`. */
export interface OwnThemeResult extends Partial<Pick<BuiltTheme, 'css' | 'contrasts'>> {
  readonly file?: string;
  readonly faults: readonly string[];
}

function readTokensText(text: string): object {
  try {
    return text.trim() ? JSON.parse(text) : {};
  } catch (error) {
    throw new TokenFault(`The tokens cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

/** Builds the theme as `quad-tokens build` does of the same file. */
export function buildOwnTheme({ name, brand, tokens }: OwnTheme): OwnThemeResult {
  try {
    const file = { brand: { $type: 'color', $value: brand.trim() }, ...readTokensText(tokens) };
    const { css, contrasts, faults } = buildTheme(file, { name });
    return { file: `${JSON.stringify(file, null, 2)}\n`, css, contrasts, faults: faults.map(faultSentence) };
  } catch (error) {
    if (error instanceof TokenFault) return { faults: [error.message] };
    throw error;
  }
}

/** The theme as the end of an address, behind `#`. */
export function toHash(theme: OwnTheme): string {
  return `#${new URLSearchParams({ ...theme })}`;
}

/** The theme that an address ends with, or the first one. */
export function fromHash(hash: string): OwnTheme {
  const said = new URLSearchParams(hash.slice(1));
  return { name: said.get('name') ?? FIRST.name, brand: said.get('brand') ?? FIRST.brand, tokens: said.get('tokens') ?? FIRST.tokens };
}
