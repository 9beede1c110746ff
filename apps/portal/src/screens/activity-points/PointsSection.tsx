import {
  errorText,
  readProps,
  useAccreditationOfficers,
  useAccreditationTemplates,
  useAddAccreditationTemplate,
  useAddTerm,
  useAdviserSearch,
  useBatchAdvisers,
  useComparePointRules,
  useCreatePointRules,
  useExportPoints,
  useFlows,
  usePointRules,
  useRemoveAccreditationTemplate,
  useSetAccreditationOfficers,
  useSetAdvisers,
  useTerms,
} from '@quad/api-client/hooks';
import { OFFICERS_TEXTS, TEMPLATE_TEXTS } from '@quad/domain/accreditation';
import {
  type AdminRules,
  AICTE_RULES,
  type BatchAdvisers,
  KTU_RULES,
  POINT_RULES_TEXTS,
  type PointRulesInput,
  type ShownTerm,
} from '@quad/domain/activity-points';
import { Button, DropdownMenu, ErrorState, Inline, Section, Stack, Text, useTranslate } from '@quad/ui';
import { TemplateDialog, TemplateList } from '@quad/ui/features/accreditation';
import {
  BatchAdvisersList,
  ExportPointsDialog,
  PeopleDialog,
  PointRulesForm,
  PointRulesList,
  TermDialog,
  TermList,
} from '@quad/ui/features/activity-points';
import { saveFile } from '@quad/ui/features/downloads';
import { useAction } from '@quad/ui/features/forms';
import { lazy, Suspense, useState } from 'react';
import { announceSaved } from '../../app/shell/shellToasts.ts';
import { messageOf, withSuccessToast } from '../../app/shell/withSuccessToast.ts';
import { useIsEnabled } from '../../app/useIsEnabled.ts';
import { useNow, useToday } from '../../app/useNow.ts';
import { ChangeFlow, Flows, type OpenedFlow } from './Flows.tsx';

const Treasurers = lazy(async () => ({ default: (await import('../money/claims/Treasurers.tsx')).Treasurers }));

const NONE: readonly never[] = [];

/** Blank rules, without the values that each institute decides for itself. */
const BLANK = { ...AICTE_RULES, name: '', source: '', segments: [] };

/** The rules of activity points, the terms to sign, and who signs them. */
export function PointsSection() {
  const t = useTranslate();
  const [draft, setDraft] = useState<PointRulesInput>();
  const [flow, setFlow] = useState<OpenedFlow>();
  const compare = useComparePointRules();
  const create = useCreatePointRules();
  if (draft) {
    return (
      <PointRulesForm
        rules={draft}
        onCheck={compare}
        onSubmit={async (rules) => {
          await create(rules);
          announceSaved(t(POINT_RULES_TEXTS.kept));
          setDraft(undefined);
        }}
        onLeave={() => setDraft(undefined)}
      />
    );
  }
  if (flow) return <ChangeFlow {...flow} onLeave={() => setFlow(undefined)} />;
  return <Overview onBegin={setDraft} onChangeFlow={setFlow} />;
}

type Opened = 'term' | 'export' | 'officers' | 'template' | BatchAdvisers;

interface OverviewProps {
  onBegin: (rules: PointRulesInput) => void;
  onChangeFlow: (flow: OpenedFlow) => void;
}

function Overview({ onBegin, onChangeFlow }: OverviewProps) {
  const t = useTranslate();
  const now = useNow();
  const rules = usePointRules();
  const terms = useTerms();
  const today = useToday();
  const over = terms.data?.filter(({ until }) => until < today) ?? NONE;
  const advisers = useBatchAdvisers();
  // Lists whose length is not known appear together, so that none moves those below it.
  const hasLists = [rules, terms, advisers, useFlows()].every(({ data, error }) => data ?? error);
  const officers = useAccreditationOfficers();
  const hasMoney = useIsEnabled('money');
  const [opened, setOpened] = useState<Opened>();
  return (
    <Stack gap="l">
      <Inline justify="between">
        <Text tone="muted">{t(POINT_RULES_TEXTS.about)}</Text>
        <NewRules onBegin={onBegin} />
      </Inline>
      <Section title={t(POINT_RULES_TEXTS.rules)} subtitle={t(POINT_RULES_TEXTS.rulesAbout)}>
        <PointRulesList rules={rules.data} {...readProps(rules, POINT_RULES_TEXTS.failed)} now={now} onChange={onBegin} />
      </Section>
      {hasLists && (
        <>
          <Section
            title={t(POINT_RULES_TEXTS.terms)}
            actions={
              <>
                {over.length > 0 && (
                  <Button size="s" onClick={() => setOpened('export')}>
                    {t(POINT_RULES_TEXTS.export)}
                  </Button>
                )}
                <Button size="s" onClick={() => setOpened('term')}>
                  {t(POINT_RULES_TEXTS.addTerm)}
                </Button>
              </>
            }
          >
            <TermList terms={terms.data} {...readProps(terms, POINT_RULES_TEXTS.termsFailed)} now={now} />
          </Section>
          <Section title={t(POINT_RULES_TEXTS.advisers)} subtitle={t(POINT_RULES_TEXTS.advisersAbout)}>
            <BatchAdvisersList batches={advisers.data} {...readProps(advisers, POINT_RULES_TEXTS.advisersFailed)} onManage={setOpened} />
          </Section>
          <Flows onChange={onChangeFlow} />
          <Section
            title={t(OFFICERS_TEXTS.title)}
            subtitle={t(OFFICERS_TEXTS.about)}
            actions={
              officers.data && (
                <Button size="s" onClick={() => setOpened('officers')}>
                  {t(OFFICERS_TEXTS.change)}
                </Button>
              )
            }
          >
            {officers.error ? (
              <ErrorState description={errorText(officers.error, OFFICERS_TEXTS.failed)} onRetry={officers.retry} />
            ) : (
              officers.data && (
                <Text>
                  {officers.data.map(({ personal_info, username }) => personal_info?.name || username).join(', ') ||
                    t(OFFICERS_TEXTS.nobody)}
                </Text>
              )
            )}
          </Section>
          <Templates onAdd={() => setOpened('template')} />
          {hasMoney && (
            <Suspense>
              <Treasurers />
            </Suspense>
          )}
        </>
      )}
      {opened && <OpenedDialog opened={opened} terms={over} rules={rules.data ?? NONE} onClose={() => setOpened(undefined)} />}
    </Stack>
  );
}

/** The institute's own accreditation templates. */
function Templates({ onAdd }: { onAdd: () => void }) {
  const t = useTranslate();
  const now = useNow();
  const { data, error, retry } = useAccreditationTemplates();
  const remove = useRemoveAccreditationTemplate();
  const { failure, run } = useAction();
  const removeOne = withSuccessToast(remove, messageOf);
  return (
    <Section
      title={t(TEMPLATE_TEXTS.title)}
      subtitle={t(TEMPLATE_TEXTS.about)}
      actions={
        <Button size="s" onClick={onAdd}>
          {t(TEMPLATE_TEXTS.add)}
        </Button>
      }
    >
      {failure && <Text role="alert">{failure}</Text>}
      <TemplateList
        templates={data}
        {...readProps({ error, retry }, TEMPLATE_TEXTS.failed)}
        now={now}
        onRemove={({ _id }) => void run(() => removeOne({ templateId: _id }), TEMPLATE_TEXTS.removeFailed)}
      />
    </Section>
  );
}

/** Starts new rules from an example or from blank. */
function NewRules({ onBegin }: { onBegin: (rules: PointRulesInput) => void }) {
  const t = useTranslate();
  const today = useToday();
  const examples = [
    { id: 'aicte', label: t(AICTE_RULES.name), rules: AICTE_RULES },
    { id: 'ktu', label: t(KTU_RULES.name), rules: KTU_RULES },
    { id: 'blank', label: t(POINT_RULES_TEXTS.blank), rules: { ...BLANK, valid_from: today } },
  ];
  return (
    <DropdownMenu
      trigger={<Button variant="primary">{t(POINT_RULES_TEXTS.begin)}</Button>}
      items={examples.map(({ id, label, rules }) => ({ id, label, onSelect: () => onBegin(rules) }))}
    />
  );
}

interface OpenedDialogProps {
  opened: Opened;
  /** The terms that can be exported. */
  terms: readonly ShownTerm[];
  rules: readonly AdminRules[];
  onClose: () => void;
}

function OpenedDialog({ opened, terms, rules, onClose }: OpenedDialogProps) {
  const t = useTranslate();
  const addTerm = useAddTerm();
  const search = useAdviserSearch();
  const setAdvisers = useSetAdvisers();
  const exportPoints = useExportPoints();
  const { data: officers = NONE } = useAccreditationOfficers();
  const setOfficers = useSetAccreditationOfficers();
  const addTemplate = useAddAccreditationTemplate();
  const findPeople = async (typed: string, signal: AbortSignal) =>
    (await search(typed, signal)).map(({ _id, name, username }) => ({ value: _id, label: name || username, detail: username }));
  if (opened === 'officers') {
    return (
      <PeopleDialog
        title={t(OFFICERS_TEXTS.title)}
        about={t(OFFICERS_TEXTS.about)}
        label={t(OFFICERS_TEXTS.title)}
        people={officers}
        fallback={OFFICERS_TEXTS.saveFailed}
        onSearch={findPeople}
        onSubmit={withSuccessToast(setOfficers, messageOf)}
        onClose={onClose}
      />
    );
  }
  if (opened === 'template') {
    return <TemplateDialog onSubmit={withSuccessToast(addTemplate, t(TEMPLATE_TEXTS.added))} onClose={onClose} />;
  }
  if (opened === 'term') {
    return <TermDialog onSubmit={withSuccessToast(addTerm, t(POINT_RULES_TEXTS.termAdded))} onClose={onClose} />;
  }
  if (opened === 'export') {
    return (
      <ExportPointsDialog
        terms={terms}
        rules={rules}
        onSubmit={async (chosen) => saveFile('activity-points.csv', await exportPoints(chosen))}
        onClose={onClose}
      />
    );
  }
  const { program, admission_year } = opened;
  return (
    <PeopleDialog
      title={t(POINT_RULES_TEXTS.advisersOf, { program, year: String(admission_year) })}
      about={t(POINT_RULES_TEXTS.advisersAbout)}
      label={t(POINT_RULES_TEXTS.advisers)}
      people={opened.advisers}
      fallback={POINT_RULES_TEXTS.saveFailed}
      onSearch={findPeople}
      onSubmit={withSuccessToast(({ user_ids }) => setAdvisers({ program, admission_year, user_ids }), messageOf)}
      onClose={onClose}
    />
  );
}
