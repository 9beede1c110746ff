import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';

/** Stands in for analytics; the text says what is being waited for. */
export function AnalyticsLoading({ text }: { text: string }) {
  return (
    <Stack gap="m">
      <Spinner label={text} />
      <Skeleton shape="title" width="most" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  );
}
