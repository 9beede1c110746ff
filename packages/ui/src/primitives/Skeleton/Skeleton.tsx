import type { NativeProps } from '../../layout/nativeProps.ts';
import { skeleton } from './Skeleton.css.ts';

export const SKELETON_SHAPES = ['line', 'title', 'leaf', 'block'] as const;
export type SkeletonShape = (typeof SKELETON_SHAPES)[number];

export const SKELETON_WIDTHS = ['full', 'most', 'half', 'short'] as const;
export type SkeletonWidth = (typeof SKELETON_WIDTHS)[number];

export interface SkeletonProps extends NativeProps<HTMLSpanElement> {
  /** A line of text, a title, a calendar leaf, or a block such as a picture. */
  shape?: SkeletonShape;
  /** Of the line or block; a leaf has its own. */
  width?: SkeletonWidth;
}

/**
 * A blank in the shape of what is coming, so that nothing jumps when it comes. Silent: put a Spinner or another
 * announced text beside the blanks. Compose several with Stack and Inline.
 */
export function Skeleton({ shape = 'line', width = 'full', ...native }: SkeletonProps) {
  return <span {...native} aria-hidden="true" className={skeleton({ shape, width: shape === 'leaf' ? 'own' : width })} />;
}
