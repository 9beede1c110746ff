import { lazy, Suspense } from 'react';

const ComponentPage = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }));

/** The documentation page of every component; its code is loaded with the first page, not with a story. */
export function DocsPage() {
  return (
    <Suspense>
      <ComponentPage />
    </Suspense>
  );
}
