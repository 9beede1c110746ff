import type { Client } from '@quad/api-client/client';
import { SessionProvider } from '@quad/api-client/hooks';
import { type LinkComponentProps, UiProvider } from '@quad/ui';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PageSettingsContext } from '../boot/PageSettingsContext.ts';
import type { PageSettings } from '../boot/pageSettings.ts';
import type { PortalWords } from '../messages/words.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { LanguageContext } from './language.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';

export interface AppProps {
  client: Client;
  settings: PageSettings;
  /** The session that the server embedded in the page, if any. */
  session?: unknown;
  /** Translations of the page's language; undefined for English. */
  words?: PortalWords | undefined;
  /** Nonce of the page's Content-Security-Policy. */
  nonce?: string | undefined;
}

/** Renders links of the design system with the router. */
function RouterLink({ href, ...props }: LinkComponentProps) {
  return <Link to={href} {...props} />;
}

/** The portal inside a router: the providers that every screen needs, and the screens. */
export function App({ client, settings, session, words: first, nonce }: AppProps) {
  const { pathname } = useLocation();
  const [words, setWords] = useState(first);
  return (
    <PageSettingsContext value={settings}>
      <SessionProvider client={client} served={session}>
        <UiProvider
          linkComponent={RouterLink}
          nonce={nonce}
          timeZone={settings.institute.timeZone}
          messages={words?.messages}
          locale={words?.locale}
        >
          <ScreenBoundary path={pathname}>
            <LanguageContext value={setWords}>
              <AppRoutes />
            </LanguageContext>
          </ScreenBoundary>
        </UiProvider>
      </SessionProvider>
    </PageSettingsContext>
  );
}
