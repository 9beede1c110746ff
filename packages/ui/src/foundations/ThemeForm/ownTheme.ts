import { type BuiltTheme, buildTheme } from '../../theming/buildTheme.ts';
import { TokenError } from '../../theming/readTokens.ts';
import { faultSentence } from '../../theming/themeValues.ts';

/** The values of the form. */
export interface OwnTheme {
  readonly name: string;
  readonly brand: string;
  /** Further tokens: a file in the Design Tokens format, or an empty text. */
  readonly tokens: string;
}

export const FIRST: OwnTheme = { name: 'own', brand: '#0b6e4f', tokens: '' };

/** The result: the files, or the reason why there are none, with the messages of `quad-tokens`. */
export interface OwnThemeResult extends Partial<Pick<BuiltTheme, 'css' | 'contrasts'>> {
  readonly file?: string;
  readonly faults: readonly string[];
}

function readTokensText(text: string): object {
  try {
    return text.trim() ? JSON.parse(text) : {};
  } catch (error) {
    throw new TokenError(`The tokens cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

/** Builds the theme like `quad-tokens build` does from the same file. */
export function buildOwnTheme({ name, brand, tokens }: OwnTheme): OwnThemeResult {
  try {
    const file = { brand: { $type: 'color', $value: brand.trim() }, ...readTokensText(tokens) };
    const { css, contrasts, faults } = buildTheme(file, { name });
    return { file: `${JSON.stringify(file, null, 2)}\n`, css, contrasts, faults: faults.map(faultSentence) };
  } catch (error) {
    if (error instanceof TokenError) return { faults: [error.message] };
    throw error;
  }
}

/** Serializes the theme for the hash of the URL. */
export function toHash(theme: OwnTheme): string {
  return `#${new URLSearchParams({ ...theme })}`;
}

/** Parses the theme from the hash of the URL; returns the default one without it. */
export function fromHash(hash: string): OwnTheme {
  const params = new URLSearchParams(hash.slice(1));
  return {
    name: params.get('name') ?? FIRST.name,
    brand: params.get('brand') ?? FIRST.brand,
    tokens: params.get('tokens') ?? FIRST.tokens,
  };
}
