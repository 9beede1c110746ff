/** The prefix of all class names in the built package (vite.config.ts); an app that builds from source uses page.css.ts instead. */
export const CLASS_PREFIX = 'quad-';

const HAS_PREFIX = `[class^='${CLASS_PREFIX}'], [class*=' ${CLASS_PREFIX}']`;

/** Matches only elements of the design system, without specificity, so that any component rule wins. */
export const DESIGN_SYSTEM_ELEMENTS = `:where(${HAS_PREFIX})`;

/** Matches the outermost elements of the design system: what is set here is inherited inside and does not affect the rest of the page. */
export const OUTERMOST = `${DESIGN_SYSTEM_ELEMENTS}:where(:not(:is(${HAS_PREFIX}) *))`;
