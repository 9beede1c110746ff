import type { NativeProps } from '../../layout/nativeProps.ts';
import { line, ring } from './Spinner.css.ts';

export interface SpinnerProps extends NativeProps<HTMLDivElement> {
  /** What is loading; shown beside the ring and announced politely. */
  label: string;
}

/** A loading indicator with a label. Use Skeleton as well if the shape of the content is known. */
export function Spinner({ label, ...native }: SpinnerProps) {
  return (
    <div {...native} role="status" data-loading="" className={line}>
      <span className={ring} aria-hidden="true" />
      {label}
    </div>
  );
}
