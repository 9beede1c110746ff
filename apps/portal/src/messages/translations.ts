import type { Language } from '@quad/domain/language';
import type { UiProviderProps } from '@quad/ui';

/** A language other than English, in the form that the design system takes. */
export interface PortalTranslations extends Pick<UiProviderProps, 'messages' | 'locale'> {
  readonly language: Language;
}
