import type { ReactNode } from 'react';
import type { NativeProps } from '../../layout/nativeProps.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import type { Space } from '../../layout/space.ts';
import { Spinner } from '../Spinner/Spinner.tsx';

export interface LoadingShapeProps extends NativeProps<HTMLElement> {
  /** What is being waited for; announced. */
  label: string;
  /** The space between the pieces. */
  gap?: Space;
  /** Skeletons in the shape of what is coming. */
  children: ReactNode;
}

/**
 * Stands in for content that is on its way: says what is being waited for, above blanks in its shape. Use RecordList instead for
 * a list, which brings its own; use Spinner alone where nothing has a shape yet.
 */
export function LoadingShape({ label, gap = 'm', children, ...native }: LoadingShapeProps) {
  return (
    <Stack {...native} gap={gap}>
      <Spinner label={label} />
      {children}
    </Stack>
  );
}
