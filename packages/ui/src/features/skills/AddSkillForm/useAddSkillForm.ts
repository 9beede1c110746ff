import { SKILL_TEXTS } from '@quad/domain/messages';
import { AddSkillForm, OTHER_SKILL } from '@quad/domain/skills';
import { useWatch } from 'react-hook-form';
import { useServerForm } from '../../forms/useServerForm.ts';

export interface AddSkillFormOptions {
  /** The initial selection: the id of a skill, 'other' for a new one, or empty. */
  initialSkill?: string;
  /**
   * Adds the skill, and proposes it first if it is new. The form is busy while the promise is pending; if it resolves, the form is reset;
   * if it rejects, the form shows why and keeps the input.
   */
  onAdd: (added: AddSkillForm) => Promise<unknown>;
}

const FIELDS = ['skill_id', 'name', 'category', 'type', 'description', 'proficiency_level', 'position_id'] as const;

const BLANK = {
  skill_id: '',
  name: '',
  category: '',
  type: 'technical',
  description: '',
  proficiency_level: 'beginner',
  position_id: '',
} as const;

/** The form that adds a skill, validated by the domain's schema, then by the server (docs/specification/skills.md#skills-add). */
export function useAddSkillForm({ initialSkill = '', onAdd }: AddSkillFormOptions) {
  const form = useServerForm({
    schema: AddSkillForm,
    defaultValues: { ...BLANK, skill_id: initialSkill },
    fields: FIELDS,
    send: onAdd,
    failure: SKILL_TEXTS.addFailed,
    onSuccess: ({ reset }) => reset(BLANK),
  });
  const isNew = useWatch({ control: form.control, name: 'skill_id' }) === OTHER_SKILL;
  return { ...form, isNew };
}

/** The form as used by its parts. */
export type AddSkillFormState = ReturnType<typeof useAddSkillForm>;
