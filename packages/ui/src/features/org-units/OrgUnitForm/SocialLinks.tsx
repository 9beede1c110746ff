import { Field } from '../../../primitives/Field/Field.tsx';
import { RepeatingRows } from '../../../primitives/RepeatingRows/RepeatingRows.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import type { useOrgUnitForm } from './useOrgUnitForm.ts';

const MAX_LINKS = 20;

/** A unit's social links, each with a platform and an address. */
export function SocialLinks({ links, register }: Pick<ReturnType<typeof useOrgUnitForm>, 'links' | 'register'>) {
  const t = useTranslate();
  return (
    <RepeatingRows
      rows={links.fields}
      rowName={t('Social link')}
      addText={t('Add social link')}
      maxRows={MAX_LINKS}
      onAdd={() => links.append({ platform: '', url: '' })}
      onRemove={(index) => links.remove(index)}
    >
      {(_row, { index }) => (
        <>
          <Field label={t('Platform')}>
            <TextInput {...register(`contact_info.social_media.${index}.platform`)} autoComplete="off" />
          </Field>
          <Field label={t('URL')}>
            <TextInput {...register(`contact_info.social_media.${index}.url`)} inputMode="url" autoComplete="off" />
          </Field>
        </>
      )}
    </RepeatingRows>
  );
}
