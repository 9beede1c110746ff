import { SKILL_TYPES } from '@quad/domain/skills';
import { Grid } from '../../../layout/Grid/index.ts';
import { Stack } from '../../../layout/Stack/index.ts';
import { Card } from '../../../primitives/Card/index.ts';
import { Field } from '../../../primitives/Field/index.ts';
import { Select } from '../../../primitives/Select/index.ts';
import { Textarea } from '../../../primitives/Textarea/index.ts';
import { TextInput } from '../../../primitives/TextInput/index.ts';
import { wordOptions } from '../../capitalized.ts';
import type { AddSkillFormState } from './useAddSkillForm.ts';

const TYPES = wordOptions(SKILL_TYPES);

/** What the catalogue has to know of a skill that it does not have yet. */
export function NewSkillFields({ register, errors }: Pick<AddSkillFormState, 'register' | 'errors'>) {
  return (
    <Card as="section" variant="sunken" aria-label="New skill">
      <Stack>
        <Grid columns={{ phone: 1, tablet: 2 }} align="start">
          <Field label="Name" error={errors.name?.message} isRequired>
            <TextInput {...register('name')} autoComplete="off" />
          </Field>
          <Field label="Category" hint="Such as Programming or Dance." error={errors.category?.message} isRequired>
            <TextInput {...register('category')} autoComplete="off" />
          </Field>
        </Grid>
        <Field label="Type" hint="Decides who endorses it." error={errors.type?.message} isRequired>
          <Select {...register('type')} options={TYPES} />
        </Field>
        <Field label="Description" error={errors.description?.message}>
          <Textarea {...register('description')} />
        </Field>
      </Stack>
    </Card>
  );
}
