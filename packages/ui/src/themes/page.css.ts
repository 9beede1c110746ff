import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { inherited, link, RESET, ring, selection } from './baseRules.ts';
import { scheme, vars } from './contract.css.ts';
import { base, reset } from './layers.css.ts';
import { textStyles } from './typography.ts';

// For apps that consist of the design system alone (`@quad/ui/reset.css`): resets every element of the page and gives the page the theme's
// background.

type LayerRule = NonNullable<GlobalStyleRule['@layer']>[string];

function baseRule(selector: string, rule: LayerRule) {
  globalStyle(selector, { '@layer': { [base]: rule } });
}

for (const { elements, rule, withPseudo = false } of RESET) {
  globalStyle(withPseudo ? `${elements}, *::before, *::after` : elements, { '@layer': { [reset]: rule } });
}

const { color, ...words } = inherited;
baseRule(':root, [data-theme]', { backgroundColor: vars.color.background, color, colorScheme: scheme });
baseRule(':root', words);
// Not on the root element, whose font size defines rem.
baseRule('body', textStyles.m);
baseRule('a', link);
baseRule(':focus-visible', ring);
baseRule('::selection', selection);
