/** From where a dialog need not have the whole width: as wide as most of them. */
export const DIALOG_UP = 'screen and (min-width: 36rem)';
/** From a tablet upwards; below it everything is one column. */
export const TABLET_UP = 'screen and (min-width: 48rem)';
/** From a laptop upwards: room for a second column. */
export const DESKTOP_UP = 'screen and (min-width: 64rem)';
export const TOUCH = '(pointer: coarse)';
export const LESS_MOTION = '(prefers-reduced-motion: reduce)';
/** Where the system chooses the colours, such as in Windows' high contrast: backgrounds are gone, and transparent borders are not. */
export const FORCED_COLORS = '(forced-colors: active)';
