/** From this width a dialog does not take the whole width; about the width of most dialogs. */
export const DIALOG_UP = 'screen and (min-width: 36rem)';
/** From tablet width upwards; below it everything is one column. */
export const TABLET_UP = 'screen and (min-width: 48rem)';
/** From laptop width upwards, with room for a second column. */
export const DESKTOP_UP = 'screen and (min-width: 64rem)';
export const BELOW_DESKTOP = '(max-width: 63.99rem)';
export const TOUCH = '(pointer: coarse)';
/** Extends the touch target of a line of text to 44 pixels without changing the layout. */
export const reach = { position: 'relative', '::after': { content: '""', position: 'absolute', inset: '-0.75rem 0' } } as const;
export const LESS_MOTION = '(prefers-reduced-motion: reduce)';
/** Forced colors, such as Windows high contrast: backgrounds are removed, and transparent borders become visible. */
export const FORCED_COLORS = '(forced-colors: active)';
