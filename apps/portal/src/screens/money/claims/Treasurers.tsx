import { errorText, useAdviserSearch, useSetTreasurers, useTreasurers } from '@quad/api-client/hooks';
import { OFFICERS_TEXTS } from '@quad/domain/accreditation';
import { TREASURER_TEXTS } from '@quad/domain/expense-claims';
import { Button, ErrorState, Section, Text, useTranslate } from '@quad/ui';
import { PeopleDialog } from '@quad/ui/features/activity-points';
import { useState } from 'react';
import { messageOf, withSuccessToast } from '../../../app/shell/withSuccessToast.ts';

/** The treasurers, for administrators. */
export function Treasurers() {
  const t = useTranslate();
  const { data, error, retry } = useTreasurers();
  const save = useSetTreasurers();
  const search = useAdviserSearch();
  const [open, setOpen] = useState(false);
  const findPeople = async (typed: string, signal: AbortSignal) =>
    (await search(typed, signal)).map(({ _id, name, username }) => ({ value: _id, label: name || username, detail: username }));
  return (
    <Section
      title={t(TREASURER_TEXTS.title)}
      subtitle={t(TREASURER_TEXTS.about)}
      actions={
        data && (
          <Button size="s" onClick={() => setOpen(true)}>
            {t(OFFICERS_TEXTS.change)}
          </Button>
        )
      }
    >
      {error ? (
        <ErrorState description={errorText(error, OFFICERS_TEXTS.failed)} onRetry={retry} />
      ) : (
        data && (
          <Text>{data.map(({ personal_info, username }) => personal_info?.name || username).join(', ') || t(OFFICERS_TEXTS.nobody)}</Text>
        )
      )}
      {open && data && (
        <PeopleDialog
          title={t(TREASURER_TEXTS.title)}
          about={t(TREASURER_TEXTS.about)}
          label={t(TREASURER_TEXTS.title)}
          people={data}
          fallback={TREASURER_TEXTS.saveFailed}
          onSearch={findPeople}
          onSubmit={withSuccessToast(save, messageOf)}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  );
}
