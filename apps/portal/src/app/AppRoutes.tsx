import { lazy, Suspense, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useInstitute } from '../boot/PageSettingsContext.ts';
import { loadedScreens, loadScreens } from '../boot/preloadPage.ts';
import { LoginPage } from '../screens/accounts/LoginPage.tsx';
import { Guard } from './Guard.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';

const LazyScreens = lazy(loadScreens);

/** Every screen behind the one guard. Only the sign-in page comes with the first load, unless it offers more than most; the others come when asked for. */
export function AppRoutes() {
  // The same for good: another component would be another screen.
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
