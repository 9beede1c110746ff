import { useEndorsedSkillTypes } from '@quad/api-client/hooks';
import type { SkillType } from '@quad/domain/skills';
import { useSearchParams } from 'react-router-dom';

/** The type that the person endorses here: the one in the URL if they may endorse it, else their first one. */
export function useSelectedSkillType() {
  const [params, setParams] = useSearchParams();
  const { data: types = [], error, retry } = useEndorsedSkillTypes();
  const wanted = params.get('type');
  const type: SkillType | undefined = types.find((each) => each === wanted) ?? types[0];
  const chooseType = (chosen: string) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.set('type', chosen);
      return after;
    });
  return { type, types, chooseType, error, retry };
}
