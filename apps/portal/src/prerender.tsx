import { createClient } from '@quad/api-client/client';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';

/** Draws the sign-in page into HTML, at build time. The names are placeholders that the server fills in. */
export function renderSignIn(institute: { name: string; portalTitle: string }): string {
  const settings = { institute: { ...DEFAULT_INSTITUTE, ...institute }, demonstrationAccounts: [] };
  return renderToString(
    <StrictMode>
      <StaticRouter location="/login">
        <App client={createClient({ baseUrl: '' })} settings={settings} />
      </StaticRouter>
    </StrictMode>,
  );
}
