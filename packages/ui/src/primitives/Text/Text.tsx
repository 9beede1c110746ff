import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { clamped, lineCount, text } from './Text.css.ts';

export const TEXT_SIZES = ['xs', 's', 'm', 'l', 'xl'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const TEXT_TONES = ['neutral', 'muted'] as const;
export type TextTone = (typeof TEXT_TONES)[number];

export const TEXT_WEIGHTS = ['regular', 'medium', 'bold'] as const;
export type TextWeight = (typeof TEXT_WEIGHTS)[number];

export const TEXT_WRAPS = ['pretty', 'balance', 'as-typed', 'anywhere'] as const;
export type TextWrap = (typeof TEXT_WRAPS)[number];

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'> {
  /** The element that it is. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'legend' | 'figcaption';
  /** Size; by default inherited, as are tone and weight. */
  size?: TextSize;
  /** How strong its colour is. */
  tone?: TextTone;
  /** How bold it is. */
  weight?: TextWeight;
  /** Where lines end: without a word alone in the last one, evenly, where they were typed, or even within a word. */
  wrap?: TextWrap;
  /** One line, cut off with an ellipsis. Let the whole be read somewhere else. */
  truncate?: boolean;
  /** The maximum number of lines, cut off with an ellipsis. */
  lines?: number;
  /** The words. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Words in a size, tone and weight of the design system. Use Heading instead for what names a part of the page. */
export function Text({ as: Element = 'p', size, tone, weight, wrap, truncate, lines, children, ref, ...native }: TextProps) {
  const look = text({ size, tone, weight, wrap, truncate });
  return (
    <Element
      {...native}
      ref={ref as Ref<never>}
      style={lines === undefined ? undefined : assignInlineVars({ [lineCount]: String(lines) })}
      className={lines === undefined ? look : `${look} ${clamped}`}
    >
      {children}
    </Element>
  );
}
