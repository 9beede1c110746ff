import { lazy, Suspense } from 'react';

const ComponentPage = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }));

/** The page of every component; its parts are loaded with the first page, not with a story. */
export function DocsPage() {
  return (
    <Suspense>
      <ComponentPage />
    </Suspense>
  );
}
