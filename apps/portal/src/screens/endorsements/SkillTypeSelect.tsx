import { Select, useTranslate } from '@quad/ui';
import { capitalizedOptions } from '@quad/ui/features/endorsements';
import type { useSelectedSkillType } from './useSelectedSkillType.ts';

/** Selects the skill type, for people who endorse several (the president); renders nothing for those who endorse one. */
export function SkillTypeSelect({ type, types, chooseType }: ReturnType<typeof useSelectedSkillType>) {
  const t = useTranslate();
  if (types.length < 2) return null;
  const options = capitalizedOptions(types).map(({ value, label }) => ({ value, label: t(label) }));
  return <Select aria-label={t('Type')} value={type} options={options} onValueChange={chooseType} />;
}
