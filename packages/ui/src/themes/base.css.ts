import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { inherited, link, RESET, ring, selection } from './baseRules.ts';
import { scheme } from './contract.css.ts';
import { DESIGN_SYSTEM_ELEMENTS, OUTERMOST } from './designSystemElements.ts';
import { base, reset } from './layers.css.ts';
import { textStyles } from './typography.ts';

type LayerRule = NonNullable<GlobalStyleRule['@layer']>[string];

function baseRule(selector: string, rule: LayerRule) {
  globalStyle(selector, { '@layer': { [base]: rule } });
}

// Leaves the rest of the page unchanged: these rules only match elements of the design system.
for (const { elements, rule, withPseudo = false } of RESET) {
  const own = `${DESIGN_SYSTEM_ELEMENTS}:where(${elements})`;
  globalStyle(withPseudo ? `${own}, ${DESIGN_SYSTEM_ELEMENTS}::before, ${DESIGN_SYSTEM_ELEMENTS}::after` : own, {
    '@layer': { [reset]: rule },
  });
}

baseRule(OUTERMOST, { ...inherited, colorScheme: scheme });
// Not on the root element, whose font size defines rem.
baseRule(`${OUTERMOST}:not(:root)`, textStyles.m);
baseRule(`${DESIGN_SYSTEM_ELEMENTS}:where(a)`, link);
baseRule(`${DESIGN_SYSTEM_ELEMENTS}:focus-visible`, ring);
baseRule(`${DESIGN_SYSTEM_ELEMENTS}::selection`, selection);
