import type { Client } from '@quad/api-client/client';
import { SessionProvider } from '@quad/api-client/hooks';
import { type LinkComponentProps, UiProvider } from '@quad/ui';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PageSettingsContext } from '../boot/PageSettingsContext.ts';
import type { PageSettings } from '../boot/pageSettings.ts';
import type { PortalTranslations } from '../messages/translations.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { LanguageContext } from './language.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';

export interface AppProps {
  client: Client;
  settings: PageSettings;
  /** The session that the server embedded in the page, if any. */
  session?: unknown;
  /** Translations of the page's language; undefined for English. */
  translations?: PortalTranslations | undefined;
  /** Nonce of the page's Content-Security-Policy. */
  nonce?: string | undefined;
}

/** Renders links of the design system with the router. */
function RouterLink({ href, ...props }: LinkComponentProps) {
  return <Link to={href} {...props} />;
}

/** The portal inside a router: the providers that every screen needs, and the screens. */
export function App({ client, settings, session, translations: initial, nonce }: AppProps) {
  const { pathname } = useLocation();
  const [translations, setTranslations] = useState(initial);
  return (
    <PageSettingsContext value={settings}>
      <SessionProvider client={client} served={session}>
        <UiProvider
          linkComponent={RouterLink}
          nonce={nonce}
          timeZone={settings.institute.timeZone}
          messages={translations?.messages}
          locale={translations?.locale}
        >
          <ScreenBoundary path={pathname}>
            <LanguageContext value={setTranslations}>
              <AppRoutes />
            </LanguageContext>
          </ScreenBoundary>
        </UiProvider>
      </SessionProvider>
    </PageSettingsContext>
  );
}
