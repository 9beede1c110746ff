import { lazy, Suspense, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useInstitute } from '../boot/PageSettingsContext.ts';
import { loadedScreens, loadScreens } from '../boot/preloadPage.ts';
import { LoginPage } from '../screens/accounts/LoginPage.tsx';
import { Guard } from './Guard.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';

const LazyScreens = lazy(loadScreens);

/**
 * All screens, behind a single guard. The first load contains only the sign-in page, without institute providers; the other screens load on
 * demand.
 */
export function AppRoutes() {
  // Fixed for the lifetime of the page: switching to the other component would remount the screen.
  const [Screens] = useState(() => loadedScreens() ?? LazyScreens);
  return (
    <Guard>
      <Suspense fallback={<LoadingScreen />}>
        <Routes>
          {!useInstitute().offered && <Route path="/login" element={<LoginPage />} />}
          <Route path="*" element={<Screens />} />
        </Routes>
      </Suspense>
    </Guard>
  );
}
