import { Select, useTranslate } from '@quad/ui';
import { wordOptions } from '@quad/ui/features/endorsements';
import type { useShownSkillType } from './useShownSkillType.ts';

/** Selects the skill type, for people who endorse several (the president); renders nothing for those who endorse one. */
export function EndorsedType({ type, types, chooseType }: ReturnType<typeof useShownSkillType>) {
  const t = useTranslate();
  if (types.length < 2) return null;
  const options = wordOptions(types).map(({ value, label }) => ({ value, label: t(label) }));
  return <Select aria-label={t('Type')} value={type} options={options} onValueChange={chooseType} />;
}
