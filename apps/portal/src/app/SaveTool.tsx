import { Button, Inline, useTranslate } from '@quad/ui';
import { type ReactNode, Suspense } from 'react';

/** The tool that saves a list, whose code comes late: until it is there its words stand in its place, so that nothing jumps. */
export function SaveTool({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const place = (
    <Inline justify="end">
      <Button size="small" variant="quiet" isUnavailable>
        {t('Save as CSV')}
      </Button>
    </Inline>
  );
  return <Suspense fallback={place}>{children}</Suspense>;
}
