/** The steps between things, from four to forty-eight pixels. */
export const SPACES = ['none', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl'] as const;
export type Space = (typeof SPACES)[number];

export const ALIGNMENTS = ['start', 'center', 'end', 'stretch', 'baseline'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

export const JUSTIFICATIONS = ['start', 'center', 'end', 'between'] as const;
export type Justification = (typeof JUSTIFICATIONS)[number];

/** One value for every screen, or one by width: each holds upwards until the next one is given. */
export type Responsive<Value> = Value | { phone?: Value; tablet?: Value; desktop?: Value };

/** The elements that a layout component may be. */
export type LayoutElement = 'div' | 'section' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'nav' | 'form' | 'fieldset' | 'dl';
