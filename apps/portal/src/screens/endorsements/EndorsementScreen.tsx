import { errorText } from '@quad/api-client/hooks';
import { ENDORSEMENT_TEXTS } from '@quad/domain/messages';
import { ErrorState, Spinner, useTranslate } from '@quad/ui';
import { EndorsedType } from './EndorsedType.tsx';
import { PendingEndorsements } from './PendingEndorsements.tsx';
import type { useShownSkillType } from './useShownSkillType.ts';

export interface EndorsementScreenProps extends ReturnType<typeof useShownSkillType> {
  /** The type's title stands above what waits, where the page's own title does not say it. */
  isTitled?: boolean;
  /** Only the achievements, and not the panel with all there is. */
  isOfAchievements?: boolean;
}

/** What waits for the person's endorsement, as soon as it is known of which type. */
export function EndorsementScreen({ isTitled, isOfAchievements, ...shown }: EndorsementScreenProps) {
  const t = useTranslate();
  const { type, error, retry } = shown;
  if (!type && error) return <ErrorState description={errorText(error, t('Failed to load the configuration.'))} onRetry={retry} />;
  if (!type) return <Spinner label={t(ENDORSEMENT_TEXTS.loadingConfiguration)} />;
  // What one endorses of several is chosen in the line of the tabs: more of what waits is in sight.
  const chooser = isTitled && <EndorsedType {...shown} />;
  return <PendingEndorsements key={type} type={type} isTitled={isTitled} isOfAchievements={isOfAchievements} chooser={chooser} />;
}
