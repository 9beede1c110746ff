import { useId, useState } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type EventFormChoices, EventFormFields } from '../EventForm/EventFormFields.tsx';
import { DraftNotice, EventFormFailure } from '../EventForm/EventFormNotices.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { type EventEditOptions, useEventEdit } from './useEventEdit.ts';

export interface EventFormDialogProps extends EventEditOptions, EventFormChoices {}

/** Edits an existing event. It is open while it is rendered; load it lazily. Use EventForm instead to plan a new one. */
export function EventFormDialog({ units, onSearchUsers, budgetHint, ...options }: EventFormDialogProps) {
  const t = useTranslate();
  const { event, draft, onClose } = options;
  const formId = useId();
  const { form, failure, conflict, takeTheirs, cancel, isSubmitting, submit } = useEventEdit(options);
  const [hasNotice, setNotice] = useState(draft !== undefined);
  const discard = () => {
    takeTheirs();
    setNotice(false);
    form.setFocus('title');
  };
  const footer = (
    <>
      <Button onClick={cancel}>{t('Cancel')}</Button>
      <Button type="submit" form={formId} variant="primary" loading={isSubmitting} loadingText={t('Updating...')}>
        {t('Update Event')}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={onClose} title={t('Edit Event')} description={event.title} size="xl" footer={footer}>
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          {hasNotice && !conflict && <DraftNotice onDiscard={discard} />}
          <EventFormFields form={form} {...{ units, onSearchUsers, budgetHint }} ownUnit={event.organizing_unit_id} />
          {conflict && <ConflictNotice {...conflict} />}
          {failure && !conflict && <EventFormFailure {...failure} />}
        </Stack>
      </form>
    </Dialog>
  );
}
