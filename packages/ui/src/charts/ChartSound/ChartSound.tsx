/// <reference path="./chart2music.d.ts" />
import { Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { counted, type Unit } from '../plot/figures.ts';
import { player } from './ChartSound.css.ts';

export interface ChartSoundProps {
  /** The title of the chart. */
  title: string;
  /** The figures in their order, with unique names. */
  data: readonly { name: string; value: number }[];
  /** The unit of the figures. */
  unit: Unit;
}

/** Loaded when the player is started. */
type Sonify = typeof import('chart2music')['c2mChart'];

/** Plays the figures as tones, higher for larger ones; arrow keys move between them, and each is announced. */
function Player({ title, data, unit, sonify }: ChartSoundProps & { sonify: Sonify }) {
  const { locale, translate: t } = useLocaleSettings();
  const elementRef = useRef<HTMLDivElement>(null);
  const announcementsRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: element } = elementRef;
    const { current: cc } = announcementsRef;
    if (!element || !cc) return;
    const { data: sound } = sonify({
      type: 'bar',
      title,
      element,
      cc,
      lang: 'en',
      data: data.map(({ value }, x) => ({ x, y: value })),
      axes: {
        x: { label: '', format: (x) => data[x]?.name ?? '' },
        y: { label: unit.other, minimum: 0, format: (value) => counted(value, unit, locale, t) },
      },
    });
    element.focus();
    return () => sound?.cleanUp();
  }, [title, data, unit, sonify, locale, t]);
  return (
    <Stack gap="xs">
      <div ref={elementRef} role="application" aria-label={title} className={player}>
        <Text as="span" size="s" tone="muted">
          {t('Arrow keys play one figure after another.')}
        </Text>
      </div>
      <div ref={announcementsRef} />
    </Stack>
  );
}

/**
 * A player that makes the figures of a chart audible, by Chart2Music, for people who follow a trend better by ear. Put it below a chart;
 * its code is loaded on demand.
 */
export function ChartSound(props: ChartSoundProps) {
  const { translate: t } = useLocaleSettings();
  const [sonify, setSonify] = useState<{ current: Sonify }>();
  const [step, setStep] = useState<'silent' | 'loading' | 'failed'>('silent');
  const listen = async () => {
    setStep('loading');
    try {
      const { c2mChart } = await import('chart2music');
      setSonify({ current: c2mChart });
      setStep('silent');
    } catch {
      setStep('failed');
    }
  };
  if (sonify) return <Player {...props} sonify={sonify.current} />;
  if (step === 'failed') return <ErrorState description={t('The sound could not be loaded.')} onRetry={() => void listen()} />;
  return (
    <div>
      <Button
        size="s"
        variant="quiet"
        icon={<Volume2 size={16} aria-hidden="true" />}
        loading={step === 'loading'}
        onClick={() => void listen()}
      >
        {t('Listen')}
      </Button>
    </div>
  );
}
