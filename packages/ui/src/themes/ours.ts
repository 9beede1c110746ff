/** What every class name of the built package begins with (vite.config.ts); an app that builds from the sources takes page.css.ts instead. */
export const CLASS_PREFIX = 'quad-';

const IS_OURS = `[class^='${CLASS_PREFIX}'], [class*=' ${CLASS_PREFIX}']`;

/** Elements of the design system, and no others: it weighs nothing, so that any rule of a component wins. */
export const OURS = `:where(${IS_OURS})`;

/** Those that stand in no other of ours: what they say is inherited by all within, and by nothing outside. */
export const OUTERMOST = `${OURS}:where(:not(:is(${IS_OURS}) *))`;
