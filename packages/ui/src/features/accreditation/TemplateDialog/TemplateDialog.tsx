import {
  ACCREDITATION_FIGURES,
  ACCREDITATION_KINDS,
  type AccreditationFigure,
  type AccreditationKind,
  FIGURE_TEXTS,
  MAX_COLUMNS,
  TEMPLATE_KIND_TEXTS,
  TEMPLATE_TEXTS,
  TemplateInput,
} from '@quad/domain/accreditation';
import { useFieldArray, useWatch } from 'react-hook-form';
import { Field } from '../../../primitives/Field/Field.tsx';
import { RepeatingRows } from '../../../primitives/RepeatingRows/RepeatingRows.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import type { Translate } from '../../../primitives/UiProvider/translate.ts';
import { type ClosableProps, FormDialog } from '../../forms/FormDialog.tsx';
import { useDialogForm } from '../../forms/useDialogForm.ts';

export interface TemplateDialogProps extends ClosableProps {
  /** Adds it. If the promise rejects, the dialog shows why. */
  onSubmit: (template: TemplateInput) => Promise<unknown>;
}

const figuresOf = (kind: AccreditationKind): readonly AccreditationFigure[] => ACCREDITATION_FIGURES[kind];
const toColumn = (figure: AccreditationFigure, t: Translate) => ({ figure, heading: t(FIGURE_TEXTS[figure]) });
/** The initial number of columns. */
const BEGUN = 3;
const begun = (kind: AccreditationKind, t: Translate) =>
  figuresOf(kind)
    .slice(0, BEGUN)
    .map((figure) => toColumn(figure, t));

/** Adds an accreditation template: what a row stands for, and its columns. Load it lazily. */
export function TemplateDialog({ onSubmit, onClose }: TemplateDialogProps) {
  const t = useTranslate();
  const { register, errors, control, ...form } = useDialogForm({
    schema: TemplateInput,
    defaultValues: { name: '', source: '', kind: 'events', columns: begun('events', t) },
    fields: ['name', 'source', 'kind', 'columns'],
    send: onSubmit,
    fallback: TEMPLATE_TEXTS.addFailed,
    onClose,
  });
  const kind = useWatch({ control, name: 'kind' });
  const columns = useFieldArray({ control, name: 'columns' });
  const chosen = useWatch({ control, name: 'columns' }).map(({ figure }) => figure);
  const free = figuresOf(kind).filter((figure) => !chosen.includes(figure));
  return (
    <FormDialog
      {...form}
      title={t(TEMPLATE_TEXTS.add)}
      about={t(TEMPLATE_TEXTS.about)}
      verb={t(TEMPLATE_TEXTS.add)}
      loadingText={t(TEMPLATE_TEXTS.adding)}
      onClose={onClose}
    >
      <Field label={t(TEMPLATE_TEXTS.name)} error={errors.name?.message} required>
        <TextInput {...register('name')} autoComplete="off" />
      </Field>
      <Field label={t(TEMPLATE_TEXTS.source)} hint={t(TEMPLATE_TEXTS.sourceHint)} error={errors.source?.message} required>
        <Textarea {...register('source')} />
      </Field>
      <Field label={t(TEMPLATE_TEXTS.kind)} error={errors.kind?.message} required>
        <Select
          {...register('kind', { onChange: ({ target }) => columns.replace(begun(target.value, t)) })}
          options={ACCREDITATION_KINDS.map((each) => ({ value: each, label: t(TEMPLATE_KIND_TEXTS[each]) }))}
        />
      </Field>
      <Field label={t(TEMPLATE_TEXTS.columns)} error={errors.columns?.root?.message ?? errors.columns?.message} group>
        <RepeatingRows
          rows={columns.fields}
          rowName={t(TEMPLATE_TEXTS.column)}
          addText={t(TEMPLATE_TEXTS.addColumn)}
          maxRows={Math.min(MAX_COLUMNS, figuresOf(kind).length)}
          onAdd={() => columns.append(free.slice(0, 1).map((figure) => toColumn(figure, t)))}
          onRemove={(index) => columns.remove(index)}
        >
          {(_row, { index }) => (
            <>
              <Field label={t(TEMPLATE_TEXTS.figure)}>
                <Select
                  {...register(`columns.${index}.figure`)}
                  options={figuresOf(kind).map((figure) => ({ value: figure, label: t(FIGURE_TEXTS[figure]) }))}
                />
              </Field>
              <Field label={t(TEMPLATE_TEXTS.heading)} error={errors.columns?.[index]?.heading?.message} required>
                <TextInput {...register(`columns.${index}.heading`)} autoComplete="off" />
              </Field>
            </>
          )}
        </RepeatingRows>
      </Field>
    </FormDialog>
  );
}
