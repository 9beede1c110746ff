import type { NativeProps } from '../../layout/nativeProps.ts';
import { skeleton } from './Skeleton.css.ts';

export const SKELETON_SHAPES = ['line', 'title', 'leaf', 'block'] as const;
export type SkeletonShape = (typeof SKELETON_SHAPES)[number];

export const SKELETON_WIDTHS = ['full', 'most', 'half', 'short'] as const;
export type SkeletonWidth = (typeof SKELETON_WIDTHS)[number];

export interface SkeletonProps extends NativeProps<HTMLSpanElement> {
  /** `line` of text, `title`, a calendar `leaf`, or a `block` such as an image. */
  shape?: SkeletonShape;
  /** The width of a line or block; a leaf has a fixed one. */
  width?: SkeletonWidth;
}

/**
 * A placeholder in the shape of loading content, so that the layout does not shift. It is hidden from screen readers: put a Spinner or
 * another announced text beside it. Combine several with Stack and Inline.
 */
export function Skeleton({ shape = 'line', width = 'full', ...native }: SkeletonProps) {
  return <span {...native} aria-hidden="true" className={skeleton({ shape, width: shape === 'leaf' ? 'own' : width })} />;
}
