import type { RequestedCertificates } from '@quad/domain/approvals';
import {
  CERTIFICATE_KINDS,
  CERTIFICATE_PLACES,
  CERTIFICATE_TEMPLATES,
  CERTIFICATE_TEXTS,
  CertificateChoice,
  type CertificateKind,
  CertificateOrder,
  type CertificatePreview,
} from '@quad/domain/certificates';
import { messageOf } from '@quad/domain/fields';
import { formatMessage } from '@quad/domain/messages';
import { type FormEvent, useEffect, useId, useState } from 'react';
import * as v from 'valibot';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { failureOf } from '../../forms/failure.ts';
import { CertificateSample } from '../CertificateSample.tsx';
import type { CertificatesDialogProps } from './CertificatesDialogProps.ts';

interface CertificateFormProps
  extends Pick<CertificatesDialogProps, 'event' | 'meetings' | 'values' | 'onPreview' | 'onIssue' | 'onClose'> {
  /** A returned request to change. */
  returned?: RequestedCertificates | undefined;
  /** Returns to the list. */
  onReturn: () => void;
}

const FIRST: CertificateKind = 'attendance';
const PLACES = CERTIFICATE_PLACES.map((place) => `{${place}}`).join(', ');
const NOBODY = { name: '', office: '' };

/** Converts a request into the form's values. */
function draftOf({ run: { kind }, order: { days, title, body, signatories } }: RequestedCertificates) {
  const [first = NOBODY, second = NOBODY] = signatories;
  return { kind, days: days === null ? '' : String(days), title, body, first, second };
}

type PreviewState = { readonly preview: CertificatePreview } | { readonly error: string } | undefined;

/** Counts the recipients whenever the selection changes. */
function usePreview(choice: { kind: CertificateKind; days: string }, onPreview: CertificateFormProps['onPreview']): PreviewState {
  const { kind, days } = choice;
  const [state, setState] = useState<{ of: string; result: PreviewState }>();
  const key = `${kind} ${days}`;
  useEffect(() => {
    let isCurrent = true;
    const read = v.safeParse(CertificateChoice, { kind, days: kind === 'attendance' ? days : null });
    const preview = read.success ? onPreview(read.output) : Promise.reject(new Error(read.issues[0].message));
    const settle = (result: PreviewState) => isCurrent && setState({ of: `${kind} ${days}`, result });
    preview.then(
      (preview) => settle({ preview }),
      (error: unknown) => settle({ error: read.success ? failureOf(error, CERTIFICATE_TEXTS.countFailed).message : '' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [kind, days, onPreview]);
  return state?.of === key ? state.result : undefined;
}

/** Selects the recipients and the text of certificates, with a preview, before they are issued. */
export function CertificateForm({ event, meetings, values, returned, onPreview, onIssue, onReturn, onClose }: CertificateFormProps) {
  const words = useLocaleSettings();
  const { translate: t } = words;
  const formId = useId();
  const templateOf = (kind: CertificateKind) => ({
    title: t(CERTIFICATE_TEMPLATES[kind].title),
    body: t(CERTIFICATE_TEMPLATES[kind].body),
  });
  const [draft, setDraft] = useState(() =>
    returned ? draftOf(returned) : { kind: FIRST, days: '', ...templateOf(FIRST), first: NOBODY, second: NOBODY },
  );
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const state = usePreview(draft, onPreview);
  const preview = state && 'preview' in state ? state.preview : undefined;
  const { kind, first, second } = draft;
  const change = (changed: Partial<typeof draft>) => setDraft({ ...draft, ...changed });
  const choose = (next: CertificateKind) => {
    const [before, after] = [templateOf(kind), templateOf(next)];
    // Keeps what the user has written; untouched texts follow the kind.
    change({
      kind: next,
      title: draft.title === before.title ? after.title : draft.title,
      body: draft.body === before.body ? after.body : draft.body,
    });
  };
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    const signatories = second.name === '' && second.office === '' ? [first] : [first, second];
    const order = { kind, days: kind === 'attendance' ? draft.days : null, title: draft.title, body: draft.body, signatories };
    const read = v.safeParse(CertificateOrder, order);
    if (!read.success) {
      setErrors(
        Object.fromEntries(read.issues.toReversed().map((issue) => [v.getDotPath(issue) ?? '', formatMessage(messageOf(issue), words)])),
      );
      return;
    }
    setErrors({});
    setBusy(true);
    try {
      await onIssue(read.output);
      onReturn();
    } catch (error) {
      const { message, fieldErrors } = failureOf(error, CERTIFICATE_TEXTS.issueFailed);
      setErrors({ ...fieldErrors, ...(Object.keys(fieldErrors ?? {}).length === 0 && { '': message }) });
      setBusy(false);
    }
  };
  const count = preview?.count ?? 0;
  const isDecided = preview !== undefined && preview.steps.length > 0;
  const verb = () => {
    if (returned) return t(CERTIFICATE_TEXTS.changeOrder);
    if (isDecided) return t(CERTIFICATE_TEXTS.ask, { count });
    return count === 1 ? t(CERTIFICATE_TEXTS.issueOne) : t(CERTIFICATE_TEXTS.issue, { count });
  };
  const footer = (
    <>
      <Button onClick={onReturn}>{t(CERTIFICATE_TEXTS.back)}</Button>
      <Button
        type="submit"
        form={formId}
        variant="primary"
        disabled={count === 0}
        loading={isBusy}
        loadingText={t(CERTIFICATE_TEXTS.issuing)}
      >
        {verb()}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="l"
      title={t(CERTIFICATE_TEXTS.begin)}
      description={t(CERTIFICATE_TEXTS.aboutEvent, { event: event.title })}
      footer={footer}
    >
      <form id={formId} noValidate onSubmit={(submitted) => void submit(submitted)}>
        <Stack>
          {errors[''] && <ErrorState description={errors['']} />}
          <Field label={t(CERTIFICATE_TEXTS.kind)} error={errors.kind} group>
            <RadioGroup
              value={kind}
              onValueChange={(value) => choose(CERTIFICATE_KINDS.find((each) => each === value) ?? kind)}
              options={CERTIFICATE_KINDS.map((each) => ({
                value: each,
                label: t(CERTIFICATE_TEXTS.kinds[each]),
                hint: t(CERTIFICATE_TEXTS.kindHints[each]),
              }))}
            />
          </Field>
          {kind === 'attendance' && (
            <Field
              label={t(CERTIFICATE_TEXTS.days)}
              hint={meetings ? t(CERTIFICATE_TEXTS.meetingsHint, { count: meetings.count }) : t(CERTIFICATE_TEXTS.daysHint)}
              error={errors.days}
            >
              <NumberInput value={draft.days} onChange={({ target }) => change({ days: target.value })} min={1} max={62} />
            </Field>
          )}
          <Counting state={state} />
          <Field label={t(CERTIFICATE_TEXTS.heading)} error={errors.title} required>
            <TextInput value={draft.title} onChange={({ target }) => change({ title: target.value })} maxLength={80} autoComplete="off" />
          </Field>
          <Field label={t(CERTIFICATE_TEXTS.body)} hint={t(CERTIFICATE_TEXTS.bodyHint, { places: PLACES })} error={errors.body} required>
            <Textarea value={draft.body} onChange={({ target }) => change({ body: target.value })} rows={3} maxLength={600} />
          </Field>
          <Signatory
            label={t(CERTIFICATE_TEXTS.signatory)}
            value={first}
            onValueChange={(value) => change({ first: value })}
            required
            errors={[errors['signatories.0.name'] ?? errors.signatories, errors['signatories.0.office']]}
          />
          <Signatory
            label={t(CERTIFICATE_TEXTS.secondSignatory)}
            value={second}
            onValueChange={(value) => change({ second: value })}
            errors={[errors['signatories.1.name'], errors['signatories.1.office']]}
          />
          <CertificateSample
            template={{ title: draft.title, body: draft.body, signatories: [first, second] }}
            sample={preview?.sample}
            values={{ ...values, ...(kind === 'attendance' && meetings && { date: meetings.date }), event: event.title }}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

function Counting({ state }: { state: PreviewState }) {
  const t = useTranslate();
  if (!state) return <Text role="status">{t(CERTIFICATE_TEXTS.counting)}</Text>;
  if ('error' in state) return state.error === '' ? null : <ErrorState description={state.error} />;
  const { count, issued, steps } = state.preview;
  const sentences = [
    count === 0 && t(CERTIFICATE_TEXTS.nobody),
    count === 1 && t(CERTIFICATE_TEXTS.one),
    count > 1 && t(CERTIFICATE_TEXTS.many, { count }),
    issued > 0 && t(CERTIFICATE_TEXTS.already, { count: issued }),
    steps.length > 0 && t(CERTIFICATE_TEXTS.goesTo, { steps: steps.join(', ') }),
  ];
  return <Text role="status">{sentences.filter(Boolean).join(' ')}</Text>;
}

interface SignatoryProps {
  label: string;
  value: { readonly name: string; readonly office: string };
  onValueChange: (value: { name: string; office: string }) => void;
  errors: readonly [string | undefined, string | undefined];
  required?: boolean;
}

function Signatory({ label, value, onValueChange, errors: [nameError, officeError], required }: SignatoryProps) {
  const t = useTranslate();
  return (
    <Grid columns="fit">
      <Field label={label} error={nameError} required={required}>
        <TextInput
          value={value.name}
          onChange={({ target }) => onValueChange({ ...value, name: target.value })}
          maxLength={80}
          autoComplete="off"
        />
      </Field>
      <Field label={t(CERTIFICATE_TEXTS.office)} error={officeError} required={required}>
        <TextInput
          value={value.office}
          onChange={({ target }) => onValueChange({ ...value, office: target.value })}
          maxLength={80}
          autoComplete="off"
        />
      </Field>
    </Grid>
  );
}
