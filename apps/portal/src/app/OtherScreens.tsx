import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { LoadingScreen } from './LoadingScreen.tsx';
import { PreloadContext } from './PreloadContext.ts';
import { loadPage, PAGES } from './pages.ts';
import { SignInAgain } from './SignInAgain.tsx';

export { loadPage };

/** The cache of what was read: no page before sign-in needs it, so it comes with the first that does. */
const DataProvider = lazy(async () => ({ default: (await import('./data.ts')).DataProvider }));

/**
 * Every screen but the sign-in page, which loads nothing of them: not even their addresses. With them the way back in when a
 * session ends.
 */
export default function OtherScreens() {
  return (
    <PreloadContext value={loadPage}>
      <Routes>
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
      <SignInAgain />
    </PreloadContext>
  );
}
