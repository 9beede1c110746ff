import { createClient } from '@quad/api-client/client';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import type { PageSettings } from './app/pageSettings.ts';

export interface SignInPlaceholders extends Pick<PageSettings, 'demonstrationAccounts'> {
  readonly name: string;
  readonly portalTitle: string;
}

/** Draws the sign-in page into HTML, at build time. What is not known yet is a placeholder that the server fills in. */
export async function renderSignIn({ name, portalTitle, demonstrationAccounts }: SignInPlaceholders): Promise<string> {
  const settings = { institute: { ...DEFAULT_INSTITUTE, name, portalTitle }, demonstrationAccounts };
  // Whole, and in its order: nothing of it may wait for a script.
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location="/login">
        <App client={createClient({ baseUrl: '' })} settings={settings} />
      </StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return await new Response(prelude).text();
}
