import { lazy, Suspense, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { LoginPage } from '../screens/accounts/LoginPage.tsx';
import { Guard } from './Guard.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import { loadedScreens, loadScreens } from './preloadPage.ts';

const LateScreens = lazy(loadScreens);

/** Every screen behind the one guard. Only the sign-in page comes with the first load; the others come when asked for. */
export function AppRoutes() {
  // The same for good: another component would be another screen.
  const [Screens] = useState(() => loadedScreens() ?? LateScreens);
  return (
    <Guard>
      <Suspense fallback={<LoadingScreen />}>
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          <Route path="*" element={<Screens />} />
        </Routes>
      </Suspense>
    </Guard>
  );
}
