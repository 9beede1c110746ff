import { APPROVAL_SCREEN_TEXTS, DeputyInput, type NamedDeputy, type OwnDeputies } from '@quad/domain/approvals';
import { formatDay } from '@quad/domain/time';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Combobox } from '../../../primitives/Combobox/Combobox.tsx';
import type { OptionSearch } from '../../../primitives/combo/useOptionSearch.ts';
import { DateInput } from '../../../primitives/DateInput/DateInput.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useAction } from '../../forms/useAction.ts';
import { useDialogForm } from '../../forms/useDialogForm.ts';
import type { ReadProps } from '../../surfaces/readProps.ts';
import { nameOf } from '../approvalStatus.ts';

export interface DeputyDialogProps extends ReadProps {
  /** The user's deputy, and whom the user is the deputy of; undefined while loading. */
  deputies: OwnDeputies | undefined;
  /** The current time, from which a period may start. Dates in the current year are shown without the year. */
  now: Date;
  /** The current date on campus. */
  today: string;
  /** Searches people by name or number. */
  onSearch: OptionSearch;
  /** Names a deputy. If the promise rejects, the dialog shows why. */
  onSubmit: (input: DeputyInput) => Promise<unknown>;
  /** Removes the deputy. If the promise rejects, the dialog shows why. */
  onRemove: () => Promise<unknown>;
  /** Called when the dialog is done or cancelled: stop rendering it. */
  onClose: () => void;
}

/** The user's deputy and the period, with a form to name one. It is open while it is rendered; load it lazily. */
export function DeputyDialog({ deputies, error, onRetry, now, today, onSearch, onSubmit, onRemove, onClose }: DeputyDialogProps) {
  const { locale, translate: t } = useLocaleSettings();
  const formId = useId();
  const removing = useAction();
  const form = useDialogForm({
    schema: DeputyInput,
    defaultValues: { deputy_id: '', from: today, until: '' },
    fields: ['deputy_id', 'from', 'until'],
    send: onSubmit,
    fallback: APPROVAL_SCREEN_TEXTS.nameFailed,
    onClose,
  });
  const { control, errors, register } = form;
  const day = (each: string) => formatDay(each, 'UTC', locale, now);
  const line = ({ from, until, ...of }: NamedDeputy, text: string) =>
    t(text, { deputy: nameOf(of.deputy), person: nameOf(of.principal), from: day(from), until: day(until) });
  const mayName = deputies?.may_name ?? false;
  const footer = (
    <>
      <Button onClick={onClose}>{t(mayName ? APPROVAL_SCREEN_TEXTS.cancel : APPROVAL_SCREEN_TEXTS.close)}</Button>
      {mayName && (
        <Button type="submit" form={formId} variant="primary" loading={form.loading} loadingText={t(APPROVAL_SCREEN_TEXTS.naming)}>
          {t(APPROVAL_SCREEN_TEXTS.nameDeputy)}
        </Button>
      )}
    </>
  );
  const failure = form.error ?? removing.failure;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(APPROVAL_SCREEN_TEXTS.deputy)}
      description={t(APPROVAL_SCREEN_TEXTS.deputyAbout)}
      footer={footer}
    >
      {!deputies &&
        (error === undefined ? (
          <Spinner label={t(APPROVAL_SCREEN_TEXTS.deputyLoading)} />
        ) : (
          <ErrorState description={error} onRetry={onRetry} />
        ))}
      {deputies && (
        <Stack gap="l">
          {failure && <ErrorState description={failure} />}
          {deputies.others.length > 0 && (
            <Stack as="ul" gap="xs" aria-label={t(APPROVAL_SCREEN_TEXTS.standsInFor)}>
              {deputies.others.map((each) => (
                <li key={each.principal._id}>
                  <Text>{line(each, APPROVAL_SCREEN_TEXTS.youFor)}</Text>
                </li>
              ))}
            </Stack>
          )}
          {deputies.own && (
            <Inline justify="between">
              <Text>{line(deputies.own, APPROVAL_SCREEN_TEXTS.forYou)}</Text>
              <Button
                size="s"
                loading={removing.isPending}
                loadingText={t(APPROVAL_SCREEN_TEXTS.ending)}
                onClick={() => void removing.run(onRemove, APPROVAL_SCREEN_TEXTS.endFailed)}
              >
                {t(APPROVAL_SCREEN_TEXTS.end)}
              </Button>
            </Inline>
          )}
          {mayName ? (
            <form id={formId} noValidate onSubmit={form.submit}>
              <Stack>
                <Field
                  label={t(deputies.own ? APPROVAL_SCREEN_TEXTS.another : APPROVAL_SCREEN_TEXTS.whoDeputy)}
                  error={errors.deputy_id?.message}
                  required
                >
                  <Controller
                    control={control}
                    name="deputy_id"
                    render={({ field: { onChange, ...field } }) => (
                      <Combobox
                        {...field}
                        onValueChange={onChange}
                        onSearch={onSearch}
                        placeholder={t(APPROVAL_SCREEN_TEXTS.searchPeople)}
                      />
                    )}
                  />
                </Field>
                <Grid columns={{ phone: 1, tablet: 2 }}>
                  <Field label={t(APPROVAL_SCREEN_TEXTS.deputyFrom)} error={errors.from?.message} required>
                    <DateInput {...register('from')} />
                  </Field>
                  <Field label={t(APPROVAL_SCREEN_TEXTS.deputyUntil)} error={errors.until?.message} required>
                    <DateInput {...register('until')} min={today} />
                  </Field>
                </Grid>
              </Stack>
            </form>
          ) : (
            <Text tone="muted">{t(APPROVAL_SCREEN_TEXTS.mayNotName)}</Text>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
