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

/**
 * The settings of an app. Time zone, locale, currency and messages are inherited from an outer provider; the defaults are those of an
 * Indian campus.
 */
export interface UiProviderProps extends Partial<Omit<LocaleSettings, 'translate'>> {
  /**
   * The reader's language: `translateBy(hi)` for a set of messages, created once, or any translating function. Set `locale` and `dir` with
   * it. The default is the language of the outer provider, or English.
   */
  messages?: Translate | undefined;
  /** The link component of the app's router. Without it every link loads a page. */
  linkComponent?: UiContextValue['linkComponent'];
  /**
   * The theme of this part of the page: a built-in one, or the name of one that `quad-tokens build` generated. Without it, `data-theme` of
   * the page or the system preference applies.
   */
  theme?: ThemeName | (string & {});
  /** The density of this part of the page. Without it, `data-density` of the page applies. */
  density?: Density;
  /**
   * The text direction; set it together with `dir` of the page.
   * @default 'ltr'
   */
  dir?: 'ltr' | 'rtl';
  /** The nonce of the page's Content-Security-Policy, for the style tags of Radix, such as the one that locks scrolling behind a dialog. */
  nonce?: string;
  /** The app, or a part of a page. */
  children: ReactNode;
}

/** Provides the themes, the router's link and a container for overlays; wrap an app in it once. */
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
