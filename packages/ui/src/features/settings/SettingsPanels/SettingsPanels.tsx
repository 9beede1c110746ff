import {
  type Appearance,
  DENSITY_CHOICES,
  type DensityChoice,
  MESSAGE_CHOICES,
  type MessageChoice,
  MOTION_CHOICES,
  type MotionChoice,
  THEME_CHOICES,
  type ThemeChoice,
} from '@quad/domain/appearance';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@quad/domain/language';
import { TERMS_TEXT } from '@quad/domain/messages';
import { PERSONAL_DATA_TEXTS } from '@quad/domain/personal-data';
import type { ReactNode } from 'react';
import { Section, type SectionProps } from '../../../layout/Section/Section.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

const THEMES = { system: 'Same as the device', light: 'Light', dark: 'Dark', 'high-contrast': 'High contrast' } as const satisfies Record<
  ThemeChoice,
  string
>;
const DENSITIES = { comfortable: 'Comfortable', compact: 'Compact' } as const satisfies Record<DensityChoice, string>;
const MESSAGES = { timed: 'Disappear after a few seconds', kept: 'Stay until you dismiss them' } as const satisfies Record<
  MessageChoice,
  string
>;
const MOTIONS = { system: 'Same as the device', none: 'None' } as const satisfies Record<MotionChoice, string>;

interface ChoiceProps<Value extends string> {
  label: string;
  values: readonly Value[];
  names: Readonly<Record<Value, string>>;
  value: Value;
  onValueChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, values, names, value, onValueChange }: ChoiceProps<Value>) {
  const t = useTranslate();
  const choose = (chosen: string) => {
    const known = values.find((candidate) => candidate === chosen);
    if (known) onValueChange(known);
  };
  return (
    <Field label={label} group>
      <RadioGroup
        options={values.map((option) => ({ value: option, label: t(names[option]) }))}
        value={value}
        onValueChange={choose}
        orientation="horizontal"
      />
    </Field>
  );
}

export interface SettingsPanelsProps {
  /** The current appearance. */
  appearance: Appearance;
  /** Called on each change, which takes effect at once; the app stores it. */
  onAppearanceChange: (appearance: Appearance) => void;
  /** The current language; without it there is no choice. */
  language?: Language;
  /** Called when another language is selected. */
  onLanguageChange?: (language: Language) => void;
  /** The notification preferences, a NotificationChoice. */
  notifications?: ReactNode;
  /** The form for the password, a ChangePassword; undefined if the account has none. */
  password?: ReactNode;
  /** The user's passkeys, a PasskeyList. */
  passkeys?: ReactNode;
  /** The user's sessions, a SessionList. */
  sessions?: ReactNode;
  /** The address of the page for exporting data and leaving. */
  myDataHref?: string;
  /** The address of the institute's terms of use. */
  termsUrl?: string | undefined;
}

/** The settings page: the look of the portal in this browser, notifications, passwords, passkeys and sessions. */
export function SettingsPanels(props: SettingsPanelsProps) {
  const { appearance, onAppearanceChange, language, onLanguageChange, notifications, password, passkeys, sessions, myDataHref, termsUrl } =
    props;
  const t = useTranslate();
  return (
    <Stack gap="l" width="form">
      <Panel title={t('Look')} subtitle={t('How the portal looks in this browser. Changes apply immediately.')}>
        <Choice
          label={t('Theme')}
          values={THEME_CHOICES}
          names={THEMES}
          value={appearance.theme}
          onValueChange={(theme) => onAppearanceChange({ ...appearance, theme })}
        />
        <Choice
          label={t('Density')}
          values={DENSITY_CHOICES}
          names={DENSITIES}
          value={appearance.density}
          onValueChange={(density) => onAppearanceChange({ ...appearance, density })}
        />
        <Choice
          label={t('Motion')}
          values={MOTION_CHOICES}
          names={MOTIONS}
          value={appearance.motion}
          onValueChange={(motion) => onAppearanceChange({ ...appearance, motion })}
        />
        <Choice
          label={t('Short messages')}
          values={MESSAGE_CHOICES}
          names={MESSAGES}
          value={appearance.messages}
          onValueChange={(messages) => onAppearanceChange({ ...appearance, messages })}
        />
        {language && (
          <Choice
            label={t('Language')}
            values={LANGUAGES}
            names={LANGUAGE_NAMES}
            value={language}
            onValueChange={(chosen) => onLanguageChange?.(chosen)}
          />
        )}
      </Panel>
      {notifications}
      {sessions && <Panel title={t('Where you are signed in')}>{sessions}</Panel>}
      {passkeys && <Panel title={t('Passkeys')}>{passkeys}</Panel>}
      {password && <Panel title={t('Password')}>{password}</Panel>}
      {myDataHref && (
        <Panel title={t(PERSONAL_DATA_TEXTS.title)} subtitle={t('Download everything that is stored about you, or leave.')}>
          <Link href={myDataHref}>{t('See my data')}</Link>
        </Panel>
      )}
      {termsUrl && (
        <Panel title={t('About')}>
          <Link href={termsUrl} external target="_blank" rel="noreferrer">
            {t(TERMS_TEXT)}
          </Link>
        </Panel>
      )}
    </Stack>
  );
}

function Panel({ children, ...heading }: Pick<SectionProps, 'title' | 'subtitle' | 'children'>) {
  return (
    <Card padding="l">
      <Section {...heading}>
        <Stack>{children}</Stack>
      </Section>
    </Card>
  );
}
