import type { ReactNode } from 'react';
import type { NativeProps } from '../../layout/nativeProps.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import type { Space } from '../../layout/space.ts';
import { Spinner } from '../Spinner/Spinner.tsx';

export interface LoadingShapeProps extends NativeProps<HTMLElement> {
  /** What is loading; announced. */
  label: string;
  /** The space between the skeletons. */
  gap?: Space;
  /** Skeletons in the shape of the content. */
  children: ReactNode;
}

/**
 * A placeholder while content loads: an announced label above skeletons in the shape of the content. Use RecordList instead for a list,
 * which has its own; use Spinner alone if the shape is unknown.
 */
export function LoadingShape({ label, gap = 'm', children, ...native }: LoadingShapeProps) {
  return (
    <Stack {...native} gap={gap}>
      <Spinner label={label} />
      {children}
    </Stack>
  );
}
