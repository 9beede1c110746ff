import { valibotResolver } from '@hookform/resolvers/valibot';
import { SKILL_TEXTS } from '@quad/domain/messages';
import {
  AddSkillForm,
  type CreateSkillInput,
  OTHER_SKILL,
  type ProficiencyLevel,
  proposesSkill,
  type SkillType,
} from '@quad/domain/skills';
import { useForm, useWatch } from 'react-hook-form';
import { failureOf } from '../../failure.ts';
import { showFailure } from '../../showFailure.ts';

/** A skill for one's own list: of the catalogue by its id, or a new one to be proposed first. */
export interface SkillToAdd {
  readonly skill: string | CreateSkillInput;
  readonly proficiency_level: ProficiencyLevel;
  readonly position_id: string | null;
}

export interface AddSkillFormOptions {
  /** Chosen at the start: the id of a skill, 'other' for a new one, or nothing. */
  initialSkill?: string;
  /**
   * Adds the skill, and proposes it before where it is new. While the promise is open the form is busy; if it is fulfilled the
   * form is blank again; if it is rejected the form says why and keeps what was typed.
   */
  onAdd: (added: SkillToAdd) => Promise<unknown>;
}

const FIELDS = ['skill_id', 'name', 'category', 'type', 'description', 'proficiency_level', 'position_id'] as const;

/** What the form holds; of the new-skill fields only while 'other' is chosen. */
export interface AddSkillValues {
  skill_id: string;
  name: string;
  category: string;
  type: SkillType;
  description: string;
  proficiency_level: ProficiencyLevel;
  position_id: string;
}

function toSend(form: AddSkillForm): SkillToAdd {
  const { skill_id, proficiency_level, position_id } = form;
  if (!proposesSkill(form)) return { skill: skill_id, proficiency_level, position_id };
  const { name, category, type, description } = form;
  return { skill: { name, category, type, description }, proficiency_level, position_id };
}

/** The form that adds a skill: checked by the domain's schema, then by whoever adds it (specification 2, section 5). */
export function useAddSkillForm({ initialSkill = '', onAdd }: AddSkillFormOptions) {
  const defaultValues: AddSkillValues = {
    skill_id: initialSkill,
    name: '',
    category: '',
    type: 'technical',
    description: '',
    proficiency_level: 'beginner',
    position_id: '',
  };
  const form = useForm<AddSkillValues, unknown, AddSkillForm>({ resolver: valibotResolver(AddSkillForm), defaultValues });
  const send = async (values: AddSkillForm) => {
    try {
      await onAdd(toSend(values));
      form.reset({ ...defaultValues, skill_id: '' });
    } catch (error) {
      showFailure({ setError: form.setError, fields: FIELDS }, failureOf(error, SKILL_TEXTS.addFailed));
    }
  };
  const isNew = useWatch({ control: form.control, name: 'skill_id' }) === OTHER_SKILL;
  return { form, isNew, submit: form.handleSubmit(send) };
}
