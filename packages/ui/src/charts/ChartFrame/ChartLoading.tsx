import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { blank } from './ChartFrame.css.ts';

/** A blank as high as a chart, so that nothing jumps when the figures come. */
export function ChartLoading({ title }: { title: string }) {
  return (
    <div role="status" className={blank}>
      <VisuallyHidden>{`Loading ${title}...`}</VisuallyHidden>
    </div>
  );
}
