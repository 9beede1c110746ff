import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { LoginPage } from '../pages/accounts/LoginPage.tsx';
import { Guard } from './Guard.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import { PAGES } from './pages.ts';

/** The cache of what was read: no page before sign-in needs it, so it comes with the first that does. */
const DataProvider = lazy(async () => ({ default: (await import('./data.ts')).DataProvider }));

/** Every screen behind the one guard. Only the sign-in page comes with the first load; the others come when asked for. */
export function AppRoutes() {
  return (
    <Guard>
      <Suspense fallback={<LoadingScreen />}>
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          {PAGES.map(({ path, Page, hasData }) => (
            <Route
              key={path}
              path={path}
              element={
                hasData ? (
                  <DataProvider>
                    <Page />
                  </DataProvider>
                ) : (
                  <Page />
                )
              }
            />
          ))}
          <Route path="*" element={<LoadingScreen />} />
        </Routes>
      </Suspense>
    </Guard>
  );
}
