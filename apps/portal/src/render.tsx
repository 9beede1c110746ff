import { createClient } from '@quad/api-client/client';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { LANGUAGES, type Language } from '@quad/domain/language';
import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { loadTranslations } from './app/language.ts';
import type { FirstScreen, PageSettings } from './boot/pageSettings.ts';

export { LANGUAGES };

export interface SignInPlaceholders extends Pick<PageSettings, 'demonstrationAccounts'> {
  readonly language: Language;
  readonly name: string;
  readonly portalTitle: string;
}

/** What the server knows about a request for a screen. */
export interface ScreenRequest extends FirstScreen {
  readonly settings: PageSettings;
  /** The person, in the form of the `/auth/fetchAuth` response. */
  readonly session: unknown;
  readonly language: Language;
}

/** Waits for all content, in document order: the HTML must not depend on a script. */
async function toHtml(location: string, app: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={location}>{app}</StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return await new Response(prelude).text();
}

/** Renders the sign-in page to HTML at build time, with placeholders for values that the server fills in. */
export async function renderSignIn({ name, portalTitle, demonstrationAccounts, language }: SignInPlaceholders): Promise<string> {
  const settings = { institute: { ...DEFAULT_INSTITUTE, name, portalTitle }, demonstrationAccounts };
  return toHtml(
    '/login',
    <App client={createClient({ baseUrl: '' })} settings={settings} translations={await loadTranslations(language)} />,
  );
}

/**
 * Renders a screen to HTML for the person who requests it. Parts without an answer among those given render as loading; the browser fetches
 * them.
 */
export async function renderScreen({ path, renderedAt, answers, session, settings, language }: ScreenRequest): Promise<string> {
  const client = createClient({ baseUrl: '', served: answers });
  const translations = await loadTranslations(language);
  return toHtml(path, <App client={client} settings={{ ...settings, renderedAt }} session={session} translations={translations} />);
}
