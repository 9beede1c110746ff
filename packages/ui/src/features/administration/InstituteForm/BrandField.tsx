import { type InstituteInput, unreadableColorText } from '@quad/domain/administration';
import { Institute } from '@quad/domain/institute';
import { EVENT_TEXTS, formatMessage, type Sentence } from '@quad/domain/messages';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type Control, useController } from 'react-hook-form';
import * as v from 'valibot';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type BrandTheme, brandTheme, faultText, propertyOf, type Values } from '../../../theming/index.ts';
import { ground, picker } from './BrandField.css.ts';

/** The value of the picker while no color is set. */
const UNSAID = '#808080';

const PRIMARY = 'color.action.primary.surface';

/** The themes of a color; undefined while the text is not a color. */
function themeOf(text: string): BrandTheme | undefined {
  const color = text.trim().toLowerCase();
  return v.is(v.unwrap(Institute.entries.brandColor), color) ? brandTheme(color) : undefined;
}

/** Why a color is refused, by the same calculation as on the server; undefined if it is accepted or not a color yet. */
export function brandFault(text: string): Sentence<string> | undefined {
  const [fault] = themeOf(text)?.faults ?? [];
  return fault && unreadableColorText(faultText(fault));
}

export interface BrandFieldProps {
  control: Control<v.InferInput<typeof InstituteInput>, unknown, InstituteInput>;
}

/** The institute's color, picked or typed, with a preview of the portal in light and dark. */
export function BrandField({ control }: BrandFieldProps) {
  const settings = useLocaleSettings();
  const { translate: t } = settings;
  const { field, fieldState } = useController({ control, name: 'brand_color' });
  const text = field.value ?? '';
  const theme = themeOf(text);
  const fault = brandFault(text);
  const color = text.trim().toLowerCase();
  return (
    <Stack>
      <Field
        label={t('Brand colour')}
        hint={t('Written as #0b6e4f. Leave it empty to use the default colours. High contrast does not change.')}
        error={fieldState.error?.message ?? (fault && formatMessage(fault, settings))}
      >
        <Inline wrap={false}>
          <input
            type="color"
            className={picker}
            aria-label={t('Choose a colour')}
            value={theme ? color : UNSAID}
            onChange={({ currentTarget }) => field.onChange(currentTarget.value)}
          />
          <TextInput {...field} value={text} autoComplete="off" spellCheck={false} />
        </Inline>
      </Field>
      {theme && theme.faults.length === 0 && (
        <>
          <Grid columns={{ phone: 1, tablet: 2 }}>
            <Specimen label={t('By day')} theme="light" values={theme.light} />
            <Specimen label={t('At night')} theme="dark" values={theme.dark} />
          </Grid>
          {theme.light[PRIMARY] !== color && (
            <Text size="s" tone="muted">
              {t('In the light theme, buttons are {color}, because the colour itself has too little contrast.', {
                color: theme.light[PRIMARY] ?? '',
              })}
            </Text>
          )}
        </>
      )}
    </Stack>
  );
}

interface SpecimenProps {
  /** When the portal looks like this. */
  label: string;
  theme: 'light' | 'dark';
  values: Values;
}

/** A preview with real components in a brand color; nothing in it can be pressed. */
function Specimen({ label, theme, values }: SpecimenProps) {
  const t = useTranslate();
  const properties = Object.entries(values).map(([token, value]) => [propertyOf(token), value]);
  return (
    <div data-theme={theme} className={ground} style={assignInlineVars(Object.fromEntries(properties))}>
      <Stack gap="s">
        <Text weight="medium">{label}</Text>
        <Card inert>
          <Stack gap="s">
            <Inline>
              <Button variant="primary">{t('Submit')}</Button>
              <Button>{t('Cancel')}</Button>
            </Inline>
            <Inline>
              <Link href="/">{t('Events')}</Link>
              <Badge tone="positive">{t('Approved')}</Badge>
            </Inline>
            <Text size="s" tone="muted">
              {t(EVENT_TEXTS.emptyText)}
            </Text>
          </Stack>
        </Card>
      </Stack>
    </div>
  );
}
