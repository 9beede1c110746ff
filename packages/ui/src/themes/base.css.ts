import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { base, reset } from './layers.css.ts';

type LayerRule = NonNullable<GlobalStyleRule['@layer']>[string];

function resetRule(selector: string, rule: LayerRule) {
  globalStyle(selector, { '@layer': { [reset]: rule } });
}

function baseRule(selector: string, rule: LayerRule) {
  globalStyle(selector, { '@layer': { [base]: rule } });
}

resetRule('*, *::before, *::after', { boxSizing: 'border-box', margin: 0 });
resetRule('ul, ol', { listStyle: 'none', padding: 0 });
resetRule('fieldset', { border: 0, padding: 0, minInlineSize: 0 });
resetRule('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
resetRule('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
resetRule('img, svg', { display: 'block', maxInlineSize: '100%' });
resetRule('h1, h2, h3, h4', { font: 'inherit' });

baseRule(':root, [data-theme]', {
  backgroundColor: vars.color.background,
  color: vars.color.text.default,
});
baseRule(':root', {
  fontFamily: vars.type.family.sans,
  lineHeight: vars.type.leading.normal,
  fontVariantNumeric: 'tabular-nums',
  textSizeAdjust: '100%',
  overflowWrap: 'break-word',
});
baseRule('a', { color: 'inherit', textUnderlineOffset: '0.2em', textDecorationThickness: '1px' });
baseRule(':focus-visible', { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' });
baseRule('::selection', { backgroundColor: vars.color.selected.surface, color: vars.color.text.default });
