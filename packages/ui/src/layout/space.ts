/** The spacing scale, from 4 to 48 pixels. */
export const SPACES = ['none', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl'] as const;
export type Space = (typeof SPACES)[number];

export const ALIGNMENTS = ['start', 'center', 'end', 'stretch', 'baseline'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

export const JUSTIFICATIONS = ['start', 'center', 'end', 'between'] as const;
export type Justification = (typeof JUSTIFICATIONS)[number];

/** One value, or one by viewport width; each applies upwards until the next one. */
export type Responsive<Value> = Value | { phone?: Value; tablet?: Value; desktop?: Value };

/** The HTML elements that a layout component can render. */
export type LayoutElement = 'div' | 'section' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'nav' | 'form' | 'fieldset' | 'dl';
