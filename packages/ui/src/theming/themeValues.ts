import type { ThemeValues } from '../themes/contract.css.ts';
import { LAYER_NAMES } from '../themes/layerNames.ts';
import { contrastsOf, isTooWeak, LEAST_CONTRAST, type PairContrast } from '../themes/pairs.ts';
import { DARK, LIGHT } from '../tokens/values.ts';

/** Values of some tokens by their names: `color.text.muted`. */
export type Values = Readonly<Record<string, string>>;

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** What Quad itself paints with. */
export const OWN: Readonly<Record<Scheme, ThemeValues>> = { light: LIGHT, dark: DARK };

/** `{ color: { text: { muted } } }` as `{ 'color.text.muted': … }`. */
export function flat(theme: object, path = ''): Values {
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

/** A pair of colours by day or at night, with its contrast. */
export type ThemeContrast = PairContrast & { readonly scheme: Scheme };

/** A pair of colours without enough contrast, by day or at night. */
export type ThemeFault = ThemeContrast;

/** The contrast of every pair by day and at night; what is not said is Quad's own. */
export function themeContrasts(themes: Readonly<Record<Scheme, Values>>): ThemeContrast[] {
  return SCHEMES.flatMap((scheme) =>
    contrastsOf(withValues(OWN[scheme], themes[scheme]) as ThemeValues, LEAST_CONTRAST[scheme]).map((each) => ({ ...each, scheme })),
  );
}

/** Every pair that has less contrast than it must have. */
export function faultsOf(themes: Readonly<Record<Scheme, Values>>): ThemeFault[] {
  return themeContrasts(themes).filter(isTooWeak);
}

const WHEN = { light: 'By day', dark: 'At night' } as const;

/** Why a theme is refused, pair by pair: what it is, where it is seen, and what it lacks. */
export function faultSentence({ scheme, says, name, front, back, ratio, least }: ThemeFault): string {
  return `${WHEN[scheme]}: ${says} (${name}: ${front} on ${back}) has a contrast of ${ratio.toFixed(2)} and needs ${least}.`;
}

/** The custom property of a token, as the contract of the themes names it. */
export function propertyOf(name: string): string {
  return `--q-${name.replaceAll('.', '-')}`;
}

/** A rule that sets the tokens of a scheme. */
export function block(selector: string, scheme: Scheme, values: Values): string {
  const lines = Object.entries(values).map(([name, value]) => `    ${propertyOf(name)}: ${value};\n`);
  return `  ${selector} {\n    --q-scheme: ${scheme};\n${lines.join('')}  }\n`;
}

/** Rules as a style sheet, in the layer of the tokens: it may stand before Quad's own as well as after it. */
export function inTokens(rules: string): string {
  const layers = `@layer ${LAYER_NAMES.map((layer) => `quad.${layer}`).join(', ')};\n`;
  return `${layers}\n@layer quad.tokens {\n${rules}}\n`;
}
