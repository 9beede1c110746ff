import { LANGUAGE_LOCALES } from '@quad/domain/language';
import { UiProvider, useLocaleSettings } from '@quad/ui';
import { type ComponentType, type ReactNode, use } from 'react';
import type { PortalTranslations } from '../messages/translations.ts';

const HINDI = {
  administration: () => import('../messages/hindi.administration.ts'),
  money: () => import('../messages/hindi.money.ts'),
  questions: () => import('../messages/hindi.questions.ts'),
  recognition: () => import('../messages/hindi.recognition.ts'),
  series: () => import('../messages/hindi.series.ts'),
};
type Area = keyof typeof HINDI;

const loading: Partial<Record<Area, Promise<PortalTranslations | undefined>>> = {};

/** If loading fails, the area has the common translations and English texts until the page is reloaded. */
async function loadHindi(area: Area): Promise<PortalTranslations | undefined> {
  try {
    return (await HINDI[area]()).hindi;
  } catch {
    return undefined;
  }
}

interface AreaTranslationsProps {
  /** The area, whose texts are loaded separately because few people use it. */
  area: Area;
  children: ReactNode;
}

/** Provides the translations of an area. Suspends until they are loaded. */
export function AreaTranslations({ area, children }: AreaTranslationsProps) {
  const { locale } = useLocaleSettings();
  if (locale !== LANGUAGE_LOCALES.hi) return children;
  loading[area] ??= loadHindi(area);
  const translations = use(loading[area]);
  return translations ? <UiProvider messages={translations.messages}>{children}</UiProvider> : children;
}

/** Wraps a screen, or a part of one, in the translations of its area. */
export function inArea<Props extends object>(area: Area, Content: ComponentType<Props>): ComponentType<Props> {
  return (props) => (
    <AreaTranslations area={area}>
      <Content {...props} />
    </AreaTranslations>
  );
}
