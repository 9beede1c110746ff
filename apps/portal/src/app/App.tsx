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
  /** Who the page was served to, where the server said so. */
  session?: unknown;
  /** Of the language that the page is in; none for English. */
  words?: PortalWords | undefined;
  /** Of the page's Content-Security-Policy. */
  nonce?: string | undefined;
}

/** A link of the design system that goes through the router. */
function RouterLink({ href, ...props }: LinkComponentProps) {
  return <Link to={href} {...props} />;
}

/** The portal inside a router: what every screen needs, and the screens. */
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
