import { ACHIEVEMENT_LEVELS } from '@quad/domain/achievements';
import { useId } from 'react';
import { TextInput, type TextInputProps } from '../../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { capitalized } from '../../forms/options.ts';

/** An input for the level of an achievement: free text, with the levels that have a color of their own as suggestions. */
export function LevelInput(native: Omit<TextInputProps, 'list'>) {
  const t = useTranslate();
  const listId = useId();
  return (
    <>
      <TextInput {...native} list={listId} autoComplete="off" placeholder={t('e.g. National')} />
      <datalist id={listId}>
        {ACHIEVEMENT_LEVELS.map((level) => (
          <option key={level} value={capitalized(level)} />
        ))}
      </datalist>
    </>
  );
}
