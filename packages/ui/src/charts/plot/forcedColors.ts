/** The reader's system chooses all colours: marks then use its names for them. */
export const FORCED_COLORS = '(forced-colors: active)';
