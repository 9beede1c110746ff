import { errorText, useDeputies, useEndDeputy, useFindAnything, useNameDeputy } from '@quad/api-client/hooks';
import { APPROVAL_SCREEN_TEXTS } from '@quad/domain/approvals';
import { useTranslate } from '@quad/ui';
import { DeputyDialog } from '@quad/ui/features/approvals';
import { announceSaved } from '../../app/shell/shellToasts.ts';
import { useNow, useToday } from '../../app/useNow.ts';

/** The person's deputies, and the form that names one. */
export function Deputies({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const { data, error, retry } = useDeputies();
  const find = useFindAnything();
  const name = useNameDeputy();
  const end = useEndDeputy();
  return (
    <DeputyDialog
      deputies={data}
      error={error && errorText(error, APPROVAL_SCREEN_TEXTS.deputyFailed)}
      onRetry={retry}
      now={useNow()}
      today={useToday()}
      onSearch={async (typed, signal) =>
        (await find(typed, signal)).flatMap(({ kind, _id, title, detail }) =>
          kind === 'person' ? [{ value: _id, label: title, ...(detail && { detail }) }] : [],
        )
      }
      onSubmit={async (input) => {
        await name(input);
        announceSaved(t(APPROVAL_SCREEN_TEXTS.isNamed));
      }}
      onRemove={async () => {
        await end();
        announceSaved(t(APPROVAL_SCREEN_TEXTS.isEnded));
      }}
      onClose={onClose}
    />
  );
}
