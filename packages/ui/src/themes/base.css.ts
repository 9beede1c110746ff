import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { inherited, link, RESET, ring, selection } from './baseRules.ts';
import { scheme } from './contract.css.ts';
import { base, reset } from './layers.css.ts';
import { OURS, OUTERMOST } from './ours.ts';
import { textStyles } from './typography.ts';

type LayerRule = NonNullable<GlobalStyleRule['@layer']>[string];

function baseRule(selector: string, rule: LayerRule) {
  globalStyle(selector, { '@layer': { [base]: rule } });
}

// Leaves the rest of the page unchanged: these rules only match elements of the design system.
for (const { elements, rule, withPseudo = false } of RESET) {
  const own = `${OURS}:where(${elements})`;
  globalStyle(withPseudo ? `${own}, ${OURS}::before, ${OURS}::after` : own, { '@layer': { [reset]: rule } });
}

baseRule(OUTERMOST, { ...inherited, colorScheme: scheme });
// Not on the root element, whose font size defines rem.
baseRule(`${OUTERMOST}:not(:root)`, textStyles.m);
baseRule(`${OURS}:where(a)`, link);
baseRule(`${OURS}:focus-visible`, ring);
baseRule(`${OURS}::selection`, selection);
