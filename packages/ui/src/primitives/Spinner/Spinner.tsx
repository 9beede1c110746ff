import type { NativeProps } from '../../layout/nativeProps.ts';
import { line, ring } from './Spinner.css.ts';

export interface SpinnerProps extends NativeProps<HTMLDivElement> {
  /** What is being waited for; shown beside the ring and announced politely. */
  label: string;
}

/** Says that something is on its way. Use Skeleton as well when the shape of what is coming is known. */
export function Spinner({ label, ...native }: SpinnerProps) {
  return (
    <div {...native} role="status" data-loading="" className={line}>
      <span className={ring} aria-hidden="true" />
      {label}
    </div>
  );
}
