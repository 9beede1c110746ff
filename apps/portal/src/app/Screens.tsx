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

const DeferredParts = lazyComponent(() => import('./DeferredParts.tsx'));

/** Provides the data cache to the screens that read; no page before sign-in needs it. */
function WithData() {
  const isTakenOver = useAfterHydration(true, false);
  return (
    <DataProvider hasReauthentication>
      <Outlet />
      {isTakenOver && (
        <Suspense>
          <DeferredParts />
        </Suspense>
      )}
    </DataProvider>
  );
}

const FeatureDisabledPage = lazy(async () => ({
  default: (await import('../screens/accounts/FeatureDisabledPage.tsx')).FeatureDisabledPage,
}));

const routes = (institute: Institute, hasData: boolean) =>
  PAGES.map((page) => ({ ...page, enabled: isEnabled(institute, featureFlagOfScreen(page.path)) }))
    // The page shown for a disabled one may use the shell, which reads data.
    .filter((page) => (page.hasData || !page.enabled) === hasData)
    .map(({ path, Page, enabled }) => <Route key={path} path={path} element={enabled ? <Page /> : <FeatureDisabledPage />} />);

/** All screens except the sign-in page, which does not load even their paths, and the dialog that signs in again when a session ends. */
export default function Screens() {
  const institute = useInstitute();
  useEffect(() => {
    // Marks that a server-rendered screen is interactive; tests wait for this attribute.
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
