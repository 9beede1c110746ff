import { Field } from '../../../primitives/Field/Field.tsx';
import { RepeatingRows } from '../../../primitives/RepeatingRows/RepeatingRows.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import type { useOrgUnitForm } from './useOrgUnitForm.ts';

const MOST_LINKS = 20;

/** A unit's links, a platform and an address each. */
export function SocialLinks({ links, register }: Pick<ReturnType<typeof useOrgUnitForm>, 'links' | 'register'>) {
  return (
    <RepeatingRows
      rows={links.fields}
      rowName="Social link"
      addText="Add social link"
      maxRows={MOST_LINKS}
      onAdd={() => links.append({ platform: '', url: '' })}
      onRemove={({ index }) => links.remove(index)}
    >
      {(_row, { index }) => (
        <>
          <Field label="Platform">
            <TextInput {...register(`contact_info.social_media.${index}.platform`)} autoComplete="off" />
          </Field>
          <Field label="URL">
            <TextInput {...register(`contact_info.social_media.${index}.url`)} inputMode="url" autoComplete="off" />
          </Field>
        </>
      )}
    </RepeatingRows>
  );
}
