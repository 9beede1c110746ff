import type { Language } from '@quad/domain/language';
import type { UiProviderProps } from '@quad/ui';

/** A language besides English, as the design system takes it. */
export interface PortalWords extends Pick<UiProviderProps, 'messages' | 'locale'> {
  readonly language: Language;
}
