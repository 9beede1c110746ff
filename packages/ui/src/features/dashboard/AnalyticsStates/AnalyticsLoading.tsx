import { Stack } from '../../../layout/Stack/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { Spinner } from '../../../primitives/Spinner/index.ts';

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
