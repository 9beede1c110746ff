import type { GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

type LayerRule = NonNullable<GlobalStyleRule['@layer']>[string];

/** Overrides of browser defaults that no component wants, by element. */
export const RESET: readonly { readonly elements: string; readonly rule: LayerRule; readonly withPseudo?: boolean }[] = [
  { elements: '*', rule: { boxSizing: 'border-box', margin: 0 }, withPseudo: true },
  { elements: 'ul, ol', rule: { listStyle: 'none', padding: 0 } },
  { elements: 'fieldset', rule: { border: 0, padding: 0, minInlineSize: 0 } },
  { elements: 'button, input, textarea, select', rule: { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' } },
  { elements: 'button', rule: { background: 'none', border: 0, padding: 0, cursor: 'pointer' } },
  { elements: 'img, svg', rule: { display: 'block', maxInlineSize: '100%' } },
  { elements: 'h1, h2, h3, h4', rule: { font: 'inherit' } },
];

/** The inherited defaults of text. */
export const inherited = {
  color: vars.color.text.default,
  fontFamily: vars.type.family.sans,
  lineHeight: vars.type.leading.normal,
  fontVariantNumeric: 'tabular-nums',
  textSizeAdjust: '100%',
  overflowWrap: 'break-word',
} satisfies LayerRule;

export const link = { color: 'inherit', textUnderlineOffset: '0.2em', textDecorationThickness: '1px' } satisfies LayerRule;
/** The focus ring. The margin keeps what has the focus clear of bars at the edges of the window. */
export const ring = { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px', scrollMargin: '4rem' } satisfies LayerRule;
export const selection = { backgroundColor: vars.color.selected.surface, color: vars.color.text.default } satisfies LayerRule;
