/** Four-pixel steps, in rem so that they grow with the reader's own font size. */
export const SPACE = { xxs: '0.25rem', xs: '0.5rem', s: '0.75rem', m: '1rem', l: '1.5rem', xl: '2rem', xxl: '3rem' } as const;

/** For whoever wants more on a screen: space only; what is pressed keeps its size. */
export const COMPACT_SPACE = {
  xxs: '0.1875rem',
  xs: '0.375rem',
  s: '0.5rem',
  m: '0.75rem',
  l: '1.125rem',
  xl: '1.5rem',
  xxl: '2.25rem',
} as const satisfies Record<keyof typeof SPACE, string>;

export const RADIUS = { small: '6px', medium: '10px', round: '999px' } as const;

/** 13, 14, 16, 20, 28 and 40 pixels at the usual root size. */
export const TYPE_SIZE = { xs: '0.8125rem', s: '0.875rem', m: '1rem', l: '1.25rem', xl: '1.75rem', xxl: '2.5rem' } as const;

export const LEADING = { tight: '1.2', snug: '1.35', normal: '1.5' } as const;

export const WEIGHT = { regular: '400', medium: '550', bold: '680' } as const;

export const FAMILY = {
  sans: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
  mono: 'ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, monospace',
} as const;

export const MOTION = { fast: '120ms', normal: '200ms' } as const;

/** Heights of what is pressed or typed into. */
export const CONTROL = { small: '2rem', medium: '2.5rem', large: '3rem' } as const;

/** Under a finger no target is smaller than 44 pixels. */
export const TOUCH_CONTROL = { small: '2.75rem', medium: '2.75rem', large: '3rem' } as const;
