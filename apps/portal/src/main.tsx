import '@quad/ui/fonts.css';
import '@quad/ui/reset.css';
import { createClient } from '@quad/api-client/client';
import { isUnknownPath } from '@quad/domain/access';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { loadTranslations } from './app/language.ts';
import { restoreAddress } from './boot/addressOnReload.ts';
import { readFirstScreen, readPageSession, readPageSettings } from './boot/pageSettings.ts';
import { preloadPage } from './boot/preloadPage.ts';
import { announceUnknownAddress } from './boot/unknownAddress.ts';
import type { PortalTranslations } from './messages/translations.ts';

const root = document.getElementById('root');
if (!root) throw new Error('There is no #root.');

const screen = readFirstScreen();
// The server rendered the page for an older URL, so its HTML is discarded.
if (restoreAddress()) root.replaceChildren();
else if (screen && screen.path !== window.location.pathname) {
  // The server has already redirected.
  if (isUnknownPath(window.location.pathname)) announceUnknownAddress();
  window.history.replaceState(window.history.state, '', screen.path);
}

const client = createClient({
  baseUrl: import.meta.env.VITE_API_URL ?? '',
  served: screen?.answers,
  language: () => document.documentElement.lang,
});
const settings = { ...readPageSettings(), renderedAt: screen?.renderedAt };
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

const portal = (translations?: PortalTranslations) => (
  <StrictMode>
    <BrowserRouter>
      <App client={client} settings={settings} session={readPageSession()} translations={translations} nonce={nonce} />
    </BrowserRouter>
  </StrictMode>
);

const { pathname } = window.location;
const isSignIn = pathname === '/login';
// Somebody who starts to fill in the form will need the dashboard soon.
if (isSignIn) document.addEventListener('focusin', () => void preloadPage('/dashboard'), { once: true });
const code = isSignIn ? undefined : preloadPage(pathname === '/' ? '/dashboard' : pathname);

// The sign-in page and the landing pages arrive with their HTML; what was typed before this point is kept.
const start = (translations?: PortalTranslations) =>
  root.hasChildNodes() ? hydrateRoot(root, portal(translations)) : createRoot(root).render(portal(translations));
const { lang } = document.documentElement;
// All code has to load first: React cannot hydrate a part that is still loading if anything above it changes.
if (lang !== 'en') void Promise.all([loadTranslations(lang), code]).then(([translations]) => start(translations));
else if (code && root.hasChildNodes()) void code.then(() => start());
else start();
