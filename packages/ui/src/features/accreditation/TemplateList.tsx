import { TEMPLATE_KIND_TEXTS, TEMPLATE_TEXTS, type Template } from '@quad/domain/accreditation';
import { formatDay } from '@quad/domain/time';
import { FileSpreadsheet } from 'lucide-react';
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { RecordList } from '../../primitives/RecordList/RecordList.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { EmptyRecordList } from '../surfaces/EmptyRecordList.tsx';
import { recordCard, words } from '../surfaces/recordCard.css.ts';

export interface TemplateListProps {
  /** The institute's own templates; undefined while loading or after a failure. */
  templates: readonly Template[] | undefined;
  /** Why loading or removing failed, as a sentence for the user. */
  error?: string | undefined;
  /** Retries after an error. */
  onRetry?: (() => void) | undefined;
  /** The current time. Dates in the current year are shown without the year. */
  now: Date;
  /** Called to remove a template. */
  onRemove: (template: Template) => void;
}

const keyOf = ({ _id }: Template) => _id;

/** The institute's own templates of accreditation. */
export function TemplateList({ templates, now, onRemove, ...list }: TemplateListProps) {
  const { locale, translate: t } = useLocaleSettings();
  return (
    <RecordList
      {...list}
      label={t(TEMPLATE_TEXTS.title)}
      density="compact"
      items={templates}
      itemKey={keyOf}
      loadingText={t(TEMPLATE_TEXTS.loading)}
      empty={<EmptyRecordList icon={FileSpreadsheet} title={t(TEMPLATE_TEXTS.none)} description={t(TEMPLATE_TEXTS.noneHint)} />}
    >
      {(template) => (
        <div className={recordCard}>
          <div className={words}>
            <Text weight="medium">{template.name}</Text>
            <Text size="s" tone="muted">
              {template.source} · {t(TEMPLATE_KIND_TEXTS[template.kind])} ·{' '}
              {t(TEMPLATE_TEXTS.dated, { day: formatDay(template.dated, 'UTC', locale, now) })}
            </Text>
            <Text size="s" tone="muted">
              {template.columns.map(({ heading }) => heading).join(', ')}
            </Text>
          </div>
          <AlertDialog
            trigger={
              <Button size="s" variant="quiet" aria-label={t('Remove {what}', { what: template.name })}>
                {t('Remove')}
              </Button>
            }
            title={t(TEMPLATE_TEXTS.removeQuestion, { name: template.name })}
            description={t(TEMPLATE_TEXTS.removeAbout)}
            confirmText={t(TEMPLATE_TEXTS.remove)}
            cancelText={t('Cancel')}
            onConfirm={() => onRemove(template)}
          />
        </div>
      )}
    </RecordList>
  );
}
