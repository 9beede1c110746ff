import '@quad/ui/fonts.css';
import '@quad/ui/reset.css';
import { createClient } from '@quad/api-client/client';
import { isUnknownPath } from '@quad/domain/access';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { loadWords } from './app/language.ts';
import { restoreAddress } from './boot/addressOnReload.ts';
import { readFirstScreen, readPageSession, readPageSettings } from './boot/pageSettings.ts';
import { preloadPage } from './boot/preloadPage.ts';
import { announceUnknownAddress } from './boot/unknownAddress.ts';
import type { PortalWords } from './messages/words.ts';

const root = document.getElementById('root');
if (!root) throw new Error('There is no #root.');

const screen = readFirstScreen();
// What the page shows is not what its reader has last asked for.
if (restoreAddress()) root.replaceChildren();
else if (screen && screen.path !== window.location.pathname) {
  // The server has led elsewhere already.
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

const portal = (words?: PortalWords) => (
  <StrictMode>
    <BrowserRouter>
      <App client={client} settings={settings} session={readPageSession()} words={words} nonce={nonce} />
    </BrowserRouter>
  </StrictMode>
);

const { pathname } = window.location;
const isSignIn = pathname === '/login';
// Whoever begins to fill in the form is about to need it.
if (isSignIn) document.addEventListener('focusin', () => void preloadPage('/dashboard'), { once: true });
const code = isSignIn ? undefined : preloadPage(pathname === '/' ? '/dashboard' : pathname);

// The sign-in page arrives with its form in the HTML, and a landing page with its content; what was typed before this line stays.
const begin = (words?: PortalWords) => (root.hasChildNodes() ? hydrateRoot(root, portal(words)) : createRoot(root).render(portal(words)));
const { lang } = document.documentElement;
// All code is there first: a part that still had to load could not take over its HTML if anything above it changed.
if (lang !== 'en') void Promise.all([loadWords(lang), code]).then(([words]) => begin(words));
else if (code && root.hasChildNodes()) void code.then(() => begin());
else begin();
