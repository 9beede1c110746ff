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
  /** The HTML element. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'legend' | 'figcaption';
  /** The font size; inherited by default, like tone and weight. */
  size?: TextSize;
  /** The emphasis of the color. */
  tone?: TextTone;
  /** The font weight. */
  weight?: TextWeight;
  /** How lines break: without a single word in the last line, at balanced lengths, as typed, or even within a word. */
  wrap?: TextWrap;
  /** Cuts the text off after one line with an ellipsis. Make the whole text available elsewhere. */
  truncate?: boolean;
  /** The maximum number of lines; the rest is cut off with an ellipsis. */
  lines?: number;
  /** The text. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Text in a size, tone and weight of the design system. Use Heading instead for the title of a part of the page. */
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
