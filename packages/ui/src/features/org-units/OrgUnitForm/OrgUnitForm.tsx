import { fixedCategory, type OrgUnit, UNIT_CATEGORIES, UNIT_TYPES, unitTypeName } from '@quad/domain/org-units';
import { FormActions } from '../../../layout/FormActions/FormActions.tsx';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { EmailInput } from '../../../primitives/EmailInput/EmailInput.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { translatedOptions } from '../../forms/options.ts';
import { SocialLinks } from './SocialLinks.tsx';
import { type OrgUnitFormOptions, useOrgUnitForm } from './useOrgUnitForm.ts';

export interface OrgUnitFormProps extends OrgUnitFormOptions {
  /** The possible parents of the new unit. */
  parents: readonly Pick<OrgUnit, '_id' | 'name'>[];
  /** Called to leave the form, which discards its values. */
  onCancel: () => void;
}

const TYPES = UNIT_TYPES.map((type) => ({ value: type, label: unitTypeName(type) }));
const CATEGORIES = UNIT_CATEGORIES.map((category) => ({ value: category, label: category }));

/** 'Create Organization': a form for a council, club or committee and its coordinator's account. Load it lazily. */
export function OrgUnitForm({ role, parents, onSubmit, onCancel }: OrgUnitFormProps) {
  const t = useTranslate();
  const { register, links, errors, error, loading, submit } = useOrgUnitForm({ role, onSubmit });
  const { contact_info: contact, budget_info: budget } = errors;
  const category = fixedCategory(role);
  return (
    <form aria-label={t('Create Organization')} noValidate onSubmit={submit}>
      <Stack width="form">
        {error && <ErrorState description={error} />}
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <Field label={t('Organization name')} error={errors.name?.message} required>
            <TextInput {...register('name')} autoComplete="off" />
          </Field>
          <Field label={t('Organization type')} error={errors.type?.message} required>
            <Select {...register('type')} placeholder={t('Select a type')} options={translatedOptions(TYPES, t)} />
          </Field>
          {category ? (
            <Field label={t('Category')} hint={t('Given by your office.')}>
              <TextInput readOnly value={t(category)} />
            </Field>
          ) : (
            <Field label={t('Category')} error={errors.category?.message} required>
              <Select {...register('category')} placeholder={t('Select a category')} options={translatedOptions(CATEGORIES, t)} />
            </Field>
          )}
          <Field label={t('Parent unit')} error={errors.parent_unit_id?.message}>
            <Select
              {...register('parent_unit_id')}
              placeholder={t('None')}
              options={parents.map(({ _id, name }) => ({ value: _id, label: name }))}
            />
          </Field>
          <Field label={t('Hierarchy level')} error={errors.hierarchy_level?.message}>
            <NumberInput {...register('hierarchy_level')} min={1} step={1} />
          </Field>
        </Grid>
        <Field label={t('Description')} error={errors.description?.message}>
          <Textarea {...register('description')} />
        </Field>
        <Checkbox {...register('is_active')} label={t('Active')} />
        <Field
          label={t('Contact email')}
          hint={t('The owner of this address coordinates the unit, and receives a mail explaining how to sign in.')}
          error={contact?.email?.message}
          required
        >
          <EmailInput {...register('contact_info.email')} autoComplete="off" />
        </Field>
        <Field label={t('Social media')} error={contact?.social_media?.message ?? contact?.social_media?.root?.message} group>
          <SocialLinks links={links} register={register} />
        </Field>
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <Field label={t('Allocated Budget ($)')} error={budget?.allocated_budget?.message}>
            <NumberInput {...register('budget_info.allocated_budget')} min={0} step="any" currency="₹" />
          </Field>
          <Field label={t('Spent Amount ($)')} error={budget?.spent_amount?.message}>
            <NumberInput {...register('budget_info.spent_amount')} min={0} step="any" currency="₹" />
          </Field>
        </Grid>
        <FormActions>
          <Button type="submit" variant="primary" loading={loading} loadingText={t('Creating...')}>
            {t('Create Organization')}
          </Button>
          <Button onClick={onCancel}>{t('Cancel')}</Button>
        </FormActions>
      </Stack>
    </form>
  );
}
