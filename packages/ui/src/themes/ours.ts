/** The prefix of all class names in the built package (vite.config.ts); an app that builds from source uses page.css.ts instead. */
export const CLASS_PREFIX = 'quad-';

const IS_OURS = `[class^='${CLASS_PREFIX}'], [class*=' ${CLASS_PREFIX}']`;

/** Matches only elements of the design system, without specificity, so that any component rule wins. */
export const OURS = `:where(${IS_OURS})`;

/** Matches the outermost elements of the design system: what is set here is inherited inside and does not affect the rest of the page. */
export const OUTERMOST = `${OURS}:where(:not(:is(${IS_OURS}) *))`;
