import {
  readProps,
  useApprovals,
  useClassPoints,
  usePointsOfStudent,
  useSignTerm,
  useTerms,
  useWholeClass,
  useWithdrawSignature,
} from '@quad/api-client/hooks';
import { type AdvisedBatch, CLAIM_TEXTS, CLASS_ORDERS, CLASS_TEXTS, type ClassRow, type ShownTerm } from '@quad/domain/activity-points';
import { Button, Field, Inline, Link, Select, Stack, Text, useTranslate } from '@quad/ui';
import { ClassPointsList, SignTermDialog, StudentPointsDialog } from '@quad/ui/features/activity-points';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { announceSaved } from '../../app/shell/shellToasts.ts';
import { messageOf, withSuccessToast } from '../../app/shell/withSuccessToast.ts';
import { useNow, useToday } from '../../app/useNow.ts';
import { useUrlOrder } from '../../app/useUrlFilters.ts';

const NO_TERMS: readonly ShownTerm[] = [];

const keyOf = ({ program, admission_year }: AdvisedBatch) => `${admission_year} ${program}`;

/** The classes that the person advises. The URL names the class, the term and the student whose points are open. */
export function AdvisedClass({ batches }: { batches: readonly AdvisedBatch[] }) {
  const t = useTranslate();
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const { data: terms = NO_TERMS } = useTerms();
  const { total: claims = 0 } = useApprovals('to-decide');
  const over = terms.filter(({ until }) => until < today);
  const batch = batches.find((each) => keyOf(each) === params.get('class')) ?? batches[0];
  const term = over.find(({ _id }) => _id === params.get('term')) ?? over[0];
  const [isSigning, setSigning] = useState(false);
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    next.set(name, value);
    next.delete('student');
    setParams(next);
  };
  if (!batch) return null;
  return (
    <Stack>
      <Inline align="end" justify="between">
        <Inline align="end">
          {batches.length > 1 && (
            <Field label={t(CLASS_TEXTS.batch)}>
              <Select
                value={keyOf(batch)}
                onValueChange={(value) => choose('class', value)}
                options={batches.map((each) => ({
                  value: keyOf(each),
                  label: t(CLASS_TEXTS.batchName, { program: each.program, year: String(each.admission_year) }),
                }))}
              />
            </Field>
          )}
          {term && (
            <Field label={t(CLASS_TEXTS.term)}>
              <Select
                value={term._id}
                onValueChange={(value) => choose('term', value)}
                options={over.map(({ _id, name }) => ({ value: _id, label: name }))}
              />
            </Field>
          )}
        </Inline>
        {term && (
          <Button variant="primary" onClick={() => setSigning(true)}>
            {t(CLASS_TEXTS.sign)}
          </Button>
        )}
      </Inline>
      {claims > 0 && <Link href="/approvals">{t(CLAIM_TEXTS.toDecide, { count: claims })}</Link>}
      {batches.length === 1 && (
        <Text tone="muted">{t(CLASS_TEXTS.batchName, { program: batch.program, year: String(batch.admission_year) })}</Text>
      )}
      {!term && <Text tone="muted">{t(CLASS_TEXTS.noTerms)}</Text>}
      <ClassOf key={`${keyOf(batch)} ${term?._id}`} batch={batch} term={term} />
      {isSigning && term && <SignTerm batch={batch} term={term} onClose={() => setSigning(false)} />}
    </Stack>
  );
}

interface OfClass {
  batch: AdvisedBatch;
  term: ShownTerm | undefined;
}

function ClassOf({ batch: { program, admission_year }, term }: OfClass) {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState('');
  const { order, onOrderChange } = useUrlOrder(CLASS_ORDERS);
  const read = useClassPoints({ program, admission_year, term_id: term?._id, search: search.trim(), order });
  const opened = read.data?.find(({ student }) => student._id === params.get('student'));
  const at = (student: string | null) => {
    const next = new URLSearchParams(params);
    if (student === null) next.delete('student');
    else next.set('student', student);
    return next;
  };
  return (
    <>
      <ClassPointsList
        title={[t(CLASS_TEXTS.batchName, { program, year: String(admission_year) }), term?.name].filter(Boolean).join(' · ')}
        rows={read.data}
        count={read.total}
        search={search}
        onSearchChange={setSearch}
        order={order}
        onOrderChange={onOrderChange}
        hrefOf={({ student }) => `/points?${at(student._id)}`}
        {...readProps(read, CLASS_TEXTS.failed)}
        onLoadMore={read.loadMore}
      />
      {opened && <OfStudent row={opened} onClose={() => setParams(at(null), { replace: true })} />}
    </>
  );
}

function SignTerm({ batch: { program, admission_year }, term, onClose }: { batch: AdvisedBatch; term: ShownTerm; onClose: () => void }) {
  const t = useTranslate();
  const { data, error, retry } = useWholeClass({ program, admission_year, term_id: term._id });
  const sign = useSignTerm();
  const onSign = async () => {
    const { signed } = await sign({ term_id: term._id, program, admission_year });
    announceSaved(signed.length === 1 ? t(CLASS_TEXTS.signedOne) : t(CLASS_TEXTS.signedMany, { students: signed.length }));
  };
  return <SignTermDialog term={term} rows={data} {...readProps({ error, retry }, CLASS_TEXTS.failed)} onSign={onSign} onClose={onClose} />;
}

function OfStudent({ row, onClose }: { row: ClassRow; onClose: () => void }) {
  const { data, error, retry } = usePointsOfStudent(row.student._id);
  const withdraw = useWithdrawSignature();
  const now = useNow();
  return (
    <StudentPointsDialog
      row={row}
      points={data}
      {...readProps({ error, retry }, CLASS_TEXTS.detailFailed)}
      now={now}
      onUndo={withSuccessToast(withdraw, messageOf)}
      onClose={onClose}
    />
  );
}
