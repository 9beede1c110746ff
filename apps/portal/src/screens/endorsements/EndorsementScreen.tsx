import { errorText } from '@quad/api-client/hooks';
import { ENDORSEMENT_TEXTS } from '@quad/domain/messages';
import { ErrorState, Spinner, useTranslate } from '@quad/ui';
import { PendingEndorsements } from './PendingEndorsements.tsx';
import { SkillTypeSelect } from './SkillTypeSelect.tsx';
import type { useSelectedSkillType } from './useSelectedSkillType.ts';

export interface EndorsementScreenProps extends ReturnType<typeof useSelectedSkillType> {
  /** Shows the title of the type above the list, for pages whose own title does not name it. */
  isTitled?: boolean;
  /** Shows only the achievements instead of the whole panel. */
  isOfAchievements?: boolean;
}

/** The items that the person may endorse, once the type is known. */
export function EndorsementScreen({ isTitled, isOfAchievements, ...shown }: EndorsementScreenProps) {
  const t = useTranslate();
  const { type, error, retry } = shown;
  if (!type && error) return <ErrorState description={errorText(error, t('Failed to load the configuration.'))} onRetry={retry} />;
  if (!type) return <Spinner label={t(ENDORSEMENT_TEXTS.loadingConfiguration)} />;
  // The type is chosen in the line of the tabs, which leaves more room for the items.
  const chooser = isTitled && <SkillTypeSelect {...shown} />;
  return <PendingEndorsements key={type} type={type} isTitled={isTitled} isOfAchievements={isOfAchievements} chooser={chooser} />;
}
