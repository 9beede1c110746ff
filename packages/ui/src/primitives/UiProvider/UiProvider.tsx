import '../../themes/index.ts';
import { setNonce } from 'get-nonce';
import { Direction } from 'radix-ui';
import { type ReactNode, useMemo, useState } from 'react';
import type { ThemeName } from '../../themes/index.ts';
import { ToastHost } from '../Toast/Toast.tsx';
import { LocaleContext, type LocaleSettings, useLocaleSettings } from './LocaleSettings.ts';
import type { Translate } from './translate.ts';
import { createPortalPlace, UiContext, type UiContextValue } from './UiContext.ts';
import { themed } from './UiProvider.css.ts';

export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** Settings of an app. Time zone, locale, currency and messages are inherited from an outer provider; the defaults are an Indian campus's. */
export interface UiProviderProps extends Partial<Omit<LocaleSettings, 'translate'>> {
  /**
   * The reader's language: `translateBy(hi)` with the texts of one, made once, or any function that translates. Say `locale` and
   * `direction` with it. Without it English, or the language of the provider around this one.
   */
  messages?: Translate | undefined;
  /** The router's link. Without it every link loads a page. */
  linkComponent?: UiContextValue['linkComponent'];
  /**
   * A theme for this part of the page only: one of those that come along, or one of your own by the name that `quad-tokens build` gave it.
   * Without it the page's own `data-theme` holds, or the system's wish.
   */
  theme?: ThemeName | (string & {});
  /** How close things stand in this part of the page. Without it the page's own `data-density` holds. */
  density?: Density;
  /**
   * Left to right where nobody says; set it together with the page's own `dir`.
   * @default 'ltr'
   */
  dir?: 'ltr' | 'rtl';
  /** The nonce of the page's Content-Security-Policy, for the style tag that keeps the page still behind a dialog, and others of Radix. */
  nonce?: string;
  /** The app, or a part of a page. */
  children: ReactNode;
}

/** Wrap an app in it once: it provides the themes, the router's link, and a container for overlays. */
export function UiProvider({ linkComponent = 'a', theme, density, dir, nonce, children, ...locale }: UiProviderProps) {
  const [portal] = useState(createPortalPlace);
  const value = useMemo(() => ({ linkComponent, portal }), [linkComponent, portal]);
  const localeSettings = useLocaleChanges(locale);
  if (nonce) {
    setNonce(nonce);
  }
  return (
    <UiContext value={value}>
      <LocaleContext value={localeSettings}>
        <Direction.Provider dir={dir ?? 'ltr'}>
          <div className={theme && themed} data-theme={theme} data-density={density} dir={dir}>
            {children}
            <div ref={portal.set} />
            <ToastHost />
          </div>
        </Direction.Provider>
      </LocaleContext>
    </UiContext>
  );
}

/** The settings of the outer provider, overridden by the given ones. */
function useLocaleChanges(changes: Pick<UiProviderProps, 'messages' | 'timeZone' | 'locale' | 'currency'>): LocaleSettings {
  const outer = useLocaleSettings();
  const { timeZone = outer.timeZone, locale = outer.locale, currency = outer.currency, messages: translate = outer.translate } = changes;
  return useMemo(() => ({ timeZone, locale, currency, translate }), [timeZone, locale, currency, translate]);
}
