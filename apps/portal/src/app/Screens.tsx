import { DataProvider } from '@quad/api-client/hooks';
import { featureFlagOfScreen, isEnabled } from '@quad/domain/feature-flags';
import type { Institute } from '@quad/domain/institute';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { lazyComponent } from '../boot/lazyComponent.ts';
import { useInstitute } from '../boot/PageSettingsContext.ts';
import { PreloadContext } from '../boot/PreloadContext.ts';
import { replayClicks } from '../boot/replayClicks.ts';
import { useAfterHydration } from '../boot/useAfterHydration.ts';
import { LoadingScreen } from './LoadingScreen.tsx';
import { loadPage, PAGES } from './routes.ts';
import { SignInAgain } from './SignInAgain.tsx';

export { loadPage };

const AfterScreen = lazyComponent(() => import('./AfterScreen.tsx'));

/** The cache of what was read, around the screens that read: no page before sign-in needs it. */
function WithData() {
  const isTakenOver = useAfterHydration(true, false);
  return (
    <DataProvider asksAgain>
      <Outlet />
      {isTakenOver && (
        <Suspense>
          <AfterScreen />
        </Suspense>
      )}
    </DataProvider>
  );
}

const OffPage = lazy(async () => ({ default: (await import('../screens/accounts/OffPage.tsx')).OffPage }));

const routes = (institute: Institute, hasData: boolean) =>
  PAGES.map((page) => ({ ...page, enabled: isEnabled(institute, featureFlagOfScreen(page.path)) }))
    // The page that stands for one that is off may have the shell, which reads.
    .filter((page) => (page.hasData || !page.enabled) === hasData)
    .map(({ path, Page, enabled }) => <Route key={path} path={path} element={enabled ? <Page /> : <OffPage />} />);

/**
 * Every screen but the sign-in page, which loads nothing of them: not even their addresses. With them the way back in when a
 * session ends.
 */
export default function Screens() {
  const institute = useInstitute();
  useEffect(() => {
    // A screen that arrived as HTML answers from here on; tests wait for this mark.
    document.getElementById('root')?.setAttribute('data-hydrated', '');
    replayClicks();
  }, []);
  return (
    <PreloadContext value={loadPage}>
      <Routes>
        <Route element={<WithData />}>{routes(institute, true)}</Route>
        {routes(institute, false)}
        <Route path="*" element={<LoadingScreen />} />
      </Routes>
      <SignInAgain />
    </PreloadContext>
  );
}
