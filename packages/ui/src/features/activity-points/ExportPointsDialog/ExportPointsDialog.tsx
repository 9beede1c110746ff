import { type AdminRules, POINT_EXPORT_COLUMNS, POINT_RULES_TEXTS, PointExportBody, type ShownTerm } from '@quad/domain/activity-points';
import { Controller } from 'react-hook-form';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type ClosableProps, FormDialog } from '../../forms/FormDialog.tsx';
import { useDialogForm } from '../../forms/useDialogForm.ts';

export interface ExportPointsDialogProps extends ClosableProps {
  /** The terms that can be exported. */
  terms: readonly ShownTerm[];
  /** The rules whose segments can be columns. */
  rules: readonly AdminRules[];
  /** Creates and saves the file. If the promise rejects, the dialog shows why. */
  onSubmit: (chosen: { term_id: string; columns: string[] }) => Promise<unknown>;
}

interface Column {
  readonly id: string;
  readonly name: string;
}

/** Selects the term and the columns of an export of points. It is open while it is rendered; load it lazily. */
export function ExportPointsDialog({ terms, rules, onSubmit, onClose }: ExportPointsDialogProps) {
  const t = useTranslate();
  const segments = new Map(rules.flatMap((each) => each.segments.map(({ _id, name }) => [_id, name] as const)));
  const columns: Column[] = [
    ...POINT_EXPORT_COLUMNS.map((id) => ({ id, name: t(POINT_RULES_TEXTS.columnNames[id]) })),
    ...[...segments].map(([id, name]) => ({ id: `segment.${id}`, name })),
  ];
  const { control, errors, register, ...form } = useDialogForm({
    schema: PointExportBody,
    defaultValues: { term_id: terms[0]?._id ?? '', columns: [...POINT_EXPORT_COLUMNS] },
    fields: ['term_id', 'columns'],
    send: onSubmit,
    fallback: POINT_RULES_TEXTS.exportFailed,
    onClose,
  });
  return (
    <FormDialog
      {...form}
      title={t(POINT_RULES_TEXTS.export)}
      about={t(POINT_RULES_TEXTS.exportAbout)}
      verb={t(POINT_RULES_TEXTS.exportVerb)}
      loadingText={t(POINT_RULES_TEXTS.exporting)}
      onClose={onClose}
    >
      <Field label={t(POINT_RULES_TEXTS.term)} error={errors.term_id?.message} required>
        <Select {...register('term_id')} options={terms.map(({ _id, name }) => ({ value: _id, label: name }))} />
      </Field>
      <Field label={t(POINT_RULES_TEXTS.columns)} error={errors.columns?.message} group required>
        <Controller
          control={control}
          name="columns"
          render={({ field: { value, onChange } }) => (
            <Stack gap="xs" role="group" aria-label={t(POINT_RULES_TEXTS.columns)}>
              {columns.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  label={name}
                  checked={value.includes(id)}
                  onCheckedChange={(checked) =>
                    onChange(columns.map((column) => column.id).filter((each) => (each === id ? checked : value.includes(each))))
                  }
                />
              ))}
            </Stack>
          )}
        />
      </Field>
    </FormDialog>
  );
}
