import type { QueueType } from '@quad/domain/endorsements';
import { ENDORSEMENT_TEXTS } from '@quad/domain/messages';
import type { Skill } from '@quad/domain/skills';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { skillItem } from '../endorsementItem.ts';
import { type PendingList, ShownQueue } from './ShownQueue.tsx';

export interface SkillQueueProps extends PendingList<Skill> {
  type: QueueType;
}

/** New skills of the catalogue that wait for endorsement. The specification words no failure of this tab, so it says the client's. */
export function SkillQueue({ type, ...list }: SkillQueueProps) {
  const { timeZone } = useLocaleSettings();
  return (
    <ShownQueue
      {...list}
      label="Skills"
      what={`${type} skills`}
      read={(skill) => skillItem(skill, timeZone)}
      loadFailedText={ENDORSEMENT_TEXTS.skillsFetchFailed}
      failedText={ENDORSEMENT_TEXTS.endorseSkillFailed}
    />
  );
}
