import { SKILL_TYPES } from '@quad/domain/skills';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { capitalizedOptions, translatedOptions } from '../../forms/options.ts';
import type { AddSkillFormState } from './useAddSkillForm.ts';

const TYPES = capitalizedOptions(SKILL_TYPES);

/** The fields of a skill that is not in the catalog yet. */
export function NewSkillFields({ register, errors }: Pick<AddSkillFormState, 'register' | 'errors'>) {
  const t = useTranslate();
  return (
    <Card asChild variant="sunken" aria-label={t('New skill')}>
      <section>
        <Stack>
          <Grid columns={{ phone: 1, tablet: 2 }} align="start">
            <Field label={t('Name')} error={errors.name?.message} required>
              <TextInput {...register('name')} autoComplete="off" />
            </Field>
            <Field label={t('Category')} hint={t('Such as Programming or Dance.')} error={errors.category?.message} required>
              <TextInput {...register('category')} autoComplete="off" />
            </Field>
          </Grid>
          <Field label={t('Type')} hint={t('Determines who endorses it.')} error={errors.type?.message} required>
            <Select {...register('type')} options={translatedOptions(TYPES, t)} />
          </Field>
          <Field label={t('Description')} error={errors.description?.message}>
            <Textarea {...register('description')} />
          </Field>
        </Stack>
      </section>
    </Card>
  );
}
