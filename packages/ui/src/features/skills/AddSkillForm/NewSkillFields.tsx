import { SKILL_TYPES } from '@quad/domain/skills';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
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
