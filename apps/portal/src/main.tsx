import { createClient } from '@quad/api-client/client';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { restoreAddress } from './app/addressOnReload.ts';
import { readPageSession, readPageSettings } from './app/pageSettings.ts';
import { preloadPage } from './app/preloadPage.ts';

restoreAddress();

const client = createClient({ baseUrl: import.meta.env.VITE_API_URL ?? '' });
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

const portal = (
  <StrictMode>
    <BrowserRouter>
      <App client={client} settings={readPageSettings()} session={readPageSession()} nonce={nonce} />
    </BrowserRouter>
  </StrictMode>
);

const { pathname } = window.location;
if (pathname !== '/login') preloadPage(pathname === '/' ? '/dashboard' : pathname);
// Whoever begins to fill in the form is about to need it.
else document.addEventListener('focusin', () => preloadPage('/dashboard'), { once: true });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
// The sign-in page arrives with its form in the HTML; what was typed into it before this line stays.
if (root.hasChildNodes()) hydrateRoot(root, portal);
else createRoot(root).render(portal);
