import { readProps, useDeputies, useEndDeputy, useFindAnything, useNameDeputy } from '@quad/api-client/hooks';
import { APPROVAL_SCREEN_TEXTS } from '@quad/domain/approvals';
import { useTranslate } from '@quad/ui';
import { DeputyDialog } from '@quad/ui/features/approvals';
import { withSuccessToast } from '../../app/shell/withSuccessToast.ts';
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
      {...readProps({ error, retry }, APPROVAL_SCREEN_TEXTS.deputyFailed)}
      now={useNow()}
      today={useToday()}
      onSearch={async (typed, signal) =>
        (await find(typed, signal)).flatMap(({ kind, _id, title, detail }) =>
          kind === 'person' ? [{ value: _id, label: title, ...(detail && { detail }) }] : [],
        )
      }
      onSubmit={withSuccessToast(name, t(APPROVAL_SCREEN_TEXTS.isNamed))}
      onRemove={withSuccessToast(end, t(APPROVAL_SCREEN_TEXTS.isEnded))}
      onClose={onClose}
    />
  );
}
